import { register } from '@wervio/contracts'
import { implement } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { registerAccount } from './register.ts'
import type { AccountRepository } from './repository.ts'

type Options = { accounts: AccountRepository; exportAccounts: () => Promise<void> }

export const accountRoutes = (app: FastifyInstance, { accounts, exportAccounts }: Options): void => {
  implement(
    app,
    register,
    async ({ identity, body }) => {
      // Before our row is written: a provider account without a row registers again, a row without one is lost.
      await exportAccounts()
      return registerAccount(accounts, identity, body)
    },
    { rateLimit: { max: 30, seconds: 60 } },
  )
}

import { listColleagues, register } from '@wervio/contracts'
import { implement } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { registerAccount } from './register.ts'
import type { AccountRepository } from './repository.ts'

type Options = { accounts: AccountRepository }

export const accountRoutes = (app: FastifyInstance, { accounts }: Options): void => {
  implement(app, listColleagues, ({ recruiter }) => accounts.colleagues(recruiter))

  implement(app, register, ({ identity, body }) => registerAccount(accounts, identity, body))
}

import { listColleagues, register } from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Enter } from '../sign-in/enter.ts'
import { registerAccount } from './register.ts'
import type { AccountRepository } from './repository.ts'

type Options = { accounts: AccountRepository; enter: Enter }

export const accountRoutes = (app: FastifyInstance, { accounts, enter }: Options): void => {
  implement(app, listColleagues, ({ recruiter }) => accounts.colleagues(recruiter))

  implement(app, register, async ({ identity, body }) => {
    const { provider, proof } = body
    // A user whom Firebase itself brought in by Google has a token, which is proof enough.
    const isByToken = provider === 'email' || (provider === 'google' && proof === undefined && identity !== null)
    if (isByToken) return registerAccount(accounts, identity, body)
    const { account, customToken, isNew } = await enter(provider, proof)
    if (!isNew) throw new ServiceError('already_registered', { extra: { customToken } })
    return { ...account, customToken }
  })
}

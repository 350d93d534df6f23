import { deleteAccount, previewDeletion } from '@wervio/contracts'
import { implement } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { DeleteAccount } from './delete-account.ts'

/** Nobody deletes their account more than once; a few tries for a mistyped address. */
const TRIES = { max: 10, seconds: 60 }

export const deletionRoutes = (app: FastifyInstance, { rule }: { rule: DeleteAccount }): void => {
  implement(app, previewDeletion, ({ identity, recruiter }) => rule.preview(identity, recruiter))

  implement(
    app,
    deleteAccount,
    ({ identity, recruiter, body: { email, heir, makes_owner } }) =>
      rule.erase(identity, recruiter, { email, heir, makesOwner: makes_owner }),
    { rateLimit: TRIES },
  )
}

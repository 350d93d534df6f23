import {
  acceptInvitation,
  createInvitation,
  listInvitations,
  openInvitation,
  withdrawInvitation,
} from '@wervio/contracts'
import { implement } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import type { Forget } from '../colleagues/forget.ts'
import { hashOf, newSecret } from '../platform/secret.ts'
import { invitationGone } from './accept.ts'
import type { InvitationRepository } from './repository.ts'

type Options = { invitations: InvitationRepository; forget: Forget }

/** Invitations opened from one network address in a minute; a secret has 256 bits, so this only spares the database. */
const OPENINGS = { max: 30, seconds: 60 }
/** Invitations that one account makes, or tries to accept, in a minute. */
const TRIES = { max: 20, seconds: 60 }

export const invitationRoutes = (app: FastifyInstance, { invitations, forget }: Options): void => {
  implement(app, listInvitations, ({ recruiter }) => invitations.list(recruiter))

  implement(
    app,
    createInvitation,
    async ({ recruiter, body }) => {
      const secret = newSecret()
      return { ...(await invitations.create(recruiter, hashOf(secret), body)), secret }
    },
    { rateLimit: TRIES },
  )

  implement(app, withdrawInvitation, async ({ recruiter, params }) => {
    if (!validate(params.id) || !(await invitations.withdraw(recruiter, params.id))) throw invitationGone()
    return null
  })

  implement(
    app,
    openInvitation,
    async ({ body }) => {
      const offer = await invitations.offer(hashOf(body.secret))
      if (!offer) throw invitationGone()
      return offer
    },
    { rateLimit: OPENINGS },
  )

  implement(
    app,
    acceptInvitation,
    async ({ identity, recruiter, body }) => {
      await invitations.accept(recruiter, identity, hashOf(body.secret))
      await forget(recruiter)
      return null
    },
    { rateLimit: TRIES },
  )
}

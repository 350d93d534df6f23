import {
  acceptInvitation,
  createInvitation,
  listInvitations,
  mailInvitation,
  messages,
  openInvitation,
  withdrawInvitation,
} from '@wervio/contracts'
import * as pages from '@wervio/contracts/routes'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import type { Forget } from '../colleagues/forget.ts'
import { hashOf, newSecret } from '../platform/secret.ts'
import { invitationGone } from './accept.ts'
import type { InvitationRepository } from './repository.ts'
import type { SendInvitation } from './send-invitation.ts'

type Options = {
  invitations: InvitationRepository
  forget: Forget
  /** Null where no mail server is set up. */
  send: SendInvitation | null
  /** Where the pages of the product are, the shell's first. */
  origins: readonly string[]
}

/** Invitations opened from one network address in a minute; a secret has 256 bits, so this only spares the database. */
const OPENINGS = { max: 30, seconds: 60 }
/** Invitations that one account makes, or tries to accept, in a minute. */
const TRIES = { max: 20, seconds: 60 }
/** Invitations that one account has mailed in ten minutes: more than a team has people, less than a mailing. */
const MAILS = { max: 20, seconds: 600 }

export const invitationRoutes = (app: FastifyInstance, { invitations, forget, send, origins }: Options): void => {
  /** The page that the owner looks at, when it is one of ours. */
  const shellOf = (origin: string | undefined): string =>
    origin !== undefined && origins.includes(origin) ? origin : (origins[0] ?? '')

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

  implement(
    app,
    mailInvitation,
    async ({ recruiter, params, body: { secret }, request }) => {
      const facts = validate(params.id) ? await invitations.mailFacts(recruiter, params.id, hashOf(secret)) : null
      if (!facts) throw invitationGone()
      if (!send) throw new ServiceError('unavailable', { message: messages.invitationMailNotSetUp })
      const { email } = facts
      if (email === null) throw new ServiceError('conflict', { message: messages.invitationWithoutAddress })
      const link = shellOf(request.headers.origin) + pages.invitation.withSecret(secret)
      return send({ ...facts, email, link })
    },
    { rateLimit: MAILS },
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

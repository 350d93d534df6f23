import { endOwnSession, endSession, endSessions, listSessions, messages } from '@wervio/contracts'
import {
  describeError,
  implement,
  ServiceError,
  type Identities,
  type Identity,
  type Recruiter,
} from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import type { AskProvider } from '../account-security/ask-provider.ts'
import type { SessionRepository } from './repository.ts'

type Options = {
  sessions: SessionRepository
  /** Null where there is no provider to ask. */
  identities: Identities | null
  askProvider: AskProvider | null
  /** Has the sign-ins of an identity looked up anew. */
  forget: (uid: string) => void
}

export const sessionRoutes = (app: FastifyInstance, { sessions, identities, askProvider, forget }: Options): void => {
  implement(app, listSessions, ({ identity, recruiter }) => sessions.list(identity, recruiter))

  implement(app, endSession, async ({ identity, recruiter, params: { id } }) => {
    if (!validate(id) || !(await sessions.end(identity, recruiter, id)))
      throw new ServiceError('not_found', { message: messages.sessionNotFound })
    forget(identity.uid)
    return null
  })

  implement(app, endOwnSession, async ({ identity }) => {
    await sessions.endOwn(identity)
    forget(identity.uid)
    return null
  })

  /** Our services refuse the tokens from now on, whatever the provider says: it can only take back all of them. */
  const revoke = async (identity: Identity, recruiter: Recruiter): Promise<void> => {
    try {
      await identities?.revoke(identity.uid)
      // Else it would look like a new password later.
      await askProvider?.(identity, recruiter, { isOwnRevocation: true })
    } catch (error) {
      app.log.warn({ failure: describeError(error) }, 'refresh tokens were not revoked at the sign-in provider')
    }
  }

  implement(app, endSessions, async ({ identity, recruiter, body: { keep_own: keepOwn } }) => {
    await sessions.endAll(identity, recruiter, { keepOwn })
    forget(identity.uid)
    if (!keepOwn) await revoke(identity, recruiter)
    return null
  })
}

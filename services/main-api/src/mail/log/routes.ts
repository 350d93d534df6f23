import { cancelMail, createMail, getMailSettings, listMails, messages, retryMail, type Mail } from '@wervio/contracts'
import { cutPage, implement, readCursor, ServiceError, type Recruiter } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import { requireCandidate } from '../../candidates/named-candidate.ts'
import type { MailRepository } from './repository.ts'

type Options = {
  mails: MailRepository
  /** Null where there is no mail server. */
  sending: {
    from: string
    undoSeconds: number
    askToSend: (recruiter: Recruiter, mailId: string) => Promise<void>
  } | null
}

/** Mails of one account in a minute: more than somebody who looks at each of them can write. */
const MAILS = { max: 60, seconds: 60 }

const mailNotFound = (): ServiceError => new ServiceError('not_found', { message: messages.mailGone })

const mailIdOf = (id: string): string => {
  if (!validate(id)) throw mailNotFound()
  return id
}

const requireMail = (mail: Mail | null): Mail => {
  if (mail === null) throw mailNotFound()
  return mail
}

export const mailRoutes = (app: FastifyInstance, { mails, sending }: Options): void => {
  /** Also for a mail that was there already: its job may have got lost with the answer. */
  const sendWhenQueued = async (recruiter: Recruiter, mail: Mail): Promise<Mail> => {
    if (mail.state === 'queued') await sending?.askToSend(recruiter, mail.id)
    return mail
  }

  implement(app, getMailSettings, ({ identity }) =>
    Promise.resolve({
      can_send: sending !== null,
      from: sending?.from ?? null,
      reply_to: identity.email,
      undo_seconds: sending?.undoSeconds ?? 0,
    }),
  )

  implement(app, listMails, async ({ recruiter, query, reply }) => {
    const stored = await mails.list(recruiter, query, {
      limit: query.limit + 1,
      from: readCursor(query.cursor, 'mailed'),
    })
    const { rows, link } = cutPage(listMails.path, query, stored, ({ created_at, id }) => ({
      order: 'mailed',
      value: created_at,
      id,
    }))
    if (link) reply.header('Link', link)
    return rows
  })

  implement(
    app,
    createMail,
    async ({ recruiter, body, reply }) => {
      const { mail, isNew } = requireCandidate(await mails.create(recruiter, body))
      reply.code(isNew ? 201 : 200)
      return sendWhenQueued(recruiter, mail)
    },
    { rateLimit: MAILS },
  )

  implement(app, cancelMail, async ({ recruiter, params }) =>
    requireMail(await mails.cancel(recruiter, mailIdOf(params.id))),
  )

  implement(
    app,
    retryMail,
    async ({ recruiter, params }) =>
      sendWhenQueued(recruiter, requireMail(await mails.retry(recruiter, mailIdOf(params.id)))),
    { rateLimit: MAILS },
  )
}

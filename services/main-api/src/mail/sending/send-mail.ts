import { randomUUID } from 'node:crypto'
import { messages } from '@wervio/contracts'
import type { Database } from '../../platform/database.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import type { SmtpSettings } from '../settings.ts'
import { composeMail } from './compose.ts'
import { handOver, type HandOver } from './hand-over.ts'
import { createOutbox, type Outbox } from './repository.ts'
import type { Outgoing } from './start-sending.ts'

/** Ids only: a job is kept outside row-level security. */
export type SendMail = { mailId: string; accountId: string; organisationId: string }

type Options = { outbox: Pick<Outbox, 'take' | 'finish'>; smtp: SmtpSettings }

/** After the last try a mail that could go later is given up. */
const outcomeOf = (handed: HandOver, isLast: boolean): HandOver =>
  handed.state === 'busy' && isLast
    ? {
        state: 'refused',
        reason: handed.reason === messages.mailServerBusy ? messages.mailGivenUp : handed.reason,
      }
    : handed

/** The job that hands one mail to the mail server: at most once, whatever happens. */
export const createSendMail = ({ outbox, smtp }: Options): JobKind<SendMail> => ({
  queue: 'send-mail',
  concurrency: 2,
  share: 1,
  // A server that asks to come back later means minutes: the tries are spread over about an hour.
  retries: { limit: 7, delay: 30 },
  expiresIn: 300,
  work: async ({ mailId, ...recruiter }, { signal, last }) => {
    const claim = randomUUID()
    const mail = await outbox.take(recruiter, mailId, claim)
    if (mail === null) return
    if (mail === 'early') throw new Error('a mail that can still be taken back')
    const message = await composeMail(mail, smtp)
    const outcome = outcomeOf(await handOver(smtp, { to: mail.to, message }, signal), last)
    await outbox.finish(recruiter, mailId, claim, outcome)
    if (outcome.state === 'busy') throw new Error('the mail server did not take a mail yet')
  },
})

/** Mails to candidates, for `startSending`. */
export const outgoingMails = ({ database, smtp }: { database: Database; smtp: SmtpSettings }): Outgoing<SendMail> => {
  const outbox = createOutbox(database)
  return {
    kind: createSendMail({ outbox, smtp }),
    unsent: async () =>
      (await outbox.unsent()).map(({ mailId, accountId, organisationId }) => ({ mailId, accountId, organisationId })),
    // A key for each time that a mail is queued: the job of an earlier time may not have ended yet.
    waiting: async ({ mailId, ...recruiter }) => {
      const waiting = await outbox.waiting(recruiter, mailId)
      return waiting && { key: `${mailId} ${waiting.sendsAt}`, seconds: waiting.seconds }
    },
  }
}

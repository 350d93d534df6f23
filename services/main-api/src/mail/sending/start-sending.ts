import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeError, type Recruiter } from '@wervio/service-kit'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database.ts'
import { createJobs, type JobQueue } from '../../platform/jobs/jobs.ts'
import { codeOf, reportSeldom } from '../../platform/jobs/report-seldom.ts'
import type { SmtpSettings } from '../settings.ts'
import { createOutbox } from './repository.ts'
import { createSendMail, type SendMail } from './send-mail.ts'

const RETRY_MS = 2_000
/** The interval of the search for mails whose job got lost. */
const ROUND_MS = 60_000

type Options = { database: Database; smtp: SmtpSettings; log: FastifyBaseLogger }

/** Sends mails as long as the service runs. Returns a function that asks for one, and one that stops. */
export const startSending = ({ database, smtp, log }: Options) => {
  const jobs = createJobs({ pool: database.pool, log })
  const outbox = createOutbox(database)
  const stopped = new AbortController()
  let queue: JobQueue<SendMail> | null = null

  /** A key for each time that a mail is queued: the job of an earlier time may not have ended yet. */
  const send = async ({ mailId, ...recruiter }: SendMail): Promise<void> => {
    try {
      const waiting = await outbox.waiting(recruiter, mailId)
      if (!waiting) return
      await queue?.send({ mailId, ...recruiter }, `${mailId} ${waiting.sendsAt}`, 0, waiting.seconds)
    } catch (error) {
      log.warn({ failure: describeError(error) }, 'a mail waits for the next round to be sent')
    }
  }
  const sendAll = async (): Promise<void> => {
    for (const { mailId, accountId, organisationId } of await outbox.unsent()) {
      if (stopped.signal.aborted) return
      await send({ mailId, accountId, organisationId })
    }
  }
  let lastRound: Promise<void> = Promise.resolve()
  const round = (): Promise<void> => {
    lastRound = sendAll().catch((error: unknown) =>
      log.warn({ failure: describeError(error) }, 'unsent mails could not be looked for'),
    )
    return lastRound
  }
  const begin = async (): Promise<void> => {
    await jobs.start()
    if (stopped.signal.aborted) return
    queue = await jobs.add(createSendMail({ outbox, smtp }))
    if (stopped.signal.aborted) return
    await round()
  }
  const sayNotYet = reportSeldom<unknown>(codeOf, (error) =>
    log.warn({ failure: describeError(error) }, 'sending mails could not start yet'),
  )
  const run = async (): Promise<void> => {
    await Promise.race([database.opened, once(stopped.signal, 'abort')])
    while (!stopped.signal.aborted) {
      try {
        return await begin()
      } catch (error) {
        sayNotYet(error)
        await sleep(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => undefined)
      }
    }
  }
  const running = run()
  const timer = setInterval(() => void round(), ROUND_MS).unref()

  return {
    askToSend: (recruiter: Recruiter, mailId: string): Promise<void> => send({ mailId, ...recruiter }),
    stop: async (): Promise<void> => {
      stopped.abort()
      clearInterval(timer)
      await Promise.all([running, lastRound])
      await jobs.stop()
    },
  }
}

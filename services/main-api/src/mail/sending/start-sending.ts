import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeError, doesBackgroundWork, type ProcessRole } from '@wervio/service-kit'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database.ts'
import { createJobs, type JobData, type JobKind, type JobQueue } from '../../platform/jobs/jobs.ts'
import { codeOf, reportSeldom } from '../../platform/jobs/report-seldom.ts'

const RETRY_MS = 2_000
/** The interval of the search for mails whose job got lost. */
const ROUND_MS = 60_000

/** Mails of one kind, which wait in the database until the mail server took them. */
export type Outgoing<Job extends JobData> = {
  kind: JobKind<Job>
  /** Every mail that waits or was being sent, oldest first. */
  unsent: () => Promise<Job[]>
  /** The key of this sending of a mail, and the seconds until it leaves; null when it doesn't wait. */
  waiting: (job: Job) => Promise<{ key: string; seconds: number } | null>
}

/**
 * Sends mails as long as the service runs, where this process does background work. Returns a function that asks for one,
 * and one that stops.
 */
export const startSending = <Job extends JobData>(
  { kind, unsent, waiting }: Outgoing<Job>,
  { role, database, log }: { role: ProcessRole; database: Database; log: FastifyBaseLogger },
) => {
  const works = doesBackgroundWork(role)
  const jobs = createJobs({ pool: database.pool, log, works })
  const stopped = new AbortController()
  let queue: JobQueue<Job> | null = null

  const send = async (job: Job): Promise<void> => {
    try {
      const sending = await waiting(job)
      if (sending) await queue?.send(job, sending.key, 0, sending.seconds)
    } catch (error) {
      log.warn({ failure: describeError(error) }, 'a mail waits for the next round to be sent')
    }
  }
  const sendAll = async (): Promise<void> => {
    for (const job of await unsent()) {
      if (stopped.signal.aborted) return
      await send(job)
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
    queue = await jobs.add(kind)
    if (stopped.signal.aborted || !works) return
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
  const timer = works ? setInterval(() => void round(), ROUND_MS).unref() : undefined

  return {
    askToSend: send,
    stop: async (): Promise<void> => {
      stopped.abort()
      clearInterval(timer)
      await Promise.all([running, lastRound])
      await jobs.stop()
    },
  }
}

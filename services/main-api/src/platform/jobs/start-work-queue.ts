import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeError, doesBackgroundWork, type ProcessRole } from '@wervio/service-kit'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database.ts'
import { startRounds, type Rounds } from '../rounds.ts'
import { createJobs, type JobData, type JobKind, type JobQueue } from './jobs.ts'
import { codeOf, reportSeldom } from './report-seldom.ts'

const RETRY_MS = 2_000
/** The interval of the search for work whose job got lost. */
const ROUND_MS = 60_000

/** Work that waits in the database, with a job for each piece of it. */
type QueuedWork<Job extends JobData> = {
  kind: JobKind<Job>
  /** Adds the job of one piece to the queue, where it still waits. */
  enqueue: (queue: JobQueue<Job>, job: Job) => Promise<void>
  /** Every piece that waits, oldest first. */
  waiting: () => Promise<Job[]>
  /** What else a round does, at its end. */
  tidy?: () => Promise<unknown>
  /** What the log says of a piece that waits for the next round, of a round that failed, and of a start that did. */
  problems: { send: string; round: string; start: string }
}

/** Where work is done: this process, as far as it does background work. */
export type WorkPlace = {
  role: ProcessRole
  database: Database
  log: FastifyBaseLogger
  /** Milliseconds between two looks for jobs to take; 2 s when absent. */
  jobsLookEvery?: number | undefined
}

/**
 * Does queued work as long as the service runs, where this process does background work; a process that doesn't adds
 * jobs alone. Returns a function that asks for a piece of work, and one that stops.
 */
export const startWorkQueue = <Job extends JobData>(
  { kind, enqueue, waiting, tidy, problems }: QueuedWork<Job>,
  { role, database, log, jobsLookEvery: lookEvery }: WorkPlace,
) => {
  const works = doesBackgroundWork(role)
  const jobs = createJobs({ pool: database.pool, log, works, lookEvery })
  const stopped = new AbortController()
  let queue: JobQueue<Job> | null = null
  let rounds: Rounds | null = null

  const send = async (job: Job): Promise<void> => {
    try {
      if (queue) await enqueue(queue, job)
    } catch (error) {
      log.warn({ failure: describeError(error) }, problems.send)
    }
  }
  const round = async (): Promise<void> => {
    try {
      for (const job of await waiting()) {
        if (stopped.signal.aborted) return
        await send(job)
      }
      await tidy?.()
    } catch (error) {
      log.warn({ failure: describeError(error) }, problems.round)
    }
  }
  const begin = async (): Promise<void> => {
    await jobs.start()
    if (stopped.signal.aborted) return
    queue = await jobs.add(kind)
    if (stopped.signal.aborted || !works) return
    rounds = startRounds('tidy', round, Promise.resolve(), ROUND_MS)
  }
  const reportStart = reportSeldom<unknown>(codeOf, (error) =>
    log.warn({ failure: describeError(error) }, problems.start),
  )
  const run = async (): Promise<void> => {
    await Promise.race([database.opened, once(stopped.signal, 'abort')])
    while (!stopped.signal.aborted) {
      try {
        return await begin()
      } catch (error) {
        reportStart(error)
        await sleep(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => undefined)
      }
    }
  }
  const running = run()

  return {
    send,
    stop: async (): Promise<void> => {
      stopped.abort()
      await running
      await rounds?.stop()
      // Also without a queue: on a full disk the jobs may have started without being able to make one.
      await jobs.stop()
    },
  }
}

import { describeError } from '@wervio/service-kit'
import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { onPool } from './on-pool.ts'

/** How a kind of background work is done; `Data` holds ids only, because jobs are kept outside row-level security. */
export type JobKind<Data extends object> = {
  queue: string
  /** How many of them at once in this process. */
  together: number
  /** After a failed first try, in seconds; longer every time. */
  retries: { limit: number; delay: number }
  /** The most one try may take, in seconds. */
  expiresIn: number
  /** Rejects to be tried again; `last` says that this is the last try. */
  work: (data: Data, turn: { signal: AbortSignal; last: boolean }) => Promise<void>
}

export type JobQueue<Data extends object> = {
  /** Asks for a job; with the same `key` there is one at a time. */
  send: (data: Data, key: string) => Promise<void>
}

/** Jobs of a process that died are found missing after this many seconds. */
const HEARTBEAT_SECONDS = 15
const SUPERVISE_SECONDS = 10
const DAY = 86_400

/**
 * Background work in the database's schema `jobs` (pg-boss): survives a restart, is retried with back-off, and is shared
 * by every instance of this service. Errors are kept by their code, never by what they say.
 */
export const createJobs = ({ pool, log }: { pool: pg.Pool; log: FastifyBaseLogger }) => {
  const boss = new PgBoss({ db: onPool(pool), schema: 'jobs', schedule: false, monitorVacuum: false, reindex: false, superviseIntervalSeconds: SUPERVISE_SECONDS, monitorIntervalSeconds: SUPERVISE_SECONDS })
  boss.on('error', (error) => log.warn({ failure: describeError(error) }, 'background work met a problem'))

  const runOne = async <Data extends object>(kind: JobKind<Data>, data: Data, turn: { signal: AbortSignal; last: boolean }): Promise<boolean> => {
    try {
      await kind.work(data, turn)
      return true
    } catch (error) {
      log.warn({ failure: describeError(error), queue: kind.queue, last: turn.last }, 'a job did not finish')
      return false
    }
  }

  return {
    /** Makes the tables; once the database itself is up to date. */
    start: async (): Promise<void> => {
      await boss.start()
    },

    /** Begins to work on one kind; after `start`. */
    add: async <Data extends object>(kind: JobKind<Data>): Promise<JobQueue<Data>> => {
      const { limit, delay } = kind.retries
      const queue = { policy: 'exclusive' as const, retryLimit: limit, retryDelay: delay, retryBackoff: true, expireInSeconds: kind.expiresIn, heartbeatSeconds: HEARTBEAT_SECONDS, retentionSeconds: 14 * DAY, deleteAfterSeconds: 3_600 }
      await boss.createQueue(kind.queue, queue)
      const worker = await boss.work<Data, void, { includeMetadata: true; perJobResults: true; batchSize: number; burstWhenBatchFull: true; pollingIntervalSeconds: number }>(
        kind.queue,
        { includeMetadata: true, perJobResults: true, batchSize: kind.together, burstWhenBatchFull: true, pollingIntervalSeconds: 2 },
        (jobs) =>
          Promise.all(
            jobs.map(async ({ id, data, signal, retryCount, retryLimit }) => {
              const done = await runOne(kind, data, { signal, last: retryCount >= retryLimit })
              return { id, status: done ? ('completed' as const) : ('failed' as const) }
            }),
          ),
      )
      return {
        send: async (data, key) => {
          await boss.send(kind.queue, data, { singletonKey: key })
          boss.notifyWorker(worker)
        },
      }
    },

    /** Lets running jobs end for a few seconds; what is still going then is done again later. */
    stop: (): Promise<void> => boss.stop({ graceful: true, close: false, timeout: 5_000 }),
  }
}

export type Jobs = ReturnType<typeof createJobs>

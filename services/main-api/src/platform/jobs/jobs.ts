import { asJob, describeError } from '@wervio/service-kit'
import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { onPool } from './on-pool.ts'
import { codeOf, seldom } from './seldom.ts'

/** What every job says: for whom it is done. Ids only, because jobs are kept outside row-level security. */
export type JobData = { organisationId: string }

/** How a kind of background work is done. */
export type JobKind<Data extends JobData> = {
  queue: string
  /** How many of them at once in this process. */
  together: number
  /** How many of one organisation at once, in all processes; fewer than `together`, so that others needn't wait. */
  share: number
  /** After a failed first try, in seconds; longer every time. */
  retries: { limit: number; delay: number }
  /** The most one try may take, in seconds. */
  expiresIn: number
  /** Rejects to be tried again; `last` says that this is the last try. */
  work: (data: Data, turn: { signal: AbortSignal; last: boolean }) => Promise<void>
}

export type JobQueue<Data extends JobData> = {
  /**
   * Asks for a job; with the same `key` there is one at a time. `before`: jobs its organisation waits for already; who waits
   * for fewer comes first.
   */
  send: (data: Data, key: string, before: number) => Promise<void>
}

/** Jobs of a process that died are found missing after this many seconds. */
const HEARTBEAT_SECONDS = 15
const SUPERVISE_SECONDS = 10
/** What is asked for is taken up at once; this is for what is tried again, or was asked for in another process. */
const POLL_SECONDS = 2
const DAY = 86_400

/**
 * Background work in the database's schema `jobs` (pg-boss): survives a restart, is retried with back-off, and is shared
 * by every instance of this service. Errors are kept by their code, never by what they say.
 */
export const createJobs = ({ pool, log }: { pool: pg.Pool; log: FastifyBaseLogger }) => {
  const boss = new PgBoss({
    db: onPool(pool),
    schema: 'jobs',
    schedule: false,
    monitorVacuum: false,
    reindex: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  const report = seldom<unknown>(codeOf, (error, leftOut) => {
    log.warn({ failure: describeError(error), code: codeOf(error), leftOut }, 'background work met a problem')
  })
  boss.on('error', report)

  const runOne = async <Data extends JobData>(
    kind: JobKind<Data>,
    data: Data,
    turn: { signal: AbortSignal; last: boolean },
  ): Promise<boolean> => {
    try {
      await asJob(() => kind.work(data, turn))
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
    add: async <Data extends JobData>(kind: JobKind<Data>): Promise<JobQueue<Data>> => {
      const { limit, delay } = kind.retries
      const queue = {
        policy: 'exclusive' as const,
        retryLimit: limit,
        retryDelay: delay,
        retryBackoff: true,
        expireInSeconds: kind.expiresIn,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        retentionSeconds: 14 * DAY,
        deleteAfterSeconds: 3_600,
      }
      await boss.createQueue(kind.queue, queue)
      // One worker a job: those of a batch would wait for its slowest before another organisation's is taken up.
      const begin = async (): Promise<string> => {
        let id: string | null = null
        const options = {
          includeMetadata: true as const,
          perJobResults: true as const,
          groupConcurrency: kind.share,
          pollingIntervalSeconds: POLL_SECONDS,
        }
        id = await boss.work<Data, void, typeof options>(kind.queue, options, (jobs) =>
          Promise.all(
            jobs.map(async ({ id: jobId, data, signal, retryCount, retryLimit }) => {
              const done = await runOne(kind, data, { signal, last: retryCount >= retryLimit })
              // There may be more: it looks again at once.
              if (id !== null) boss.notifyWorker(id)
              return { id: jobId, status: done ? ('completed' as const) : ('failed' as const) }
            }),
          ),
        )
        return id
      }
      const workers = await Promise.all(Array.from({ length: kind.together }, begin))
      return {
        send: async (data, key, before) => {
          const group = { id: data.organisationId }
          await boss.send(kind.queue, data, { singletonKey: key, group, priority: -before })
          for (const worker of workers) boss.notifyWorker(worker)
        },
      }
    },

    /** Lets running jobs end for a few seconds; what is still going then is done again later. */
    stop: (): Promise<void> => boss.stop({ graceful: true, close: false, timeout: 5_000 }),
  }
}

export type Jobs = ReturnType<typeof createJobs>

import { asJob, describeError } from '@wervio/service-kit'
import { currentTrace, inTraceOf, measureQueues, type TraceCarrier } from '@wervio/service-kit/telemetry'
import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { lookForJobs } from './look-for-jobs.ts'
import { onPool } from './on-pool.ts'
import { readQueues } from './read-queues.ts'
import { codeOf, reportSeldom } from './report-seldom.ts'

/** The data of every job: the organisation it is for. Ids only, because jobs are stored outside row-level security. */
export type JobData = { organisationId: string }

/** What is stored of a job: its data, and the trace it is part of. */
type StoredJob<Data extends JobData> = Data & TraceCarrier

/** How a kind of background work is done. */
export type JobKind<Data extends JobData> = {
  queue: string
  /** The most jobs at once in this process. */
  concurrency: number
  /**
   * The most jobs of one organisation at once, in all processes; fewer than `concurrency`, so that other organisations
   * needn't wait.
   */
  share: number
  /** Retries after the first try; `delay` is in seconds and grows with every retry. */
  retries: { limit: number; delay: number }
  /** The most one try may take, in seconds. */
  expiresIn: number
  /** Rejects to be tried again; `last` says that this is the last try. */
  work: (data: Data, turn: { signal: AbortSignal; last: boolean }) => Promise<void>
}

export type JobQueue<Data extends JobData> = {
  /**
   * Adds a job; of the same `key` there is one at a time. `before` is the number of jobs that its organisation waits
   * for already; the organisation with the fewest comes first. It begins after `delay` seconds, at once without.
   */
  send: (data: Data, key: string, before: number, delay?: number) => Promise<void>
}

/** After this many seconds without a sign of life the jobs of a process are given to another. */
const HEARTBEAT_SECONDS = 15
const SUPERVISE_SECONDS = 10
/** Milliseconds between two looks: jobs of this process start at once, a look finds retries and jobs of others. */
const LOOK_MS = 2_000
/** A worker itself looks seldom: what looks for all of them wakes it. */
const POLL_SECONDS = 60
const DAY = 86_400

type Options = {
  pool: pg.Pool
  log: FastifyBaseLogger
  works: boolean
  /** Milliseconds between two looks for jobs to take; 2 s when absent. */
  lookEvery?: number | undefined
}

/**
 * Background work in the database's schema `jobs` (pg-boss): survives a restart, is retried with back-off, and is
 * shared by every instance of this service. Errors are kept by their code, never by what they say. A process that
 * doesn't work (`works`) only adds jobs, which another takes within two seconds.
 */
export const createJobs = ({ pool, log, works, lookEvery = LOOK_MS }: Options) => {
  const boss = new PgBoss({
    db: onPool(pool),
    schema: 'jobs',
    schedule: false,
    supervise: works,
    monitorVacuum: false,
    reindex: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  const report = reportSeldom<unknown>(codeOf, (error, leftOut) => {
    log.warn({ failure: describeError(error), code: codeOf(error), leftOut }, 'background work met a problem')
  })
  boss.on('error', report)
  const queueNames: string[] = []
  const stopsLooking: (() => Promise<void>)[] = []
  const stopMeasuring = measureQueues(() => readQueues(pool, queueNames))

  const runOne = async <Data extends JobData>(
    kind: JobKind<Data>,
    data: StoredJob<Data>,
    turn: { signal: AbortSignal; last: boolean },
  ): Promise<boolean> => {
    try {
      await inTraceOf(data, () => asJob(kind.queue, () => kind.work(data, turn)))
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

    /** Begins to work on one kind, where this process works; after `start`. */
    add: async <Data extends JobData>(kind: JobKind<Data>): Promise<JobQueue<Data>> => {
      const queue = {
        policy: 'exclusive' as const,
        retryLimit: kind.retries.limit,
        retryDelay: kind.retries.delay,
        retryBackoff: true,
        expireInSeconds: kind.expiresIn,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        retentionSeconds: 14 * DAY,
        deleteAfterSeconds: 3_600,
      }
      await boss.createQueue(kind.queue, queue)
      queueNames.push(kind.queue)
      // One job for each worker: in a batch, other organisations would wait for the slowest job.
      const begin = async (): Promise<string> => {
        let id: string | null = null
        const options = {
          includeMetadata: true as const,
          perJobResults: true as const,
          groupConcurrency: kind.share,
          pollingIntervalSeconds: POLL_SECONDS,
        }
        id = await boss.work<StoredJob<Data>, void, typeof options>(kind.queue, options, (jobs) =>
          Promise.all(
            jobs.map(async ({ id: jobId, data, signal, retryCount, retryLimit }) => {
              const isCompleted = await runOne(kind, data, { signal, last: retryCount >= retryLimit })
              // Looks for the next job at once instead of at the next poll.
              if (id !== null) boss.notifyWorker(id)
              return { id: jobId, status: isCompleted ? ('completed' as const) : ('failed' as const) }
            }),
          ),
        )
        return id
      }
      const workers = await Promise.all(Array.from({ length: works ? kind.concurrency : 0 }, begin))
      const wake = (): void => {
        for (const worker of workers) boss.notifyWorker(worker)
      }
      if (works)
        stopsLooking.push(
          lookForJobs({ pool, queue: kind.queue, every: lookEvery, onWaiting: wake, onProblem: report }),
        )
      return {
        send: async (data, key, before, delay = 0) => {
          const group = { id: data.organisationId }
          const job: StoredJob<Data> = { ...data, ...currentTrace() }
          await boss.send(kind.queue, job, { singletonKey: key, group, priority: -before, startAfter: delay })
          wake()
        },
      }
    },

    /** Gives running jobs five seconds to end; jobs that still run are done again later. */
    stop: async (): Promise<void> => {
      stopMeasuring()
      await Promise.all(stopsLooking.map((stopLooking) => stopLooking()))
      await boss.stop({ graceful: true, close: false, timeout: 5_000 })
    },
  }
}

export type Jobs = ReturnType<typeof createJobs>

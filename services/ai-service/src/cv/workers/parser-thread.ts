import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CvReader } from '../reader.ts'
import { tooComplex, type Job, type Outcome } from './job.ts'

/**
 * Limits of a parse: `milliseconds` of computing time, which a busy machine doesn't use up; megabytes of V8's `heap`,
 * and of the `total` process with its buffers, which V8 doesn't limit.
 */
export type ParseLimits = {
  milliseconds: number
  heap: number
  total: number
  /** The folder of models to recognise scans with; null for a thread that leaves scans unread. */
  models: string | null
  /** How the jobs of a CV are read. */
  reader: CvReader
}

/** What a thread is started with. */
export type ThreadData = Pick<ParseLimits, 'models' | 'reader'>

/** Milliseconds between checks of both. Memory grows by about 1 MB in a millisecond. */
const WATCH_MS = 25
const MEGABYTE = 1_048_576
/** Megabytes for short-lived objects; more is only slightly faster. */
const YOUNG_MEGABYTES = 8

export type ParserThread = {
  /** Resolves when everything it needs is loaded. */
  ready: Promise<unknown>
  /**
   * Resolves with the thread's answer, or with `cv_too_complex` when it exceeded a limit; the thread has then ended.
   */
  run: (job: Job) => Promise<Outcome>
  /** False once it has ended. */
  alive: () => boolean
}

/** Starts a thread that parses one CV at a time. */
export const startThread = ({ milliseconds, heap, total, models, reader }: ParseLimits): ParserThread => {
  const worker = new Worker(new URL('thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    execArgv: [],
    workerData: { models, reader } satisfies ThreadData,
  })
  const ready = once(worker, 'message')
  let hasEnded = false
  worker.once('exit', () => {
    hasEnded = true
  })
  const run = ({ bytes, withSource }: Job) =>
    new Promise<Outcome>((resolve) => {
      const settle = (outcome: Outcome, end: boolean) => {
        clearInterval(watch)
        worker.removeAllListeners('message').removeAllListeners('error')
        hasEnded ||= end
        resolve(outcome)
      }
      const before = process.cpuUsage()
      const watch = setInterval(() => {
        const { user, system } = process.cpuUsage(before)
        if (user + system > milliseconds * 1_000 || process.memoryUsage.rss() > total * MEGABYTE)
          settle(tooComplex, true)
      }, WATCH_MS)
      worker.once('message', (outcome: Outcome) => settle(outcome, false))
      /** The thread has ended, out of memory or by an uncaught error. */
      worker.once('error', (error: NodeJS.ErrnoException) =>
        settle(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex : { failed: error.name }, true),
      )
      // The bytes are part of the message's buffer, which can't be transferred.
      const moved = new Uint8Array(bytes)
      worker.postMessage({ bytes: moved, withSource } satisfies Job, [moved.buffer])
    })
  return { ready, run, alive: () => !hasEnded }
}

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { tooComplex, type Job, type Outcome } from './job.ts'

/**
 * What a parse may take, in megabytes: `heap` of V8, `total` of the process with its buffers, which V8 doesn't limit.
 */
export type MemoryLimits = { heap: number; total: number }

/** How often memory is looked at. Memory fills by about 1 MB in a millisecond. */
const WATCH_MS = 25
const MEGABYTE = 1_048_576
/** Room for what is soon thrown away; more of it is faster only by a little. */
const YOUNG_MEGABYTES = 8

export type ParserThread = {
  /** Resolves when everything it needs is loaded. */
  ready: Promise<unknown>
  /** Resolves with what the thread answers, or with `cv_too_complex` when it took too much; the thread is gone then. */
  run: (job: Job) => Promise<Outcome>
  /** False once it has ended. */
  alive: () => boolean
}

/** Starts a thread that parses one CV at a time. */
export const startThread = ({ heap, total }: MemoryLimits): ParserThread => {
  const worker = new Worker(new URL('thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    execArgv: [],
  })
  const ready = once(worker, 'message')
  let ended = false
  worker.once('exit', () => {
    ended = true
  })
  const run = ({ bytes, withSource }: Job) =>
    new Promise<Outcome>((resolve) => {
      const settle = (outcome: Outcome, end: boolean) => {
        clearInterval(watch)
        worker.removeAllListeners('message').removeAllListeners('error')
        ended ||= end
        resolve(outcome)
      }
      const watch = setInterval(() => {
        if (process.memoryUsage.rss() > total * MEGABYTE) settle(tooComplex, true)
      }, WATCH_MS)
      worker.once('message', (outcome: Outcome) => settle(outcome, false))
      /** Out of memory, or an error nobody caught: the thread has ended. */
      worker.once('error', (error: NodeJS.ErrnoException) =>
        settle(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex : { failed: error.name }, true),
      )
      // The bytes lie in the buffer of the message they came in, which isn't theirs to move.
      const moved = new Uint8Array(bytes)
      worker.postMessage({ bytes: moved, withSource } satisfies Job, [moved.buffer])
    })
  return { ready, run, alive: () => !ended }
}

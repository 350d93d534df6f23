import { Worker } from 'node:worker_threads'
import type { Job, Outcome } from './job.ts'

/** What one parse may take. Memory in megabytes, for what V8 keeps; `total`: of the whole process, with buffers. */
export type ParserLimits = { milliseconds: number; heap: number; total: number }

/** How often memory is looked at. */
const WATCH_MS = 100
const MEGABYTE = 1_048_576
/** Room for what is soon thrown away; more of it is faster only by a little. */
const YOUNG_MEGABYTES = 8

export type ParserThread = {
  /** Resolves with what the thread answers, or with `cv_too_complex` when it took too much; the thread is gone then. */
  run: (job: Job, signal: AbortSignal) => Promise<Outcome>
  /** False once it has ended. */
  alive: () => boolean
  stop: () => Promise<void>
}

/** Starts a thread that parses one CV at a time. It doesn't keep the process alive. */
export const startThread = ({ milliseconds, heap, total }: ParserLimits): ParserThread => {
  const worker = new Worker(new URL('thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: YOUNG_MEGABYTES }, execArgv: [] })
  let ended = false
  worker.unref()
  worker.once('exit', () => {
    ended = true
  })
  const stop = async () => {
    ended = true
    await worker.terminate()
  }
  const tooComplex: Outcome = { unreadable: 'cv_too_complex' }
  const run = (job: Job, signal: AbortSignal) =>
    new Promise<Outcome>((resolve, reject) => {
      const before = process.memoryUsage.rss()
      const settle = (finish: () => void, end: boolean) => {
        clearTimeout(clock)
        clearInterval(watch)
        signal.removeEventListener('abort', leave)
        worker.removeAllListeners('message').removeAllListeners('error')
        if (end) void stop()
        finish()
      }
      const leave = () => settle(() => reject(new DOMException('The caller left', 'AbortError')), true)
      const clock = setTimeout(() => settle(() => resolve(tooComplex), true), milliseconds)
      const watch = setInterval(() => {
        if (process.memoryUsage.rss() - before > total * MEGABYTE) settle(() => resolve(tooComplex), true)
      }, WATCH_MS)
      if (signal.aborted) return leave()
      signal.addEventListener('abort', leave, { once: true })
      worker.once('message', (outcome: Outcome) => settle(() => resolve(outcome), false))
      /** Out of memory, or an error nobody caught: the thread has ended. */
      worker.once('error', (error: NodeJS.ErrnoException) => settle(() => resolve(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex : { failed: error.name }), true))
      worker.postMessage(job, [job.bytes.buffer as ArrayBuffer])
    })
  return { run, alive: () => !ended, stop }
}

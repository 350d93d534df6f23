import { availableParallelism } from 'node:os'
import type { Job, Outcome } from './job.ts'
import { startThread, type ParserLimits, type ParserThread } from './parser-thread.ts'

export type ParserOptions = ParserLimits & { threads: number; /** Most bytes of files that wait or are parsed. */ waiting: number }

const DEFAULTS: ParserOptions = { milliseconds: 15_000, heap: 78, total: 400, threads: Math.max(1, Math.min(4, availableParallelism() - 1)), waiting: 268_435_456 }

/** Thrown when more waits than may. */
export class ParsersBusyError extends Error {
  override readonly name = 'ParsersBusyError'
}

/** Room for a file, held from before it comes in until it has been parsed. */
export type Place = { parse: (job: Job, signal: AbortSignal) => Promise<Outcome>; free: () => void }

export type Parsers = {
  /** Throws `ParsersBusyError` when `bytes` more don't fit. */
  take: (bytes: number) => Place
  close: () => Promise<void>
}

/** Threads that parse CVs, in the order they come; one that ended is replaced. They start with the first CV. */
export const createParsers = (options: Partial<ParserOptions> = {}): Parsers => {
  const { threads: most, waiting, ...limits } = { ...DEFAULTS, ...options }
  const threads = new Set<ParserThread>()
  const idle: ParserThread[] = []
  const queue: ((thread: ParserThread) => void)[] = []
  let held = 0

  const release = (thread: ParserThread) => {
    if (!thread.alive()) threads.delete(thread)
    const next = queue.shift()
    const free = thread.alive() ? thread : null
    if (next) next(free ?? start())
    else if (free) idle.push(free)
  }
  const start = () => {
    const thread = startThread(limits)
    threads.add(thread)
    return thread
  }
  const idleThread = (): ParserThread | undefined => {
    const thread = idle.pop()
    if (!thread || thread.alive()) return thread
    threads.delete(thread)
    return idleThread()
  }
  const acquire = (signal: AbortSignal): Promise<ParserThread> => {
    const ready = idleThread() ?? (threads.size < most ? start() : null)
    if (ready) return Promise.resolve(ready)
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue.splice(queue.indexOf(come), 1)
        reject(new DOMException('The caller left', 'AbortError'))
      }
      const come = (thread: ParserThread) => {
        signal.removeEventListener('abort', leave)
        resolve(thread)
      }
      signal.addEventListener('abort', leave, { once: true })
      queue.push(come)
    })
  }
  const parse = async (job: Job, signal: AbortSignal): Promise<Outcome> => {
    signal.throwIfAborted()
    const thread = await acquire(signal)
    try {
      return await thread.run(job, signal)
    } finally {
      release(thread)
    }
  }
  return {
    take: (bytes) => {
      if (held + bytes > waiting) throw new ParsersBusyError()
      held += bytes
      let freed = false
      const free = () => {
        if (!freed) held -= bytes
        freed = true
      }
      return { parse, free }
    },
    close: async () => {
      await Promise.all(Array.from(threads, (thread) => thread.stop()))
    },
  }
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createFairQueue } from '../cv/workers/fair-queue.ts'
import { environment, permissions } from '../cv/workers/parser-process.ts'
import { TranscriptFileError } from '../transcript-files/transcript-file-error.ts'
import type { Answer, Given, JobName, TranscriptOutcome } from './jobs.ts'

/** A job that took more time or memory than any conversation needs. */
export class TranscriptLimitError extends Error {
  override readonly name = 'TranscriptLimitError'
}

export type TranscriptLimits = {
  /** On the clock. The largest file takes some ten seconds; on a busy machine, at a low priority, many times that. */
  milliseconds: number
  /** Megabytes of V8's heap. The largest file takes some 400. */
  heap: number
}
const LIMITS: TranscriptLimits = { milliseconds: 240_000, heap: 640 }

/** Each takes a processor and hundreds of megabytes; the others wait. */
const AT_ONCE = 2
const queue = createFairQueue({ places: AT_ONCE, share: AT_ONCE })

/**
 * Does a job with a transcript in a process of its own, of low priority and without rights, so that the service answers
 * meanwhile. The process ends with the job, and when `signal` is aborted. Rejects with a `TranscriptFileError` as
 * reading does, and with a `TranscriptLimitError`.
 */
export const runTranscriptJob = async <Name extends JobName>(
  job: { name: Name; given: Given<Name> },
  signal: AbortSignal,
  limits: TranscriptLimits = LIMITS,
): Promise<Answer<Name>> => {
  signal.throwIfAborted()
  const leave = await queue.enter(job.name, signal)
  try {
    signal.throwIfAborted()
    return (await askProcess(job, signal, limits)) as Answer<Name>
  } finally {
    leave()
  }
}

const askProcess = async (job: object, signal: AbortSignal, limits: TranscriptLimits): Promise<unknown> => {
  const child = fork(fileURLToPath(new URL('transcript-process.ts', import.meta.url)), [], {
    execArgv: [...permissions(null), `--max-old-space-size=${limits.heap}`],
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  if (child.pid !== undefined) {
    try {
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // It has ended already.
    }
  }
  const stop = () => void child.kill('SIGKILL')
  const clock = setTimeout(stop, limits.milliseconds)
  signal.addEventListener('abort', stop, { once: true })
  let outcome: TranscriptOutcome | null = null
  child.once('message', (message: TranscriptOutcome) => {
    outcome = message
  })
  child.send(job, () => undefined)
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    signal.throwIfAborted()
    return answerIn(outcome, code)
  } finally {
    clearTimeout(clock)
    signal.removeEventListener('abort', stop)
  }
}

/** V8 ends a process by a signal when its heap is full, and so does the clock. */
const answerIn = (outcome: TranscriptOutcome | null, code: number | null): unknown => {
  if (outcome === null && code === null) throw new TranscriptLimitError()
  if (outcome === null) throw new Error(`the process ended with ${code}`)
  if ('problem' in outcome) throw new TranscriptFileError(outcome.problem)
  if ('failed' in outcome) throw new Error(`a transcript could not be worked on: ${outcome.failed}`)
  return outcome.answer
}

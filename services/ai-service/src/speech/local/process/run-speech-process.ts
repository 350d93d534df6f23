import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { SpeechError } from '../../speech-error.ts'
import type { SpeechJob, SpeechMessage, VoicesJob } from './protocol.ts'

export type SpeechProcessOptions = {
  signal?: AbortSignal | undefined
  /** Milliseconds without a word after which the process hangs; a window takes seconds. */
  hangMs: number
  /** Told of each message; of a window the process waits for it. */
  hear: (message: SpeechMessage) => Promise<void>
}

/** Only where programs and the time are, so that a hostile file finds no secrets. */
const PASSED_ON = ['PATH', 'TZ', 'SystemRoot']
const environment = () =>
  Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))

/** Megabytes for the code itself; models and sound are outside of it. */
const HEAP_MEGABYTES = 512

/**
 * Transcribes, or tells voices apart, in a process of its own at the job's priority, so that the service answers
 * meanwhile and a failure of native code ends nothing else. The process ends with the job, when it hangs, and when
 * `signal` is aborted. Throws `SpeechError`.
 */
export const runSpeechProcess = async (job: SpeechJob | VoicesJob, options: SpeechProcessOptions): Promise<void> => {
  const { signal, hangMs, hear } = options
  if (signal?.aborted) throw new SpeechError('cancelled')
  const child = fork(fileURLToPath(new URL('speech-worker.ts', import.meta.url)), [], {
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`, '--disable-warning=ExperimentalWarning'],
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  if (child.pid !== undefined) setPriority(child.pid, job.priority)

  let end: SpeechError | null = null
  let isDone = false
  const stop = (error: SpeechError): void => {
    end ??= error
    child.kill('SIGKILL')
  }
  const hang = () => stop(new SpeechError('engine_failed', `no word for ${hangMs} ms`))
  let watch = setTimeout(hang, hangMs)
  const cancel = () => stop(new SpeechError('cancelled'))
  signal?.addEventListener('abort', cancel, { once: true })

  let hearing: Promise<void> = Promise.resolve()
  const take = async (message: SpeechMessage): Promise<void> => {
    // Storing takes as long as it takes.
    clearTimeout(watch)
    if (message.kind === 'failed') return stop(new SpeechError(message.code, message.detail))
    isDone ||= message.kind === 'done' || message.kind === 'voices'
    await hear(message)
    if (end !== null || isDone) return
    watch = setTimeout(hang, hangMs)
    if (message.kind === 'window') child.send('stored', () => undefined)
  }
  let failure: unknown = null
  child.on('message', (message: SpeechMessage) => {
    hearing = hearing
      .then(() => take(message))
      .catch((error: unknown) => {
        failure ??= error
        child.kill('SIGKILL')
      })
  })
  child.send(job, () => undefined)
  try {
    const [code, killedBy] = (await once(child, 'close')) as [number | null, string | null]
    await hearing
    if (failure !== null) throw failure
    if (end !== null) throw end
    if (!isDone) throw new SpeechError('engine_failed', `the process ended with ${killedBy ?? code}`)
  } finally {
    clearTimeout(watch)
    signal?.removeEventListener('abort', cancel)
  }
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { tooComplex, type Job, type Message, type Outcome } from './job.ts'
import type { ParseLimits } from './parser-thread.ts'

/** Options of a process; `priority` is a niceness, as `os.setPriority` takes it. */
export type ParserSettings = ParseLimits & { priority: number }

/** Milliseconds after which a process that isn't ready never will be. */
const START_MS = 60_000
/**
 * How much longer than its limit of computing time a parse may take on the clock. A process that doesn't answer by then
 * hangs; on a busy machine a working one waits for its turn, at a low priority.
 */
const CLOCK_FACTOR = 8
/** How long an abandoned CV may still be read, because starting a new process costs as much. */
const LEFT_MS = 1_000

/** Only those settings of the service that concern memory and time, so that a hostile CV finds no secrets here. */
const PASSED_ON = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_', 'TZ']
export const environment = () =>
  Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))

const inRoot = (path: string): string => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url))
/** It may read our code, packages and models, but may not write, start processes or load native code. */
export const permissions = (models: string | null): string[] => [
  '--permission',
  '--allow-worker',
  ...[
    ...['node_modules', 'packages', 'services', 'package.json'].map(inRoot),
    ...(models === null ? [] : [models]),
  ].map((path) => `--allow-fs-read=${path}`),
]

export type ParserProcess = {
  /** Resolves with the process's answer, or with `cv_too_complex` when it exceeded a limit; it has then ended. */
  run: (job: Job, signal: AbortSignal) => Promise<Outcome>
  /** Resolves when it accepts a job again, or has ended. */
  free: () => Promise<unknown>
  /** False once it has ended. */
  alive: () => boolean
  stop: () => Promise<void>
}

/** Starts a process that parses one CV at a time. It doesn't keep the service running. */
export const startParser = (settings: ParserSettings): ParserProcess => {
  const child = fork(fileURLToPath(new URL('parser.ts', import.meta.url)), [JSON.stringify(settings)], {
    execArgv: permissions(settings.models),
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let hasEnded = false
  let free: Promise<unknown> = Promise.resolve()
  child.unref()
  child.channel?.unref()
  child.once('exit', () => {
    hasEnded = true
  })
  // A waiting caller is told that it ended.
  child.on('error', () => undefined)
  /**
   * V8 ends the process by a signal when it can't allocate a large block, and the system when it has no memory left.
   */
  const exited = once(child, 'exit').then(
    (): Outcome => (child.signalCode ? tooComplex : { failed: `the parser ended with ${String(child.exitCode)}` }),
    (): Outcome => ({ failed: 'the parser could not start' }),
  )
  const stop = async () => {
    hasEnded = true
    child.kill('SIGKILL')
    await exited
  }
  const ready = new Promise<Outcome | null>((resolve) => {
    child.once('message', () => resolve(null))
    void exited.then(resolve)
    setTimeout(() => resolve({ failed: 'the parser did not start' }), START_MS).unref()
  })
  const answerTo = (job: Job): Promise<Outcome> =>
    new Promise((resolve) => {
      const settle = (outcome: Outcome, isSpent: boolean) => {
        clearTimeout(clock)
        child.off('message', hear)
        if (isSpent) void stop()
        resolve(outcome)
      }
      const hear = (message: Message) => message !== 'ready' && settle(message.outcome, message.isSpent)
      const clock = setTimeout(() => settle(tooComplex, true), settings.milliseconds * CLOCK_FACTOR)
      child.on('message', hear)
      void exited.then((outcome) => settle(outcome, true))
      child.send(job, (error) => {
        if (error) void stop()
      })
    })
  const ask = async (job: Job): Promise<Outcome> => {
    const failure = await ready
    if (!failure) return answerTo(job)
    await stop()
    return failure
  }
  const run = (job: Job, signal: AbortSignal) =>
    new Promise<Outcome>((resolve, reject) => {
      let end: NodeJS.Timeout | undefined
      const leave = () => {
        end = setTimeout(() => void stop(), LEFT_MS)
        reject(new DOMException('The caller left', 'AbortError'))
      }
      signal.addEventListener('abort', leave, { once: true })
      const outcome = ask(job)
      free = outcome.finally(() => {
        clearTimeout(end)
        signal.removeEventListener('abort', leave)
      })
      outcome.then(resolve, reject)
    })
  return { run, free: () => free, alive: () => !hasEnded, stop }
}

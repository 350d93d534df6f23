import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { tooComplex, type Job, type Message, type Outcome } from './job.ts'
import type { MemoryLimits } from './parser-thread.ts'

export type ParserLimits = MemoryLimits & { /** What one parse may take, from when it begins. */ milliseconds: number }

/** A process that can't begin by then never will. */
const START_MS = 60_000
/** How long a CV that nobody waits for is still read: starting a new process costs as much. */
const LEFT_MS = 1_000

/**
 * Of the service's settings only what says how to handle memory and time: a CV that got out of hand finds no secret
 * here.
 */
const PASSED_ON = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_', 'TZ']
const settings = () =>
  Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))

const inRoot = (path: string): string => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url))
/** It may read our code and that of packages, and may write nothing, start nothing and load no native code. */
const PERMISSIONS = [
  '--permission',
  '--allow-worker',
  ...['node_modules', 'packages', 'services', 'package.json'].map((path) => `--allow-fs-read=${inRoot(path)}`),
]

export type ParserProcess = {
  /** Resolves with what the process answers, or with `cv_too_complex` when it took too much; it has ended then. */
  run: (job: Job, signal: AbortSignal) => Promise<Outcome>
  /** Resolves when it can be asked again, or has ended. */
  free: () => Promise<unknown>
  /** False once it has ended. */
  alive: () => boolean
  stop: () => Promise<void>
}

/** Starts a process that parses one CV at a time. It doesn't keep the service alive. */
export const startParser = ({ milliseconds, heap, total }: ParserLimits): ParserProcess => {
  const child = fork(fileURLToPath(new URL('parser.ts', import.meta.url)), [String(heap), String(total)], {
    execArgv: PERMISSIONS,
    env: settings(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let ended = false
  let free: Promise<unknown> = Promise.resolve()
  child.unref()
  child.channel?.unref()
  child.once('exit', () => {
    ended = true
  })
  // Whoever waits for an answer hears of its end.
  child.on('error', () => undefined)
  /** A signal ends it when V8 finds no memory for a single large piece, or the system none at all. */
  const exited = once(child, 'exit').then(
    (): Outcome => (child.signalCode ? tooComplex : { failed: `the parser ended with ${String(child.exitCode)}` }),
    (): Outcome => ({ failed: 'the parser could not start' }),
  )
  const stop = async () => {
    ended = true
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
      const settle = (outcome: Outcome, spent: boolean) => {
        clearTimeout(clock)
        child.off('message', hear)
        if (spent) void stop()
        resolve(outcome)
      }
      const hear = (message: Message) => message !== 'ready' && settle(message.outcome, message.spent)
      const clock = setTimeout(() => settle(tooComplex, true), milliseconds)
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
  return { run, free: () => free, alive: () => !ended, stop }
}

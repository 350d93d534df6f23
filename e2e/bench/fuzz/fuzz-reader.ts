import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { cpuSecondsOf } from '../../attack/support/proc.ts'
import { startParser, type ParserProcess } from '../../../services/ai-service/src/cv/workers/parser-process.ts'

/** How one file was read. `failure` is an error that isn't a refusal in words, `isCutOff` a limit that it went over. */
export type Reading = { failure: string | null; isCutOff: boolean; milliseconds: number; bytes: number }

/** Reads files in a process of its own, which is replaced when a file ends it. */
export type FileReader = { read: (bytes: Buffer) => Promise<Reading>; stop: () => Promise<void> }

/** What the product allows one CV. */
const LIMITS = { milliseconds: 15_000, heap: 78, total: 400, models: null, reader: 'rules' as const, priority: 10 }
/** Seconds of computing after which another reader counts as hung; a busy machine doesn't use those up. */
const HANGS_AFTER_S = 20
const WATCH_MS = 500

/** A parser that has read something: on a busy machine one may not start in its time, which no file is the cause of. */
const started = async (): Promise<ParserProcess> => {
  const parser = startParser(LIMITS)
  const outcome = await parser.run({ bytes: new Uint8Array([1]), withSource: false }, new AbortController().signal)
  return 'failed' in outcome ? started() : parser
}

/** CVs as the product reads them: its own process, with its limits and without its rights. */
export const openCvReader = (): FileReader => {
  let parser: ParserProcess | null = null
  const never = new AbortController().signal
  // A parser doesn't keep its service running, and here nothing else does, while it ends either.
  const wakefulness = setInterval(() => undefined, 60_000)
  return {
    read: async (bytes) => {
      if (!parser?.alive()) parser = await started()
      const begin = performance.now()
      const outcome = await parser.run({ bytes: new Uint8Array(bytes), withSource: true }, never)
      await parser.free()
      return {
        failure: 'failed' in outcome ? outcome.failed : null,
        isCutOff: 'unreadable' in outcome && outcome.unreadable === 'cv_too_complex',
        milliseconds: performance.now() - begin,
        bytes: 0,
      }
    },
    stop: async () => {
      await parser?.stop()
      clearInterval(wakefulness)
    },
  }
}

type Answer = Omit<Reading, 'isCutOff'>

/** One of the readers of `reading-child.ts`. */
export const openReader = (name: string): FileReader => {
  let child: ChildProcess | null = null
  const start = async (): Promise<ChildProcess> => {
    if (child && child.exitCode === null && child.signalCode === null) return child
    child = fork(fileURLToPath(new URL('reading-child.ts', import.meta.url)), [name], {
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=300'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await once(child, 'message')
    return child
  }
  return {
    read: async (bytes) => {
      const current = await start()
      const end = new AbortController()
      const begin = cpuSecondsOf(current.pid ?? 0)
      const watch = setInterval(() => {
        if (cpuSecondsOf(current.pid ?? 0) - begin > HANGS_AFTER_S) current.kill('SIGKILL')
      }, WATCH_MS)
      current.send({ bytes })
      const answer = once(current, 'message', { signal: end.signal }).then(([value]) => value as Answer)
      const exit = once(current, 'exit', { signal: end.signal }).then(() => null)
      const outcome = await Promise.race([answer, exit])
      clearInterval(watch)
      end.abort()
      await Promise.allSettled([answer, exit])
      if (outcome) return { ...outcome, isCutOff: false }
      const isCutOff = current.signalCode === 'SIGKILL'
      return { failure: isCutOff ? null : 'the process ended', isCutOff, milliseconds: HANGS_AFTER_S * 1_000, bytes: 0 }
    },
    stop: async () => void child?.kill('SIGKILL'),
  }
}

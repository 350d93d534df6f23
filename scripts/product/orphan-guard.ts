import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from './ports.ts'
import { inRoot } from './root.ts'

const PROGRAM = inRoot('scripts/product/end-orphans.mjs')
/** Slightly more than a service takes at most to end properly (10 s). */
const GRACE_MS = 12_000
/** Extra time for the guard of the previous product to kill processes and end. */
const START_MS = 10_000
const AGAIN_AFTER_MS = 250

type GuardProcess = ChildProcessByStdio<Writable, Readable, null>

const STILL_RUNNING = [
  'Processen van een vorige Wervio in deze gegevensmap stoppen niet.',
  'Stop ze zelf, of kies met WERVIO_DATA een andere map.',
].join(' ')

export type OrphanGuardOptions = {
  /** Locked by the guard; the guard of the next start waits until it is free. */
  lock: string
  /** How long a process that outlives the supervisor may take to end properly before it is killed, in milliseconds. */
  grace?: number
  /** Called when the start takes longer because a previous product is still ending. */
  onWait?: () => void
}

/**
 * The supervisor's side of `end-orphans.mjs`, a process of 8 MB that kills the processes that outlive this one, however
 * this one ends. A thread in each process would take 10 MB each, and couldn't end a process that is stopped by a
 * signal.
 */
export class OrphanGuard {
  readonly #lock: string
  readonly #grace: number
  readonly #pids = new Set<number>()
  #process: GuardProcess | undefined
  #ending = false

  constructor({ lock, grace = GRACE_MS }: OrphanGuardOptions) {
    this.#lock = lock
    this.#grace = grace
  }

  /** Starts one; throws `StartError` when the previous product's processes don't end. */
  static async start(options: OrphanGuardOptions): Promise<OrphanGuard> {
    const guard = new OrphanGuard(options)
    const clock = new AbortController()
    void wait(1_000, undefined, { signal: clock.signal }).then(options.onWait, () => undefined)
    try {
      const guardProcess = guard.#spawn()
      const [first] = (await Promise.race([once(guardProcess.stdout, 'data'), once(guardProcess, 'exit')])) as [
        Buffer | number | null,
      ]
      if (!(first instanceof Buffer)) throw new StartError(STILL_RUNNING)
    } catch (error) {
      guard.#ending = true
      throw error
    } finally {
      clock.abort()
    }
    return guard
  }

  /** Makes the guard watch a process; resolves when that is certain. The process must lead a group of its own. */
  async protect(pid: number): Promise<void> {
    this.#pids.add(pid)
    while (!(await this.#tell(`+${pid}`)) && !this.#ending) await wait(AGAIN_AFTER_MS)
  }

  /** Stops watching a process that has ended. */
  release(pid: number): void {
    this.#pids.delete(pid)
    void this.#tell(`-${pid}`)
  }

  /** Ends the guard; kills nothing that was released. */
  async stop(): Promise<void> {
    this.#ending = true
    const guardProcess = this.#process
    if (!guardProcess || guardProcess.exitCode !== null || guardProcess.signalCode !== null) return
    guardProcess.stdin.end()
    await once(guardProcess, 'exit')
  }

  /** Resolves true when the guard has the line: it then reads it even if we end right after. */
  #tell(line: string): Promise<boolean> {
    return new Promise((resolve) => {
      if (!this.#process) return resolve(false)
      this.#process.stdin.write(`${line}\n`, (error) => resolve(!error))
    })
  }

  /** A guard that ends before us is started again, with the processes to watch as arguments. */
  #spawn(): GuardProcess {
    const patience = String(this.#grace + START_MS)
    const grace = String(this.#grace)
    const quiet = '--disable-warning=ExperimentalWarning'
    const watched = [...this.#pids].map(String)
    const guardProcess = spawn(process.execPath, [quiet, PROGRAM, this.#lock, patience, grace, ...watched], {
      // It gets a session of its own, so that Ctrl-C in the terminal doesn't reach it.
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    this.#process = guardProcess
    const again = () => {
      if (this.#process !== guardProcess) return
      this.#process = undefined
      setTimeout(() => this.#ending || this.#spawn(), AGAIN_AFTER_MS).unref()
    }
    guardProcess.once('exit', again).once('error', again)
    // The callback of each write reports this error.
    guardProcess.stdin.on('error', () => undefined)
    return guardProcess
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { type Command, createConcurrently, Logger, LogOutput } from 'concurrently'
import type { OrphanGuard } from './orphan-guard.ts'
import type { ProcessLog } from './process-log.ts'
import type { ProcessSpec } from './process-spec.ts'
import { inRoot } from './root.ts'

const LAST_LINES = 40
const END_WITH_PARENT = pathToFileURL(inRoot('scripts/product/exit-with-parent.mjs')).href

/** Sends SIGKILL to a process and what it started, because it leads a group of its own. */
const killGroup = (pid: number): void => {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch (error) {
    // EPERM: macOS reports this when only zombies of the group are left.
    if (!['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/**
 * One process under `concurrently`, with its log in a file. It has its own process group, so that Ctrl-C reaches it
 * once, through us: the Auth emulator takes a second signal as 'stop without exporting'.
 */
export class ManagedProcess {
  readonly spec: ProcessSpec
  readonly #log: ProcessLog
  readonly #guard: OrphanGuard
  #command: Command | undefined
  #closed: Promise<void> = Promise.resolve()
  #tail: string[] = []
  /** The signal or code it ended with. */
  #end = ''
  /** Counts starts and stops: a waiting start is void when another one follows it. */
  #turn = 0

  constructor(spec: ProcessSpec, log: ProcessLog, guard: OrphanGuard) {
    this.spec = spec
    this.#log = log
    this.#guard = guard
  }

  get running(): boolean {
    return this.#command?.state === 'started'
  }

  get pid(): number | null {
    return (this.running && this.#command?.pid) || null
  }

  /** The last lines of its output, for the message about its end. */
  get tail(): string {
    return this.#tail.join('\n')
  }

  /** Starts it, unless it is stopped in the meantime; `onExit` is called when it ends in any way. */
  async start(onExit: () => void): Promise<void> {
    this.#turn += 1
    const turn = this.#turn
    await this.spec.before?.()
    if (turn !== this.#turn) return
    this.#tail = []
    const { name, args, loud } = this.spec
    const logger = new Logger({ prefixFormat: 'name' })
    const { commands, result } = createConcurrently([{ command: `node ${args.join(' ')}`, name }], {
      logger,
      ...(loud && { outputStream: process.stdout }),
      controllers: [new LogOutput({ logger })],
      spawn: () => this.#spawn(),
      kill: (pid, signal) => process.kill(pid, signal),
    })
    const [command] = commands
    if (!command) throw new Error(`${name} has no command`)
    this.#command = command
    for (const stream of [command.stdout, command.stderr]) stream.subscribe((chunk) => this.#keep(Buffer.from(chunk)))
    const onEnd = () => {
      this.#log.mark(`gestopt (${this.#end})`)
      this.#log.close()
      onExit()
    }
    this.#closed = result.then(onEnd, onEnd)
  }

  /** Asks it to end, and kills it after `patienceMs`; resolves when it has ended. */
  async stop(signal: NodeJS.Signals = 'SIGTERM', patienceMs = 15_000): Promise<void> {
    this.#turn += 1
    if (this.running) {
      this.#command?.kill(signal)
      const insist = setTimeout(() => this.#command?.kill('SIGKILL'), patienceMs)
      await this.#closed
      clearTimeout(insist)
    }
    await this.#closed
  }

  /** It waits, before running any of its code, until the guard knows of it. */
  #spawn(): ChildProcess {
    const { args, cwd, env } = this.spec
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--import', END_WITH_PARENT, ...args],
      {
        cwd,
        env: { ...env, WERVIO_WAITS_FOR_GUARD: '1' },
        stdio: ['pipe', 'pipe', 'pipe'],
        detached: true,
      },
    )
    // It may have ended before it reads this.
    child.stdin.on('error', () => undefined)
    const { pid } = child
    if (pid === undefined) return child
    this.#log.mark(`gestart (proces ${pid})`)
    void this.#guard.protect(pid).then(() => child.stdin.write('.'))
    child.once('exit', (code, signal) => {
      // Processes that it started would keep its output open, and go on.
      killGroup(pid)
      this.#guard.release(pid)
      this.#end = signal ?? `code ${code}`
    })
    return child
  }

  #keep(bytes: Buffer): void {
    this.#log.write(bytes)
    this.#tail = [
      ...this.#tail,
      ...bytes
        .toString()
        .split('\n')
        .filter((line) => line.trim() !== ''),
    ].slice(-LAST_LINES)
  }
}

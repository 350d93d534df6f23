import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Command, createConcurrently, Logger, LogOutput } from 'concurrently'
import type { ProcessSpec } from './process-spec.ts'
import { inRoot } from './root.ts'

const LAST_LINES = 40
const END_WITH_PARENT = pathToFileURL(inRoot('scripts/product/exit-with-parent.mjs')).href

/**
 * One process under `concurrently`, with its log in a file. In a process group of its own, so that Ctrl-C reaches it
 * once and through us: the Auth emulator takes a second signal as 'stop without exporting'.
 */
export class ManagedProcess {
  readonly spec: ProcessSpec
  readonly #logFolder: string
  #command: Command | undefined
  #closed: Promise<void> = Promise.resolve()
  #tail: string[] = []

  constructor(spec: ProcessSpec, logFolder: string) {
    this.spec = spec
    this.#logFolder = logFolder
  }

  get running(): boolean {
    return this.#command?.state === 'started'
  }

  /** The last lines it wrote, for a message about its end. */
  get tail(): string {
    return this.#tail.join('\n')
  }

  /** Starts it; `onExit` hears when it ends, however that comes. */
  async start(onExit: () => void): Promise<void> {
    await this.spec.before?.()
    mkdirSync(this.#logFolder, { recursive: true })
    const log = createWriteStream(join(this.#logFolder, `${this.spec.name}.log`))
    this.#tail = []
    const { name, args, cwd, env, loud } = this.spec
    const logger = new Logger({ prefixFormat: 'name' })
    const { commands, result } = createConcurrently([{ command: `node ${args.join(' ')}`, name }], {
      logger,
      ...(loud && { outputStream: process.stdout }),
      controllers: [new LogOutput({ logger })],
      spawn: () => spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', END_WITH_PARENT, ...args], { cwd, env, stdio: ['pipe', 'pipe', 'pipe'], detached: true }),
      kill: (pid, signal) => process.kill(pid, signal),
    })
    const [command] = commands
    if (!command) throw new Error(`${name} has no command`)
    this.#command = command
    for (const stream of [command.stdout, command.stderr]) stream.subscribe((chunk) => this.#keep(log, chunk.toString()))
    const ended = () => {
      log.end()
      onExit()
    }
    this.#closed = result.then(ended, ended)
  }

  /** Asks it to end, and insists after `patienceMs`; resolves when it is gone. */
  async stop(signal: NodeJS.Signals = 'SIGTERM', patienceMs = 15_000): Promise<void> {
    if (this.running) {
      this.#command?.kill(signal)
      const insist = setTimeout(() => this.#command?.kill('SIGKILL'), patienceMs)
      await this.#closed
      clearTimeout(insist)
    }
    await this.#closed
  }

  #keep(log: WriteStream, text: string): void {
    log.write(text)
    this.#tail = [...this.#tail, ...text.split('\n').filter((line) => line.trim() !== '')].slice(-LAST_LINES)
  }
}

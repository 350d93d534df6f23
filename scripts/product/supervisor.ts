import { setTimeout as wait } from 'node:timers/promises'
import { ManagedProcess } from './managed-process.ts'
import type { ProcessSpec } from './process-spec.ts'
import { StartError } from './ports.ts'

const ASK_EVERY_MS = 75
const READY_WITHIN_MS = 60_000
const FIRST_DELAY_MS = 200
const RESTARTS = 5
const RESTART_WINDOW_MS = 60_000

export type Watcher = {
  /** A line about what happens, in Dutch. */
  say: (line: string) => void
  /** A process keeps dying: the product can't go on. */
  giveUp: (reason: string) => void
}

/**
 * Keeps the processes running: one that dies comes back while the others serve on (a remote or a service that falls may
 * take nothing else along); one that dies five times in a minute ends the product with its last words.
 */
export class Supervisor {
  readonly #processes: Map<string, ManagedProcess>
  readonly #wanted = new Set<string>()
  readonly #deaths = new Map<string, number[]>()
  readonly #watcher: Watcher
  #stopping = false

  constructor(specs: ProcessSpec[], logFolder: string, watcher: Watcher) {
    this.#processes = new Map(specs.map((spec) => [spec.name, new ManagedProcess(spec, logFolder)]))
    this.#watcher = watcher
  }

  /** Starts all of them, each after those it names, and resolves when the last is ready. */
  async startAll(): Promise<void> {
    const begun = new Map<string, Promise<void>>()
    const begin = (name: string): Promise<void> => {
      const known = begun.get(name)
      if (known) return known
      const started = (async () => {
        await Promise.all((this.#get(name).spec.after ?? []).map(begin))
        await this.startOne(name)
      })()
      begun.set(name, started)
      return started
    }
    await Promise.all([...this.#processes.keys()].map(begin))
  }

  /** Starts one and waits until it serves; throws `StartError` with its last words when it ends first. */
  async startOne(name: string): Promise<void> {
    const managed = this.#get(name)
    if (!managed.running) await managed.start(() => this.#ended(name))
    await this.#untilReady(managed)
    this.#wanted.add(name)
  }

  async stopOne(name: string, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.#wanted.delete(name)
    await this.#get(name).stop(signal)
  }

  async restart(name: string, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    await this.stopOne(name, signal)
    await this.startOne(name)
  }

  /** Stops them in reverse: whoever was started after another is gone before it. */
  async stopAll(): Promise<void> {
    this.#stopping = true
    this.#wanted.clear()
    const all = [...this.#processes.values()]
    const last = all.filter(({ spec }) => all.some((other) => other.spec.after?.includes(spec.name)))
    await Promise.all(all.filter((it) => !last.includes(it)).map((it) => it.stop()))
    await Promise.all(last.map((it) => it.stop()))
  }

  #get(name: string): ManagedProcess {
    const managed = this.#processes.get(name)
    if (!managed) throw new Error(`no process is called ${name}; there are ${[...this.#processes.keys()].join(', ')}`)
    return managed
  }

  async #untilReady(managed: ManagedProcess): Promise<void> {
    const { name, ready } = managed.spec
    const until = Date.now() + READY_WITHIN_MS
    while (!(await ready(managed.tail))) {
      if (this.#stopping) return
      if (!managed.running) throw new StartError(`${name} is gestopt voordat het klaar was. Dit waren de laatste regels:\n${managed.tail}`)
      if (Date.now() > until) throw new StartError(`${name} is na ${READY_WITHIN_MS / 1000} s nog niet klaar. Dit waren de laatste regels:\n${managed.tail}`)
      await wait(ASK_EVERY_MS)
    }
  }

  #ended(name: string): void {
    if (!this.#wanted.has(name) || this.#stopping) return
    const deaths = [...(this.#deaths.get(name) ?? []), Date.now()].filter((time) => time > Date.now() - RESTART_WINDOW_MS)
    this.#deaths.set(name, deaths)
    const managed = this.#get(name)
    if (deaths.length > RESTARTS) return this.#watcher.giveUp(`${name} stopt steeds opnieuw. Dit waren de laatste regels:\n${managed.tail}`)
    this.#watcher.say(`${name} is onverwacht gestopt en wordt opnieuw gestart.`)
    setTimeout(() => {
      if (!this.#wanted.has(name) || this.#stopping || managed.running) return
      managed.start(() => this.#ended(name)).catch((error: unknown) => this.#watcher.giveUp(`${name} kan niet opnieuw starten: ${String(error)}`))
    }, FIRST_DELAY_MS * 2 ** deaths.length)
  }
}

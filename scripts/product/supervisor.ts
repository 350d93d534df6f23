import { setTimeout as wait } from 'node:timers/promises'
import { livenessDefaults, type LivenessLimits, watchAlive } from './liveness.ts'
import { ManagedProcess } from './managed-process.ts'
import type { OrphanGuard } from './orphan-guard.ts'
import { StartError } from './ports.ts'
import { type LogLimits, ProcessLog } from './process-log.ts'
import type { ProcessSpec } from './process-spec.ts'
import { type RestartLimits, RestartPolicy } from './restart-policy.ts'
import { StorageWatch } from './storage-watch.ts'

/** Milliseconds between two looks at whether a process that starts serves yet. Each costs some of the start itself. */
const ASK_EVERY_MS = 200
const READY_WITHIN_MS = 60_000

export type SupervisorOptions = {
  dataDir: string
  logFolder: string
  guard: OrphanGuard
  /** Called with a Dutch line about what happens. */
  say: (line: string) => void
  /** Called when a process keeps ending, so that the product can't go on. */
  giveUp: (reason: string) => void
  liveness?: Partial<LivenessLimits> | undefined
  restarts?: Partial<RestartLimits>
  logs?: Partial<LogLimits>
  /** Milliseconds that a process may take until it serves; a minute when absent. */
  readyWithin?: number
}

/**
 * Keeps the processes running. One that ends or hangs is replaced while the others go on, because a remote or service
 * may not take others down. One that ends five times in a minute ends the product with its last output, unless the disk
 * is the cause: then it is retried until there is room.
 */
export class Supervisor {
  readonly #processes: Map<string, ManagedProcess>
  readonly #wanted = new Set<string>()
  readonly #hung = new Set<string>()
  readonly #questions = new Map<string, () => void>()
  readonly #options: SupervisorOptions
  readonly #liveness: LivenessLimits
  readonly #storage: StorageWatch
  readonly #restarts: RestartPolicy
  #stopping = false

  constructor(specs: ProcessSpec[], options: SupervisorOptions) {
    const { dataDir, logFolder, guard, say, liveness, restarts, logs } = options
    this.#processes = new Map(
      specs.map((spec) => [spec.name, new ManagedProcess(spec, new ProcessLog(logFolder, spec.name, logs), guard)]),
    )
    this.#options = options
    this.#liveness = { ...livenessDefaults, ...liveness }
    this.#storage = new StorageWatch(dataDir, say)
    this.#restarts = new RestartPolicy(this.#storage, restarts)
  }

  /** Starts all of them, each after those it depends on, and resolves when the last is ready. */
  async startAll(): Promise<void> {
    const starts = new Map<string, Promise<void>>()
    const begin = (name: string): Promise<void> => {
      const start = starts.get(name)
      if (start) return start
      const started = (async () => {
        await Promise.all((this.#get(name).spec.after ?? []).map(begin))
        await this.startOne(name)
      })()
      starts.set(name, started)
      return started
    }
    await Promise.all([...this.#processes.keys()].map(begin))
  }

  /** Starts one and waits until it serves; throws `StartError` with its last output when it ends first. */
  async startOne(name: string): Promise<void> {
    const managed = this.#get(name)
    if (this.#stopping) throw new StartError(`${name} start niet meer: Wervio stopt.`)
    if (!managed.running) await managed.start(() => this.#ended(name))
    await this.#untilReady(managed)
    this.#wanted.add(name)
    this.#askWhetherAlive(managed)
  }

  /** The id of a process that runs; null for one that doesn't, or that isn't its. */
  pidOf(name: string): number | null {
    return this.#processes.get(name)?.pid ?? null
  }

  async stopOne(name: string, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.#wanted.delete(name)
    await this.#get(name).stop(signal)
  }

  async restart(name: string, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    await this.stopOne(name, signal)
    await this.startOne(name)
  }

  /** Stops them in reverse order, so that each ends before those it was started after. Starts nothing from then on. */
  async stopAll(): Promise<void> {
    this.#stopping = true
    this.#wanted.clear()
    this.#storage.stop()
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
    const readyWithin = this.#options.readyWithin ?? READY_WITHIN_MS
    const until = Date.now() + readyWithin
    const lastWords = () => `Dit waren de laatste regels:\n${managed.tail}`
    while (!(await ready(managed.tail))) {
      if (!managed.running) throw new StartError(`${name} is gestopt voordat het klaar was. ${lastWords()}`)
      if (Date.now() > until)
        throw new StartError(`${name} is na ${readyWithin / 1000} s nog niet klaar. ${lastWords()}`)
      await wait(ASK_EVERY_MS)
    }
    if (!managed.running) throw new StartError(`${name} is gestopt toen het net klaar was. ${lastWords()}`)
  }

  #askWhetherAlive({ spec: { name, alive, patience = 1 } }: ManagedProcess): void {
    this.#questions.get(name)?.()
    if (!alive || !this.#isWanted(name)) return
    const limits = { ...this.#liveness, silence: this.#liveness.silence * patience }
    this.#questions.set(
      name,
      watchAlive(alive, limits, () => void this.#replace(name)),
    )
  }

  /** Ends a hung process; `#ended` starts it again. */
  async #replace(name: string): Promise<void> {
    if (!this.#isWanted(name)) return
    this.#hung.add(name)
    await this.#get(name).stop('SIGTERM', this.#liveness.endWithin)
  }

  #isWanted(name: string): boolean {
    return this.#wanted.has(name) && !this.#stopping
  }

  #ended(name: string): void {
    this.#questions.get(name)?.()
    if (this.#isWanted(name))
      void this.#bringBack(name, this.#hung.delete(name) ? 'geeft geen antwoord meer' : 'is onverwacht gestopt')
  }

  async #bringBack(name: string, happened: string): Promise<void> {
    const managed = this.#get(name)
    const next = await this.#restarts.afterDeath(name)
    if (!this.#isWanted(name)) return
    if (next.kind === 'give up')
      return this.#options.giveUp(`${name} stopt steeds opnieuw. Dit waren de laatste regels:\n${managed.tail}`)
    // With a full disk the reason has been reported already.
    if (next.kind === 'restart') this.#options.say(`${name} ${happened} en wordt opnieuw gestart.`)
    await wait(next.delay)
    if (!this.#isWanted(name) || managed.running) return
    try {
      await managed.start(() => this.#ended(name))
      this.#askWhetherAlive(managed)
    } catch (error) {
      await this.#bringBack(name, `kan niet starten (${error instanceof Error ? error.message : String(error)})`)
    }
  }
}

import type { StorageWatch } from './storage-watch.ts'

/** All in milliseconds, except `deaths`: that many within `window` mean that it can't run. */
export type RestartLimits = { firstDelay: number; deaths: number; window: number; longestDelay: number }

const DEFAULTS: RestartLimits = { firstDelay: 200, deaths: 5, window: 60_000, longestDelay: 15_000 }

/** Delays in milliseconds. */
export type AfterDeath = { kind: 'restart' | 'without room'; delay: number } | { kind: 'give up' }

/** Decides when a process that ended is started again. */
export class RestartPolicy {
  readonly #storage: StorageWatch
  readonly #limits: RestartLimits
  readonly #deaths = new Map<string, number[]>()
  readonly #storageDeaths = new Map<string, number>()

  constructor(storage: StorageWatch, limits: Partial<RestartLimits> = {}) {
    this.#storage = storage
    this.#limits = { ...DEFAULTS, ...limits }
  }

  /**
   * What to do with `name`, which just ended. Ends while the data folder can't be written don't count towards giving
   * up: attempts slow down until there is room.
   */
  async afterDeath(name: string): Promise<AfterDeath> {
    const { firstDelay, deaths: most, window, longestDelay } = this.#limits
    if (!(await this.#storage.wasWritable())) {
      const count = (this.#storageDeaths.get(name) ?? 0) + 1
      this.#storageDeaths.set(name, count)
      this.#deaths.delete(name)
      return { kind: 'without room', delay: Math.min(firstDelay * 2 ** count, longestDelay) }
    }
    this.#storageDeaths.delete(name)
    const deaths = [...(this.#deaths.get(name) ?? []), Date.now()].filter((time) => time > Date.now() - window)
    this.#deaths.set(name, deaths)
    return deaths.length > most ? { kind: 'give up' } : { kind: 'restart', delay: firstDelay * 2 ** deaths.length }
  }
}

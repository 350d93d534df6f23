import type { RouteObject } from '@wervio/routing'
import type { RegistryEntry } from '../contract/registry.ts'
import { CONTRACT_VERSION } from '../contract/version.ts'
import { createBreaker } from './breaker.ts'
import { routesOf } from './check-module.ts'
import {
  classify,
  RemoteContractError,
  RemoteOutdatedError,
  RemoteSuspendedError,
  RemoteTimeoutError,
} from './errors.ts'
import type { FederationRuntime } from './federation-runtime.ts'
import type { LastKnownGood } from './last-known-good.ts'
import type { Limits } from './limits.ts'

export type LoaderOptions = {
  runtime: FederationRuntime
  limits: Limits
  lastGood: LastKnownGood
  /** The version the registry names now, or null when it can't be asked. */
  currentVersion: (name: string) => Promise<string | null>
  now: () => number
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Loads remotes: with a time limit, retries, rest after repeated failure, and the last version that worked to fall back on. */
export const createLoader = ({ runtime, limits, lastGood, currentVersion, now }: LoaderOptions) => {
  const loading = new Map<string, Promise<RouteObject[]>>()
  const breakers = new Map<string, ReturnType<typeof createBreaker>>()
  const registered = new Set<string>()

  const breakerOf = (name: string) => {
    const breaker = breakers.get(name) ?? createBreaker(limits, now)
    breakers.set(name, breaker)
    return breaker
  }

  const register = (entry: RegistryEntry, force: boolean) => {
    runtime.register(entry, { force: force || registered.has(entry.name) })
    registered.add(entry.name)
  }

  const attempt = async (entry: RegistryEntry): Promise<RouteObject[]> => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new RemoteTimeoutError(entry.name, `nothing came within ${limits.attempt} ms`)),
        limits.attempt,
      )
    })
    try {
      return routesOf(entry, await Promise.race([runtime.load(entry.name), tooLate]))
    } catch (error) {
      throw classify(entry.name, error)
    } finally {
      clearTimeout(timer)
    }
  }

  const attemptRepeatedly = async (entry: RegistryEntry): Promise<RouteObject[]> => {
    const started = now()
    runtime.start(entry)
    for (let tries = 0; ; tries += 1) {
      if (tries > 0 || !registered.has(entry.name)) register(entry, tries > 0)
      try {
        return await attempt(entry)
      } catch (error) {
        const pause = limits.backOff[tries]
        if (error instanceof RemoteContractError || pause === undefined || now() - started > limits.patience)
          throw error
        await wait(pause)
      }
    }
  }

  /** A newer version needs a reload; else the version that last worked stands in. */
  const recover = async (entry: RegistryEntry, error: unknown): Promise<RouteObject[]> => {
    const current = await currentVersion(entry.name)
    if (current !== null && current !== entry.version)
      throw new RemoteOutdatedError(entry.name, `version ${current} has come`, { cause: error })
    const good = error instanceof RemoteContractError ? null : lastGood.find(entry)
    if (!good) throw error
    register(good, true)
    return attempt(good).catch(() => {
      register(entry, true)
      throw error
    })
  }

  const load = async (entry: RegistryEntry): Promise<RouteObject[]> => {
    if (entry.contractVersion !== CONTRACT_VERSION)
      throw new RemoteContractError(
        entry.name,
        `is registered for contract version ${entry.contractVersion}, the shell has ${CONTRACT_VERSION}`,
      )
    const breaker = breakerOf(entry.name)
    if (breaker.isOpen()) throw new RemoteSuspendedError(entry.name, 'failed repeatedly and rests')
    try {
      const routes = await attemptRepeatedly(entry).then(
        (it) => {
          lastGood.keep(entry)
          return it
        },
        (error: unknown) => recover(entry, error),
      )
      breaker.succeeded()
      return routes
    } catch (error) {
      breaker.failed()
      throw error
    }
  }

  return {
    /** The checked routes of a remote. The promise is kept while it can still succeed, dropped when it fails. Throws a `RemoteError`. */
    load: (entry: RegistryEntry): Promise<RouteObject[]> => {
      const known = loading.get(entry.name)
      if (known) return known
      const promise = load(entry).catch((error: unknown) => {
        if (loading.get(entry.name) === promise) loading.delete(entry.name)
        throw error
      })
      loading.set(entry.name, promise)
      return promise
    },
    /** Whether fetching this remote ahead of need can be of use. */
    isWanted: (entry: RegistryEntry): boolean => !loading.has(entry.name) && !breakerOf(entry.name).isOpen(),
    /** A person asked to try again: rest ends and everything remembered is dropped. */
    reset: (entry: RegistryEntry): void => {
      breakerOf(entry.name).reset()
      loading.delete(entry.name)
      register(entry, true)
    },
  }
}
export type Loader = ReturnType<typeof createLoader>

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
import type { RemoteState } from './remote-states.ts'

export type LoaderOptions = {
  runtime: FederationRuntime
  limits: Limits
  lastGood: LastKnownGood
  /** The version that the registry names now, or null if it can't be read. */
  currentVersion: (name: string) => Promise<string | null>
  now: () => number
  /** Told what becomes of each remote. */
  report?: (name: string, state: RemoteState) => void
}

type LoadedRemote = { routes: RouteObject[]; version: string }

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Loads remotes with a time limit, retries, suspension after repeated failure, and the last version that worked as
 * fallback.
 */
export const createLoader = ({ runtime, limits, lastGood, currentVersion, now, report = () => {} }: LoaderOptions) => {
  const loading = new Map<string, Promise<RouteObject[]>>()
  const breakers = new Map<string, ReturnType<typeof createBreaker>>()
  const registeredNames = new Set<string>()

  const breakerOf = (name: string) => {
    const breaker = breakers.get(name) ?? createBreaker(limits, now)
    breakers.set(name, breaker)
    return breaker
  }

  const register = (entry: RegistryEntry, force: boolean) => {
    runtime.register(entry, { force: force || registeredNames.has(entry.name) })
    registeredNames.add(entry.name)
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
    const startedAt = now()
    runtime.start(entry)
    for (let tries = 0; ; tries += 1) {
      if (tries > 0 || !registeredNames.has(entry.name)) register(entry, tries > 0)
      try {
        return await attempt(entry)
      } catch (error) {
        const pause = limits.backOff[tries]
        if (error instanceof RemoteContractError || pause === undefined || now() - startedAt > limits.patience)
          throw error
        await wait(pause)
      }
    }
  }

  /**
   * After a failure: a newer version requires a reload. Otherwise the version of everybody else stands in for a canary,
   * and the one that last worked for any other, unless that was refused.
   */
  const recover = async (entry: RegistryEntry, error: unknown): Promise<LoadedRemote> => {
    const { fallback } = entry
    const current = await currentVersion(entry.name)
    if (current !== null && current !== entry.version && current !== fallback?.version)
      throw new RemoteOutdatedError(entry.name, `version ${current} has come`, { cause: error })
    const standIn = fallback ?? (error instanceof RemoteContractError ? null : lastGood.find(entry))
    if (!standIn) throw error
    register(standIn, false)
    return attempt(standIn).then(
      (routes) => ({ routes, version: standIn.version }),
      () => {
        register(entry, true)
        throw error
      },
    )
  }

  const loadRegistered = async (entry: RegistryEntry): Promise<LoadedRemote> => {
    if (entry.contractVersion !== CONTRACT_VERSION)
      throw new RemoteContractError(
        entry.name,
        `is registered for contract version ${entry.contractVersion}, the shell has ${CONTRACT_VERSION}`,
      )
    const routes = await attemptRepeatedly(entry)
    lastGood.keep(entry)
    return { routes, version: entry.version }
  }

  const load = async (entry: RegistryEntry): Promise<RouteObject[]> => {
    const breaker = breakerOf(entry.name)
    if (breaker.isOpen()) throw new RemoteSuspendedError(entry.name, 'failed repeatedly and rests')
    try {
      report(entry.name, { state: 'loading' })
      const { routes, version } = await loadRegistered(entry).catch((error: unknown) => recover(entry, error))
      breaker.recordSuccess()
      report(entry.name, { state: 'loaded', version })
      return routes
    } catch (error) {
      // What was refused is no failure that passes: it must go on saying so.
      if (!(error instanceof RemoteContractError)) breaker.recordFailure()
      report(entry.name, { state: 'failed', error: classify(entry.name, error) })
      throw error
    }
  }

  return {
    /** The checked routes of a remote. The promise is cached until it fails. Throws a `RemoteError`. */
    load: (entry: RegistryEntry): Promise<RouteObject[]> => {
      const pending = loading.get(entry.name)
      if (pending) return pending
      const promise = load(entry).catch((error: unknown) => {
        if (loading.get(entry.name) === promise) loading.delete(entry.name)
        throw error
      })
      loading.set(entry.name, promise)
      return promise
    },
    /** Whether it makes sense to fetch this remote ahead of need. */
    isWanted: (entry: RegistryEntry): boolean => !loading.has(entry.name) && !breakerOf(entry.name).isOpen(),
    /** After a retry by hand: ends the suspension and drops everything remembered. */
    reset: (entry: RegistryEntry): void => {
      breakerOf(entry.name).reset()
      loading.delete(entry.name)
      register(entry, true)
    },
  }
}
export type Loader = ReturnType<typeof createLoader>

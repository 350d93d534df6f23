import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { fileAddress, type Registry } from '../contract/registry.ts'
import { RemoteManifestError } from './errors.ts'
import type { Limits } from './limits.ts'
import { createRetryAddress } from './retry-address.ts'

const isManifest = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ['metaData', 'exposes', 'shared'].every((key) => key in value)

/**
 * Refuses a manifest that hangs, or whose body is an error in JSON, before the runtime (2.9.2) sees it, because that
 * waits forever for the one and caches the other. Script elements get the integrity that the registry recorded.
 */
export const resiliencePlugin = (
  limits: Pick<Limits, 'manifest' | 'script'>,
  integrityOf: (url: string) => string | undefined,
  addressOf = createRetryAddress(),
): ModuleFederationRuntimePlugin => ({
  name: 'wervio-resilience',
  async fetch(url, init, remote) {
    const name = remote?.name ?? url
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(limits.manifest) })
    if (!response.ok) throw new RemoteManifestError(name, `the manifest answers ${response.status}`)
    const body: unknown = await response.clone().json()
    if (!isManifest(body)) throw new RemoteManifestError(name, 'the manifest has another shape')
    return response
  },
  createScript({ url }) {
    const script = document.createElement('script')
    script.src = addressOf(url)
    script.async = true
    script.crossOrigin = 'anonymous'
    const integrity = integrityOf(url)
    if (integrity) script.integrity = integrity
    return { script, timeout: limits.script }
  },
  async loadEntryError({ globalLoading, uniqueKey }) {
    delete globalLoading[uniqueKey]
  },
})

/** Finds the recorded integrity of a file by its address. */
export const integrityFrom =
  (registry: Registry) =>
  (url: string): string | undefined => {
    for (const entry of registry.remotes) {
      for (const [name, sum] of Object.entries(entry.integrity ?? {})) if (fileAddress(entry, name) === url) return sum
    }
    return undefined
  }

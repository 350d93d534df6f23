import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { fileAddress, type Registry } from '../contract/registry.ts'
import { RemoteManifestError } from './errors.ts'
import type { Limits } from './limits.ts'
import { createRetryAddress } from './retry-address.ts'

const isManifest = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ['metaData', 'exposes', 'shared'].every((key) => key in value)

/**
 * The runtime waits for ever on a manifest that hangs and keeps one whose body is an error in JSON, so both are refused
 * here before it sees them (2.9.2). Entries carry the integrity that the registry recorded.
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

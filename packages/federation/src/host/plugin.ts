import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { fileAddress, type RegistryEntry } from '../contract/registry.ts'
import { RemoteManifestError } from './errors.ts'
import type { Limits } from './limits.ts'
import { createRetryAddress } from './retry-address.ts'

const isManifest = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ['metaData', 'exposes', 'shared'].every((key) => key in value)

/**
 * Refuses a manifest that hangs, or whose body is an error in JSON, before the runtime (2.9.2) sees it, because that
 * waits forever for the one and caches the other. Manifest and scripts are held to the integrity that the registry
 * recorded: here, because a fetch with integrity takes no preloaded file.
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
    const bytes = await response.clone().arrayBuffer()
    const sum = integrityOf(url)
    if (sum && !(await hasSum(bytes, sum)))
      throw new RemoteManifestError(name, 'the manifest is not the one that was released')
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes))
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

/** Finds the recorded integrity of a file by its address, among the versions of this list; the one named last counts. */
export const integrityFrom =
  (entries: readonly RegistryEntry[]) =>
  (url: string): string | undefined => {
    for (const entry of entries.toReversed()) {
      for (const [name, sum] of Object.entries(entry.integrity ?? {})) if (fileAddress(entry, name) === url) return sum
    }
    return undefined
  }

/** Whether these bytes have the sum; true where the browser has no digests, which it has on https and on this machine. */
const hasSum = async (bytes: ArrayBuffer, sum: string): Promise<boolean> => {
  if (!globalThis.crypto?.subtle) return true
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return sum === `sha384-${btoa(String.fromCharCode(...digest))}`
}

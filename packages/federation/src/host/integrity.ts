import { fileAddress, type RegistryEntry } from '../contract/registry.ts'

/**
 * Finds the recorded integrity of a file by its address, among the versions of this list; the one named last counts.
 */
export const integrityFrom =
  (entries: readonly RegistryEntry[]) =>
  (url: string): string | undefined => {
    for (const entry of entries.toReversed()) {
      for (const [name, sum] of Object.entries(entry.integrity ?? {})) if (fileAddress(entry, name) === url) return sum
    }
    return undefined
  }

/**
 * Whether these bytes have the sum; true where the browser has no digests, which it has on https and on this machine.
 */
export const hasSum = async (bytes: ArrayBuffer, sum: string): Promise<boolean> => {
  if (!globalThis.crypto?.subtle) return true
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return sum === `sha384-${btoa(String.fromCharCode(...digest))}`
}

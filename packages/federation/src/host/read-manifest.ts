import { fileAddress, type RegistryEntry } from '../contract/registry.ts'
import { RemoteManifestError } from './errors.ts'
import { hasSum } from './integrity.ts'

type RemoteEntry = { name: string; path: string }

const remoteEntryIn = (manifest: unknown): RemoteEntry | null => {
  const entry = (manifest as { metaData?: { remoteEntry?: Partial<RemoteEntry> } } | null)?.metaData?.remoteEntry
  return typeof entry?.name === 'string' && typeof entry.path === 'string'
    ? { name: entry.name, path: entry.path }
    : null
}

/**
 * The address of a remote's entry script, as its manifest says. Throws a `RemoteManifestError` for one that doesn't
 * come within `limit` milliseconds, answers with an error, also in JSON, has another sum than `sum`, or isn't a
 * manifest.
 */
export const findRemoteEntry = async (entry: RegistryEntry, limit: number, sum?: string): Promise<string> => {
  const refuse = (why: string, cause?: unknown): never => {
    throw new RemoteManifestError(entry.name, `the manifest ${why}`, { cause })
  }
  try {
    const response = await fetch(entry.manifest, { signal: AbortSignal.timeout(limit) })
    if (!response.ok) return refuse(`answers ${response.status}`)
    const bytes = await response.arrayBuffer()
    if (sum && !(await hasSum(bytes, sum))) return refuse('is not the one that was released')
    const remoteEntry = remoteEntryIn(JSON.parse(new TextDecoder().decode(bytes)))
    return remoteEntry ? fileAddress(entry, remoteEntry.path + remoteEntry.name) : refuse('has another shape')
  } catch (error) {
    if (error instanceof RemoteManifestError) throw error
    return refuse('can not be used', error)
  }
}

import { createHash } from 'node:crypto'
import { parseEntry } from '../contract/parse-registry.ts'
import { fileAddress, type RegistryEntry } from '../contract/registry.ts'
import { askBytes, askJson } from './ask.ts'
import { ReleaseError } from './release-error.ts'

const ENTRY_FILE = 'remote.json'
const readRelative = (value: unknown): RegistryEntry => parseEntry(value, 'remote', { relative: true })

/** The sum of a file as a registry records it. */
export const sumOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Where the versions of a remote are: the folder around the one of its present manifest. */
export const versionsAddress = ({ manifest }: RegistryEntry): string => new URL('../', manifest).href

type Place = {
  /** Where browsers find the folder with the versions. Ends with a slash. */
  at: string
  /** Where this process finds it, when that is another address. Ends with a slash. */
  inside?: string
}

/**
 * The manifest is there, and the files that the first view stands on are those that the build recorded. Throws a
 * `ReleaseError` with each that isn't.
 */
export const checkFiles = async (entry: RegistryEntry): Promise<void> => {
  await askBytes(entry.manifest)
  const sums = Object.entries(entry.integrity ?? {})
  const problems = await Promise.all(
    sums.map(async ([name, sum]) => {
      const address = fileAddress(entry, name)
      return sumOf(await askBytes(address)) === sum ? [] : [`${address} is not the file that was built`]
    }),
  )
  if (problems.flat().length > 0) throw new ReleaseError(`${entry.name} ${entry.version} is not whole`, problems.flat())
}

/**
 * A published version of a remote as an entry of the registry, its files checked; the newest without `version`. Throws
 * a `ReleaseError` when it isn't there or isn't whole.
 */
export const readPublished = async ({ at, inside = at }: Place, version?: string): Promise<RegistryEntry> => {
  const wanted = version ?? (await askJson(new URL(ENTRY_FILE, inside).href, readRelative)).version
  const address = new URL(`${wanted}/${ENTRY_FILE}`, inside).href
  const builtEntry = await askJson(address, readRelative)
  if (builtEntry.version !== wanted) throw new ReleaseError(`${address} is of version ${builtEntry.version}`)
  const absoluteBuild = { ...builtEntry, manifest: new URL(builtEntry.manifest, address).href }
  if (
    !builtEntry.needs ||
    !Object.keys(builtEntry.integrity ?? {}).some((name) => fileAddress(absoluteBuild, name) === absoluteBuild.manifest)
  )
    throw new ReleaseError(
      `${builtEntry.name} ${wanted} did not record what it needs, or the sum of its manifest: build it again`,
    )
  await checkFiles(absoluteBuild)
  return { ...builtEntry, manifest: new URL(`${wanted}/${builtEntry.manifest}`, at).href }
}

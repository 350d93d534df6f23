import { parse } from 'yaml'
import { z } from 'zod'

const versions = z.record(z.string(), z.string()).default({})
const importer = z.object({
  dependencies: z.record(z.string(), z.object({ version: z.string() })).default({}),
  optionalDependencies: z.record(z.string(), z.object({ version: z.string() })).default({}),
})
const lockFile = z.object({
  importers: z.record(z.string(), importer),
  packages: z.record(
    z.string(),
    z.object({
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
    }),
  ),
  snapshots: z.record(z.string(), z.object({ dependencies: versions, optionalDependencies: versions })),
})

/** `name@1.2.3(peer@4)` without its peers. */
const withoutPeers = (key: string): string => key.replace(/\(.*$/s, '')

/**
 * `name@version` of everything that the production of some folders of the workspace stands on, by the lock file alone.
 * Peers that a package can do without don't count: pnpm installs those that something else in the workspace has.
 * `optional` says whether optional dependencies of the folders count.
 */
export const productionPackages = (
  lock: string,
  folders: readonly string[],
  { optional }: { optional: boolean },
): Set<string> => {
  const { importers, packages, snapshots } = lockFile.parse(parse(lock))
  const reached = new Set<string>()
  const visit = (name: string, version: string): void => {
    // An alias stands as `other@1.2.3` in the place of the version.
    const key = snapshots[`${name}@${version}`] ? `${name}@${version}` : version
    const snapshot = snapshots[key]
    if (!snapshot || reached.has(key)) return
    reached.add(key)
    const peers = packages[withoutPeers(key)]?.peerDependenciesMeta ?? {}
    for (const [next, nextVersion] of Object.entries({ ...snapshot.dependencies, ...snapshot.optionalDependencies }))
      if (!peers[next]?.optional) visit(next, nextVersion)
  }
  for (const folder of folders) {
    const { dependencies, optionalDependencies } = importers[folder] ?? importer.parse({})
    const wanted = { ...dependencies, ...(optional && optionalDependencies) }
    for (const [name, { version }] of Object.entries(wanted)) visit(name, version)
  }
  return new Set([...reached].map(withoutPeers))
}

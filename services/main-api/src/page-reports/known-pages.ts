import { readFile } from 'node:fs/promises'
import type { PageReport } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { z } from 'zod'

/** What stands in the place of a name that nobody knows. */
const OTHER = 'other'
const READ_AGAIN_MS = 60_000
/** Of one remote: tabs that stay open for days have a version of before. */
const VERSIONS_KNOWN = 5

/** What of the registry is needed here; the shell's server checks it whole. */
const registry = z.object({
  remotes: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      routes: z.array(z.object({ path: z.string() })).default([]),
    }),
  ),
})
type Registry = z.infer<typeof registry>

const namedRoutes = Object.values(routes).flatMap((route) => ('path' in route ? [route.path] : []))

/** Adds what a registry names to what is known already. */
const learn = (knownNames: { routes: Set<string>; versions: Map<string, string[]> }, { remotes }: Registry): void => {
  knownNames.routes = new Set([...namedRoutes, ...remotes.flatMap((remote) => remote.routes.map(({ path }) => path))])
  const versionsBefore = knownNames.versions
  knownNames.versions = new Map(
    remotes.map(({ name, version }) => {
      const others = (versionsBefore.get(name) ?? []).filter((other) => other !== version)
      return [name, [version, ...others].slice(0, VERSIONS_KNOWN)]
    }),
  )
}

/**
 * Replaces each route, remote and version that the registry doesn't name by `other`, so that whoever sends reports
 * can't make up names. Without a registry (`file` null or unreadable) the named routes of `contracts` are known and no
 * remote.
 */
export const createKnownPages = (file: string | null, now: () => number = Date.now) => {
  const knownNames = { routes: new Set<string>(namedRoutes), versions: new Map<string, string[]>() }
  let readAgainAt = 0

  const refresh = async (): Promise<void> => {
    if (file === null || now() < readAgainAt) return
    readAgainAt = now() + READ_AGAIN_MS
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text === null) return
    const result = registry.safeParse(parseOrNull(text))
    if (result.success) learn(knownNames, result.data)
  }

  const remoteOf = <Item extends { remote: string; version: string }>(item: Item): Item => {
    const versions = knownNames.versions.get(item.remote)
    return {
      ...item,
      remote: versions ? item.remote : OTHER,
      version: versions?.includes(item.version) ? item.version : OTHER,
    }
  }

  return async ({ device, vitals, loads, failures }: PageReport): Promise<PageReport> => {
    await refresh()
    return {
      device,
      vitals: vitals.map((vital) => ({ ...vital, route: knownNames.routes.has(vital.route) ? vital.route : OTHER })),
      loads: loads.map(remoteOf),
      failures: failures.map(remoteOf),
    }
  }
}

const parseOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

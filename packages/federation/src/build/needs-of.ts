import { API_VERSION } from '@wervio/contracts/api-version'
import * as routes from '@wervio/contracts/routes'
import type { Compilation } from 'webpack'
import type { RemoteNeeds } from '../contract/needs.ts'
import { usedExports, usedRoutes } from './module-facts.ts'

/** Paths of the named routes that the code of this build links to. */
export const linksOf = (compilation: Compilation): string[] => {
  const names = new Set(usedRoutes(compilation))
  return Object.entries(routes)
    .filter(([name]) => names.has(name))
    .map(([, { path }]) => path)
    .toSorted()
}

/** What this build of a remote needs of everybody else. `ranges` are those of the share configuration. */
export const needsOf = (
  compilation: Compilation,
  ranges: Record<string, { requiredVersion: string }>,
): RemoteNeeds => ({
  api: API_VERSION,
  shared: Object.fromEntries(
    [...usedExports(compilation)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, exports]) => {
        const names = [...exports].toSorted((a, b) => (a < b ? -1 : 1))
        return [name, { range: ranges[name]?.requiredVersion ?? '', ...(names.length > 0 && { exports: names }) }]
      }),
  ),
  links: linksOf(compilation),
})

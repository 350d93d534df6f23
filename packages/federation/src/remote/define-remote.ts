import type { RouteObject } from '@wervio/routing'
import type { ComponentType } from 'react'
import { isUnder } from '../contract/base-path.ts'
import { prefixOf, type RemoteDescription, type RouteDescription } from '../contract/description.ts'
import type { RemoteModule } from '../contract/remote-module.ts'
import { CONTRACT_VERSION } from '../contract/version.ts'

/** The shortest prefixes that cover all paths. */
const basePathsOf = (routes: readonly RouteDescription[]): string[] => {
  const prefixes = [...new Set(routes.map(({ path }) => prefixOf(path)))]
  return prefixes.filter((path) => !prefixes.some((other) => other !== path && other !== '/' && isUnder(path, other)))
}

/**
 * What a remote's `src/remote.ts` says of its pages. Data alone, so that the build can read it without a browser; the
 * paths it owns follow from those of its pages.
 */
export const defineRemote = <const Id extends string>({
  routes,
}: Pick<RemoteDescription<Id>, 'routes'>): RemoteDescription<Id> => ({
  basePaths: basePathsOf(routes),
  routes,
})

type Module = { Component: ComponentType }
/** Loads a page when somebody goes there, or the page itself where the first view can't wait. */
type Page = (() => Promise<Module>) | Omit<Exclude<RouteObject, { index: true }>, 'id' | 'path' | 'index'>

/** What a remote's `src/routes.tsx` exports as `remote`: each page it describes, with its code. */
export const withPages = <Id extends string>(
  { basePaths, routes }: RemoteDescription<Id>,
  pages: Record<NoInfer<Id>, Page>,
): RemoteModule => ({
  contractVersion: CONTRACT_VERSION,
  basePaths: [...basePaths],
  routes: routes.map(({ id, path }) => {
    const page: Page = pages[id]
    return { id, path, ...(typeof page === 'function' ? { lazy: page } : page) }
  }),
})

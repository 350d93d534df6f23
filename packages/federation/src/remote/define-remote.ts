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
 * The description of a remote's pages, for its `src/remote.ts`. Plain data, so that the build can read it without a
 * browser; the base paths follow from the paths of its pages.
 */
export const defineRemote = <const Id extends string>({
  routes,
}: Pick<RemoteDescription<Id>, 'routes'>): RemoteDescription<Id> => ({
  basePaths: basePathsOf(routes),
  routes,
})

type Module = { Component: ComponentType }
/** A function that loads a page when it is opened, or the page itself if the first view can't wait. */
type Page = (() => Promise<Module>) | Omit<Exclude<RouteObject, { index: true }>, 'id' | 'path' | 'index'>

/** The export `remote` of a remote's `src/routes.tsx`: each page that it describes, with its code. */
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

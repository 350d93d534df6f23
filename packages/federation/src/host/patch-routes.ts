import type { PatchRoutesOnNavigationFunction } from '@wervio/routing'
import { findOwner, type Registry } from '../contract/registry.ts'
import type { Loader } from './loader.ts'

/**
 * Id of the route under which the routes of remotes are added; the shell declares it, with the chrome above it and the
 * error boundary on it.
 */
export const REMOTES_PARENT = 'root'

/**
 * Gives the router the routes of the remote that owns the path. Patches on every call: the router ignores a patch after
 * an abort, and patching the same ids again changes nothing. A failure after an abort isn't thrown, because the router
 * (7.18.5, `discoverRoutes`) would show its error on the page that the user went to instead.
 */
export const createPatchRoutes =
  (registry: Registry, loader: Pick<Loader, 'load'>): PatchRoutesOnNavigationFunction =>
  async ({ path, patch, matches, signal }) => {
    const owner = findOwner(registry, path)
    if (!owner || matches.some(({ route }) => route.id?.startsWith(`${owner.name}:`))) return
    try {
      patch(REMOTES_PARENT, await loader.load(owner))
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

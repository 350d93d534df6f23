import type { PatchRoutesOnNavigationFunction } from '@wervio/routing'
import { findOwner, type Registry } from '../contract/registry.ts'
import type { Loader } from './loader.ts'

/** Route id below which the routes of remotes are composed; the shell declares it, with its chrome above and its error boundary on it. */
export const REMOTES_PARENT = 'root'

/**
 * Gives the router the routes of the remote that owns the path. Patches on every call: the router ignores a patch after
 * an abort, and patching the same ids again changes nothing. A failure after an abort stays quiet: the router (7.18.5,
 * `discoverRoutes`) would put its error on the page the user went to instead.
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

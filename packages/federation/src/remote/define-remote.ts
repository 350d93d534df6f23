import type { RouteObject } from '@wervio/routing'
import type { RemoteModule } from '../contract/remote-module.ts'
import { CONTRACT_VERSION } from '../contract/version.ts'

/** What a remote's `src/routes.tsx` exports as `remote`: its base paths and its routes, with absolute paths. */
export const defineRemote = (remote: { basePaths: readonly string[]; routes: RouteObject[] }): RemoteModule => ({
  contractVersion: CONTRACT_VERSION,
  basePaths: [...remote.basePaths],
  routes: remote.routes,
})

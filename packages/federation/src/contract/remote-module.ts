import type { RouteObject } from '@wervio/routing'

/** What `./routes` of a remote exports as `remote`. */
export type RemoteModule = {
  contractVersion: number
  /** Path prefixes the remote owns, such as `/vacancy`; `/` owns the home page alone. */
  basePaths: string[]
  /** Routes with absolute paths below one of `basePaths`; a path-less route may only group such routes. */
  routes: RouteObject[]
}

import type { RouteObject } from '@wervio/routing'

/** The export `remote` of a remote's `./routes`. */
export type RemoteModule = {
  contractVersion: number
  /** Path prefixes the remote owns, such as `/vacancy`; `/` owns the home page alone. */
  basePaths: string[]
  /** Routes with absolute paths below one of `basePaths`; a path-less route may only group such routes. */
  routes: RouteObject[]
}

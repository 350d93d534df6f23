import { emptyCache, renderRoutes } from '@wervio/remote-kit/testing'
import { remote } from '../routes.tsx'

/** The pages of this remote, opened at `path`; a test may fill the cache before. */
export const renderApp = (path: string, queries = emptyCache()) => renderRoutes(remote.routes, path, { queries })

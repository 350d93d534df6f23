import { renderRoutes } from '@wervio/remote-kit/testing'
import { remote } from '../routes.tsx'

/** The pages of this remote, opened at `path` with the state of a navigation. */
export const renderApp = (path: string, state: unknown = null) => renderRoutes(remote.routes, path, { state })

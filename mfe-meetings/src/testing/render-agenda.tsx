import { renderRoutes } from '@wervio/remote-kit/testing'
import { remote } from '../routes.tsx'

/** `/agenda`, or another address of this remote. */
export const renderAgenda = (path = '/agenda') => renderRoutes(remote.routes, path)

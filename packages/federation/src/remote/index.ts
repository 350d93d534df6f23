export type { RemoteDescription, RouteDescription } from '../contract/description.ts'
export type { RemoteModule } from '../contract/remote-module.ts'
export { defineRemote, withPages } from './define-remote.ts'

export type { RemoteModule } from '../contract/remote-module.ts'
export { defineRemote } from './define-remote.ts'

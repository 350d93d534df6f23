export { buildRemoteServer } from './remote-server.ts'
export { readRuntimeConfig } from './runtime-config.ts'
export { buildShellServer, type ShellServerOptions } from './shell-server.ts'

import type { RemotePackage } from '@wervio/federation/contract'

/** A problem with a choice; shown without a stack. */
export class NewRemoteError extends Error {
  override readonly name = 'NewRemoteError'
}

/** Ports that the design reserves for future remotes. */
const RESERVED: Readonly<Record<string, number>> = { meetings: 3004, matching: 3005 }
const LOWEST = 3004

/** Ports of the shell and the servers, and others that no remote may use. */
const TAKEN_NAMES = new Set([
  'shell',
  'main-api',
  'ai-service',
  'mainapi',
  'aiservice',
  'database',
  'authemulator',
  'dashboard',
  'login',
  'register',
  'assets',
  'health',
  'remote',
  'remotes',
  'vacancy',
  'vacatures',
])

/** The name of the new remote; throws a `NewRemoteError` that explains valid names. */
export const chooseName = (name: string | undefined, remotes: readonly RemotePackage[]): string => {
  const key = name?.replace(/^mfe-/, '') ?? ''
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key) || key.length > 30)
    throw new NewRemoteError('usage: pnpm new remote NAME (lower-case letters, digits and dashes; at most 30)')
  if (TAKEN_NAMES.has(key)) throw new NewRemoteError(`${key} is in use for something else`)
  if (remotes.some((remote) => remote.key === key)) throw new NewRemoteError(`mfe-${key} is there already`)
  return key
}

/** The port that the design reserves for it; else the first from 3004 up that is neither used nor reserved. */
export const choosePort = (key: string, remotes: readonly RemotePackage[]): number => {
  const stated = RESERVED[key]
  const takenPorts = new Set([...remotes.map(({ port }) => port), ...Object.values(RESERVED)])
  if (stated !== undefined) return stated
  let port = LOWEST
  while (takenPorts.has(port)) port += 1
  return port
}

import * as routes from '@wervio/contracts/routes'
import type { RemotePackage } from '@wervio/federation/contract'
import { portNames } from '../product/ports.ts'
import { remotes as presentRemotes } from '../product/remote-packages.ts'

/** A problem with a choice; shown without a stack. */
export class NewRemoteError extends Error {
  override readonly name = 'NewRemoteError'
}

/** Ports that the design reserves for future remotes. */
const RESERVED: Readonly<Record<string, number>> = { meetings: 3004, matching: 3005 }
const LOWEST = 3004

/** The first part of each address that has a name: a new remote opens at its own. */
const addressNames = Object.values(routes).map(({ path }) => path.split('/')[1] ?? '')
/** What the servers answer at themselves, beside all pages. */
const SERVER_NAMES = ['assets', 'health', 'remote', 'remotes']
/** Of the shell and the servers, as their ports are called. */
const processNames = portNames.filter((name) => !presentRemotes.some(({ key }) => key === name))
const takenNames = new Set([...addressNames, ...SERVER_NAMES, ...processNames.map((name) => name.toLowerCase())])

/** The name of the new remote; throws a `NewRemoteError` that explains valid names. */
export const chooseName = (name: string | undefined, remotes: readonly RemotePackage[]): string => {
  const key = name?.replace(/^mfe-/, '') ?? ''
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key) || key.length > 30)
    throw new NewRemoteError('usage: pnpm new remote NAME (lower-case letters, digits and dashes; at most 30)')
  if (takenNames.has(key) || takenNames.has(key.replaceAll('-', '')))
    throw new NewRemoteError(`${key} is in use for something else`)
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

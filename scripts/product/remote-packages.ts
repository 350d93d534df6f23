import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteOf, type RemotePackage } from '@wervio/federation/contract'
import { root } from './root.ts'

/** Remotes that scripts and tests name; the types know only these. The running product may have more. */
export type RemoteKey = 'marketing' | 'vacancies' | 'candidates'
export type Remote = RemotePackage & { key: RemoteKey }

/**
 * Every folder `mfe-<domain>` of the workspace whose package.json has a `wervio.remote` block, by port. Throws when one
 * can't be read.
 */
export const remotesIn = (repository: string): RemotePackage[] =>
  readdirSync(repository)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(repository, name, 'package.json')))
    .map((name) => remoteOf(name, JSON.parse(readFileSync(join(repository, name, 'package.json'), 'utf8'))))
    .toSorted((a, b) => a.port - b.port)

/** All remotes. One that isn't built yet is left out of the registry. */
export const remotes = remotesIn(root) as readonly Remote[]

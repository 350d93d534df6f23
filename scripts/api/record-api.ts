import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Endpoint } from '@wervio/contracts/access'
import { API_VERSION } from '@wervio/contracts/api-version'
import { endpoints } from '@wervio/contracts/endpoints'
import { inRoot } from '../product/root.ts'
import { apiSurface, type ApiSurface } from './api-surface.ts'
import { missingRise } from './missing-rise.ts'

const FILE = inRoot('packages/contracts/api-surface.json')

/** The surface that was recorded with the version it belongs to. */
export const recordedApi = (): { version: string; surface: ApiSurface } =>
  JSON.parse(readFileSync(FILE, 'utf8')) as { version: string; surface: ApiSurface }

/** The current one. */
export const currentApi = (): { version: string; surface: ApiSurface } => ({
  version: API_VERSION,
  surface: apiSurface(endpoints satisfies Readonly<Record<string, Endpoint>>),
})

/** As a command: records the API of now, provided that its version was raised as the change requires. */
if (import.meta.filename === process.argv[1]) {
  const problem = existsSync(FILE) ? missingRise(recordedApi(), currentApi()) : null
  if (problem) throw new Error(problem)
  writeFileSync(FILE, `${JSON.stringify(currentApi(), null, 1)}\n`)
}

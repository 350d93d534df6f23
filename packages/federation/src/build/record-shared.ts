import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingBump, surfaceOf, type Surface } from './shared-surface.ts'
import { SINGLETONS } from './singletons.ts'

const FILE = join(import.meta.dirname, 'shared-versions.json')
const packages = join(import.meta.dirname, '../../..')

/** Our own packages among the singletons, with their current surface. */
export const ownSurfaces = (): [string, Surface][] =>
  SINGLETONS.filter((name) => name.startsWith('@wervio/')).map((name) => [
    name,
    surfaceOf(join(packages, name.replace('@wervio/', ''))),
  ])

/** The recorded surfaces, by package. */
export const recordedSurfaces = (): Record<string, Surface> =>
  JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Surface>

/** As a command: records the current surfaces, provided that each version was raised as its change requires. */
if (import.meta.filename === process.argv[1]) {
  const surfaces = recordedSurfaces()
  for (const [name, now] of ownSurfaces()) {
    const problem = surfaces[name] && missingBump(surfaces[name], now)
    if (problem) throw new Error(`${name} ${problem}`)
    surfaces[name] = now
  }
  writeFileSync(FILE, `${JSON.stringify(surfaces, null, 2)}\n`)
}

import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from '@swc/core'

/** The properties of a shared package that matter at run time. */
export type Surface = {
  version: string
  /** Names its index exports, apart from types. */
  exports: string[]
  /** Hash of its code without types, comments and layout. */
  code: string
}

const EXPORT = /export \{([^}]*)\}/g

const exportsOf = (index: string): string[] =>
  [...index.matchAll(EXPORT)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name !== '' && !name.startsWith('type '))
    .toSorted()

const codeOf = (file: string): string =>
  transformSync(readFileSync(file, 'utf8'), {
    configFile: false,
    swcrc: false,
    minify: true,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
      minify: { compress: false, mangle: false },
    },
  }).code

/** The current surface of the package in `folder`. */
export const surfaceOf = (folder: string): Surface => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.test\.|[\\/]testing(\.ts|[\\/])/.test(file))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(codeOf(join(folder, file)))
  return {
    version,
    exports: exportsOf(readFileSync(join(folder, 'src/index.ts'), 'utf8')),
    code: hash.digest('hex').slice(0, 12),
  }
}

const partsOf = (version: string) => version.split('.').map(Number) as [number, number, number]

const hasRisen = (from: string, to: string, level: 'major' | 'minor' | 'patch'): boolean => {
  const [before, now] = [partsOf(from), partsOf(to)]
  const last = { major: 0, minor: 1, patch: 2 }[level]
  const first = before.findIndex((number, index) => number !== now[index])
  return first !== -1 && first <= last && (now[first] ?? 0) > (before[first] ?? 0)
}

/** Why a package may not be released under its current version; null if it may. */
export const missingBump = (recordedSurface: Surface, currentSurface: Surface): string | null => {
  const removedNames = recordedSurface.exports.filter((name) => !currentSurface.exports.includes(name))
  const newNames = currentSurface.exports.filter((name) => !recordedSurface.exports.includes(name))
  const requireBump = (level: 'major' | 'minor' | 'patch', reason: string) =>
    hasRisen(recordedSurface.version, currentSurface.version, level)
      ? null
      : `${reason}: raise its ${level} version above ${recordedSurface.version}`
  if (removedNames.length > 0) return requireBump('major', `no longer exports ${removedNames.join(', ')}`)
  if (newNames.length > 0) return requireBump('minor', `also exports ${newNames.join(', ')}`)
  return recordedSurface.code === currentSurface.code ? null : requireBump('patch', 'has other code')
}

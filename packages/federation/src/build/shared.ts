import { createRequire } from 'node:module'
import { join } from 'node:path'
import { SINGLETONS } from './singletons.ts'

const packageOf = (request: string) => request.split('/', request.startsWith('@') ? 2 : 1).join('/')

/**
 * The semver range a remote accepts. For our own packages any patch will do: a patch adds no exports
 * (shared-surface.ts), and the shell of an earlier release has an earlier patch.
 */
export const requiredVersion = (name: string, version: string): string =>
  name.startsWith('@wervio/') ? `^${version.replace(/\.\d+$/, '.0')}` : `^${version}`

/**
 * The share configuration of one app. The shell bundles every singleton eagerly (`eager`), a remote bundles none
 * (`import: false`), so that a remote's build never contains a second copy. A remote with an incompatible version fails
 * alone (`strictVersion`). `facades` names files of the shell that replace a whole package and export only what is
 * used.
 */
export const shareConfig = (root: string, side: 'host' | 'remote', facades: Record<string, string> = {}) => {
  const require = createRequire(join(root, 'package.json'))
  return Object.fromEntries(
    SINGLETONS.map((request) => {
      const name = packageOf(request)
      const { version } = versionOf(require, name)
      // The shell compares numbers alone (lean/semver.ts).
      if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${name} ${version} is shared, and has no plain version`)
      const range = requiredVersion(name, version)
      return [
        request,
        {
          singleton: true,
          strictVersion: true,
          requiredVersion: range,
          ...(side === 'host'
            ? { eager: true, version, import: facades[request] ?? request }
            : { import: false as const }),
        },
      ]
    }),
  )
}

const versionOf = (require: NodeJS.Require, name: string): { version: string } => {
  const folder = require.resolve.paths(name)?.map((path) => join(path, name, 'package.json')) ?? []
  for (const file of folder) {
    try {
      return require(file) as { version: string }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    }
  }
  throw new Error(`${name} is shared but not installed; add it to the dependencies of this app`)
}

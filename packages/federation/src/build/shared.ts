import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * What holds state or context and must exist once in the browser. Subpaths stand by name, not as trailing-slash
 * prefixes: a prefix offers remotes only what the shell itself imports, so `jotai/utils` would fail at run time,
 * whereas bundled into a remote it works on the shared `jotai/vanilla`.
 */
const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@wervio/routing',
  'jotai',
  'jotai/react',
  'jotai/vanilla',
  'styled-components',
  '@tanstack/react-query',
  '@wervio/session',
] as const

const packageOf = (request: string) => request.split('/', request.startsWith('@') ? 2 : 1).join('/')

/** Our own packages stand on exactly one version of the workspace; others accept what semver calls compatible. */
const requiredVersion = (name: string, version: string) => (name.startsWith('@wervio/') ? version : `^${version}`)

/**
 * The share configuration of one app: the shell brings every singleton at once (`eager`), a remote brings none
 * (`import: false`), so a remote's build never contains a second copy. A skewed remote fails alone (`strictVersion`).
 * `facades` names files of the shell that stand in for a whole package and export what is in use.
 */
export const shareConfig = (root: string, side: 'host' | 'remote', facades: Record<string, string> = {}) => {
  const require = createRequire(join(root, 'package.json'))
  return Object.fromEntries(
    SINGLETONS.map((request) => {
      const name = packageOf(request)
      const { version } = versionOf(require, name)
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

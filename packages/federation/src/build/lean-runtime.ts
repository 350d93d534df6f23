import { join } from 'node:path'
import webpack from 'webpack'

/** Of a module of the federation runtime: in which of its packages it is imported, how, and what takes its place. */
type Replacement = { in: string; request: RegExp; by: string }

/**
 * What a browser would load of the runtime (2.9.2) without ever using it: every visitor of the first page pays for it,
 * in the shell and once more in the entry of a remote.
 */
export const replacements: readonly Replacement[] = [
  { in: 'runtime-core', request: /^\.{1,2}\/(utils\/)?preload\.js$/, by: 'no-preload' },
  {
    in: 'runtime-core',
    request: /\/plugins\/(snapshot\/(SnapshotHandler|index)|generate-preload-assets)\.js$/,
    by: 'snapshots',
  },
  { in: 'runtime-core', request: /\/semver\/index\.js$/, by: 'semver' },
  { in: 'error-codes', request: /^\.\/desc\.mjs$/, by: 'error-texts' },
  { in: 'error-codes', request: /^\.\/getShortErrorMsg\.mjs$/, by: 'short-error' },
  { in: 'webpack-bundler-runtime', request: /\/getShortErrorMsg\.js$/, by: 'short-error' },
  { in: 'sdk', request: /^\.\/logger\.js$/, by: 'logger' },
  { in: 'sdk', request: /^\.\/node\.js$/, by: 'no-node' },
  { in: 'webpack-bundler-runtime', request: /^\.\/init\.js$/, by: 'init' },
  { in: 'webpack-bundler-runtime', request: /^\.\/getSharedFallbackGetter\.js$/, by: 'shared-getter' },
  { in: 'webpack-bundler-runtime', request: /^\.\/remotes\.js$/, by: 'no-remotes' },
]

type Data = { request: string; contextInfo: { issuer: string | null } }

/** Builds an app without the parts of the federation runtime that nothing of ours uses. */
export const leanRuntime = new webpack.NormalModuleReplacementPlugin(/\.m?js$/, (data: Data) => {
  const replacement = replacements.find(
    ({ in: name, request }) =>
      data.contextInfo.issuer?.includes(`@module-federation/${name}/`) && request.test(data.request),
  )
  if (replacement) data.request = join(import.meta.dirname, 'lean', `${replacement.by}.ts`)
})

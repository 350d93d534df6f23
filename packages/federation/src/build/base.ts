import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration } from 'webpack'

const resolvePath = (specifier: string) => fileURLToPath(import.meta.resolve(specifier))
const repository = fileURLToPath(new URL('../../../../', import.meta.url))

/**
 * Our own packages have no side effects on import, so what an app does not use is left out of its bundle. The one
 * exception sets zod up for our CSP before the first schema is made (contracts/src/jitless.ts).
 */
const SIDE_EFFECT_FREE =
  /[\\/]packages[\\/](brand|contracts|api-client|session|ui|routing|federation|pdf-viewer|uploads)[\\/]src[\\/](?!jitless\.ts$)/

const transpile = (namespace: string) => ({
  loader: resolvePath('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
      target: 'es2022',
      experimental: {
        cacheRoot: join(repository, '.cache/swc'),
        plugins: [
          [
            resolvePath('@swc/plugin-styled-components'),
            { namespace, ssr: false, displayName: false, fileName: false, pure: true, minify: true },
          ],
        ],
      },
    },
  },
})

/**
 * A library's prebuilt worker, which an app requests by `new URL(…)` and starts from its text, because a worker must
 * come from the page's own origin. Emitted as text, because the minifier would take it for a classic script.
 */
const WORKER_OF_A_LIBRARY = {
  test: /\.worker\.min\.mjs$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8].txt' },
}

/** Files that such a worker loads by fixed names, from its own folder. */
const PART_OF_A_WORKER = /_nowasm_fallback\.js$/

/** Files that invalidate a cached build, besides its sources: the app's own configuration and this preset. */
const configurationFiles = (root: string): string[] => {
  const preset = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(import.meta.dirname, name))
  return [join(root, 'webpack.config.mjs'), ...preset].filter((file) => existsSync(file))
}

/**
 * The configuration that the builds of the shell and the remotes share. `root` is the app's folder, `name` a unique
 * identifier.
 */
export const baseConfig = (root: string, name: string, mode: 'production' | 'development'): Configuration => ({
  name,
  mode,
  context: root,
  target: ['web', 'es2022'],
  // Not `eval`: the content security policy of the shell forbids it, in development too.
  devtool: mode === 'production' ? false : 'cheap-module-source-map',
  output: {
    path: join(root, 'dist'),
    uniqueName: name,
    filename: mode === 'production' ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
    chunkFilename: mode === 'production' ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    // Below the host's limit for one attempt, so that the next attempt finds the hanging file forgotten.
    chunkLoadTimeout: 10_000,
    crossOriginLoading: 'anonymous',
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
  },
  module: {
    rules: [
      { test: /\.tsx?$/, exclude: /node_modules/, use: transpile(name) },
      { test: SIDE_EFFECT_FREE, sideEffects: false },
      { test: /\.(woff2|png|jpe?g|svg|webp|avif|mp4|webm|vtt)$/, type: 'asset/resource' },
      WORKER_OF_A_LIBRARY,
      { test: PART_OF_A_WORKER, type: 'asset/resource', generator: { filename: 'assets/worker-parts/[name][ext]' } },
    ],
  },
  optimization: {
    minimizer: [
      new MinimizerPlugin({
        exclude: PART_OF_A_WORKER,
        minify: MinimizerPlugin.swcMinify,
        extractComments: false,
        minimizerOptions: { ecma: 2022, module: false, compress: { passes: 2 }, mangle: true },
      }),
    ],
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
  },
  cache: {
    type: 'filesystem',
    cacheDirectory: join(repository, '.cache/webpack'),
    name: `${name}-${mode}`,
    buildDependencies: { config: configurationFiles(root) },
  },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
})

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack, { type Configuration } from 'webpack'
import type { RemoteDescription } from '../contract/description.ts'
import { FILES, parsePrerenderedPages } from '../contract/prerendered.ts'
import { remoteOf } from '../contract/remote-package.ts'
import { baseConfig } from './base.ts'
import { developmentServer } from './development-server.ts'
import { shareConfig } from './shared.ts'
import { VersionedOutput } from './versioned-output.ts'
import { RemoteEntry } from './remote-entry.ts'
import { withSharePictures, type DrawPicture } from './share-pictures.ts'
import { leanRuntime } from './lean-runtime.ts'
import { retryChunks } from './retry-chunks.ts'
import { StaticRender } from './static-render.ts'

/** Added to the remote's port for a development server, so that it can run beside the built remote. */
const BESIDE = 100

/**
 * Leaves only ids and paths of the description in a remote's code, because the registry has the rest. Saves half a
 * kilobyte a remote.
 */
const slimDescription = (root: string, { basePaths, routes }: RemoteDescription) => {
  const slim = { basePaths, routes: routes.map(({ id, path }) => ({ id, path })) }
  const code = `data:text/javascript,${encodeURIComponent(`export const description = ${JSON.stringify(slim)}`)}`
  return new webpack.NormalModuleReplacementPlugin(
    /^\.\/remote\.ts$/,
    (request: { context: string; request: string }) => {
      if (request.context === join(root, 'src')) request.request = code
    },
  )
}

const prerenderedPages = (name: string, entry: string, draw?: DrawPicture) =>
  new StaticRender({
    name,
    entry,
    publicPath: FILES,
    fileName: (hash) => `pages.${hash}.json`,
    ...(draw && { complete: (pages) => withSharePictures(parsePrerenderedPages(pages), draw) }),
  })

/**
 * Input from a remote's webpack.config.mjs: its folder and the description of its pages. Name and port follow from its
 * folder and package.json.
 */
export type RemotePreset = {
  root: string
  remote: RemoteDescription
  /** A module that exports `render` for pages that can be read before any code has run. */
  prerender?: string
  /** Draws the picture of each of those pages for links that are shared. */
  sharePicture?: DrawPicture
}

/**
 * Webpack's configuration of a remote: it exposes `./routes`, brings no singleton of its own, writes `dist/<version>`
 * and `dist/remote.json`.
 */
export const remotePreset =
  ({ root, remote, prerender, sharePicture }: RemotePreset) =>
  (_: unknown, { mode }: { mode?: 'production' | 'development' }): Configuration => {
    const { name, port, portVariable } = remoteOf(
      basename(root),
      JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
    )
    const production = mode !== 'development'
    const shared = shareConfig(root, 'remote')
    const base = baseConfig(root, name, production ? 'production' : 'development')
    return {
      ...base,
      entry: {},
      output: { ...base.output, publicPath: 'auto' },
      plugins: [
        retryChunks,
        leanRuntime,
        new ModuleFederationPlugin({
          name,
          filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
          exposes: { './routes': './src/routes.tsx' },
          shared,
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          // A remote loads no remotes, so its entry omits that code.
          experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
        }),
        ...(production && prerender ? [prerenderedPages(name, prerender, sharePicture)] : []),
        ...(production
          ? [slimDescription(root, remote), new RemoteEntry(name, remote, shared), new VersionedOutput()]
          : []),
      ],
      ...(production ? {} : { devServer: developmentServer(name, Number(process.env[portVariable] ?? port + BESIDE)) }),
    }
  }

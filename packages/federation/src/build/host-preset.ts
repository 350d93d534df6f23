import { createRequire } from 'node:module'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Configuration } from 'webpack'
import type { Chrome } from '../contract/own-pages.ts'
import { BarePage } from './bare-page.ts'
import { baseConfig } from './base.ts'
import { shareConfig } from './shared.ts'
import { VersionedOutput } from './versioned-output.ts'
import { leanRuntime } from './lean-runtime.ts'
import { retryChunks } from './retry-chunks.ts'
import { ShellOfferPlugin } from './shell-offer-plugin.ts'
import { withSharePictures, type DrawPicture } from './share-pictures.ts'
import { StaticRender } from './static-render.ts'

/**
 * Gives remotes the shell's federation runtime. `experiments.provideExternalRuntime` does the same through the plugin's
 * CommonJS build, which brings a second copy of the whole runtime (9 KB brotli, 2.9.2).
 */
const runtimeProvider = (): string => {
  const requireFromEnhanced = createRequire(import.meta.resolve('@module-federation/enhanced'))
  return requireFromEnhanced.resolve('@module-federation/inject-external-runtime-core-plugin').replace(/\.cjs$/, '.js')
}

/**
 * Input from the shell's webpack.config.mjs: its folder, its name, its own files that replace a shared package, pages
 * beside the product (bare-page.ts), the module that renders the chrome of prerendered pages, and what draws the
 * picture of each of its own public pages.
 */
export type HostPreset = {
  root: string
  name: string
  facades?: Record<string, string>
  pages?: readonly string[]
  chrome?: string
  sharePicture?: DrawPicture
  /** Paths of its own pages, for which no remote can be released. */
  ownPaths?: readonly string[]
}

const staticChrome = (name: string, entry: string, draw?: DrawPicture) =>
  new StaticRender({
    name,
    entry,
    publicPath: '/',
    fileName: () => 'chrome.json',
    ...(draw && {
      complete: async (rendered) => {
        const chrome = rendered as Chrome
        const { rendered: heads, files } = await withSharePictures(chrome.heads ?? {}, draw)
        return { rendered: { ...chrome, heads } satisfies Chrome, files }
      },
    }),
  })

/**
 * Webpack's configuration of the shell. It knows no remote, bundles every singleton eagerly and writes
 * `dist/<version>/index.html`.
 */
export const hostPreset =
  ({ root, name, facades = {}, pages = [], chrome, sharePicture, ownPaths = [] }: HostPreset) =>
  (_: unknown, { mode }: { mode?: 'production' | 'development' }): Configuration => {
    const base = baseConfig(root, name, mode === 'development' ? 'development' : 'production')
    return {
      ...base,
      entry: './src/main.tsx',
      output: { ...base.output, publicPath: '/' },
      plugins: [
        retryChunks,
        leanRuntime,
        new ModuleFederationPlugin({
          name,
          remotes: {},
          shared: shareConfig(root, 'host', facades),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          runtimePlugins: [runtimeProvider()],
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
        }),
        new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer', minify: false }),
        ...pages.map((page) => new BarePage(page)),
        ...(chrome && mode !== 'development' ? [staticChrome(name, chrome, sharePicture)] : []),
        new ShellOfferPlugin([...ownPaths, ...pages.map((page) => `/${page}.html`)]),
        new VersionedOutput(),
      ],
    }
  }

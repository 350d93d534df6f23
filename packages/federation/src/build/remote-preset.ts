import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration } from 'webpack'
import { baseConfig } from './base.ts'
import { developmentServer } from './development-server.ts'
import { shareConfig } from './shared.ts'
import { VersionedOutput } from './versioned-output.ts'
import { RemoteEntry } from './remote-entry.ts'
import { retryChunks } from './retry-chunks.ts'

/** A development server on its own stands beside the built remote, on its port plus this. */
const BESIDE = 100

/** What a remote's webpack.config.mjs says: its folder, its unique identifier-safe name and the paths it owns. */
export type RemotePreset = { root: string; name: string; basePaths: readonly string[]; port: number; portVariable: string }

/** Webpack's configuration of a remote: it exposes `./routes`, brings no singleton of its own, writes `dist/<version>` and `dist/remote.json`. */
export const remotePreset = ({ root, name, basePaths, port, portVariable }: RemotePreset) => (_: unknown, { mode }: { mode?: 'production' | 'development' }): Configuration => {
  const production = mode !== 'development'
  const base = baseConfig(root, name, production ? 'production' : 'development')
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      retryChunks,
      new ModuleFederationPlugin({
        name,
        filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: { './routes': './src/routes.tsx' },
        shared: shareConfig(root, 'remote'),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        // A remote loads no remotes, so its entry leaves that part out.
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      ...(production ? [new RemoteEntry({ name, basePaths }), new VersionedOutput()] : []),
    ],
    ...(production ? {} : { devServer: developmentServer(name, Number(process.env[portVariable] ?? port + BESIDE)) }),
  }
}

import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Configuration } from 'webpack'
import { baseConfig } from './base.ts'
import { VersionedOutput } from './versioned-output.ts'

export type OneBundlePreset = { root: string; entry: string; template: string; output: string; modules: string[] }

/** The same product without federation, as one code-split bundle, for the benchmarks to compare with. */
export const oneBundlePreset = ({ root, entry, template, output, modules }: OneBundlePreset): Configuration => {
  const base = baseConfig(root, 'one_bundle', 'production')
  return {
    ...base,
    entry,
    resolve: { ...base.resolve, modules: ['node_modules', ...modules] },
    output: { ...base.output, path: output, publicPath: '/' },
    plugins: [new HtmlWebpackPlugin({ template, scriptLoading: 'defer', minify: false }), new VersionedOutput()],
  }
}

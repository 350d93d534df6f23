import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration } from 'webpack'
import { baseConfig } from './base.ts'

type Options = { root: string; name: string; entry: string; publicPath: string }

/**
 * A page may listen when its module is loaded, and finds nothing stored; libraries see from what is missing here that
 * this is no browser.
 */
const WINDOW = 'const window = { addEventListener() {} }; const localStorage = { getItem() { return null } };'

const configFor = ({ root, name, entry, publicPath }: Options, folder: string): Configuration => {
  const base = baseConfig(root, `${name}_static`, 'production')
  return {
    ...base,
    target: 'node24',
    entry: { main: entry },
    output: {
      path: folder,
      filename: 'main.cjs',
      assetModuleFilename: base.output?.assetModuleFilename as string,
      library: { type: 'commonjs2' },
      publicPath,
    },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { minimize: false },
    plugins: [new webpack.BannerPlugin({ banner: WINDOW, raw: true })],
  }
}

const build = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler?.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null)
      compiler.close((closing) => ((problem ?? closing) ? reject(problem ?? closing) : resolve()))
    })
  })

const filesIn = async (folder: string): Promise<Map<string, Buffer>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && entry.name !== 'main.cjs')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)))
}

/**
 * Builds a module of an app for Node and runs its `render`. Returns what that gives, and the files (pictures) that it
 * names, by their names below `publicPath`.
 */
export const runInNode = async (options: Options): Promise<{ rendered: unknown; files: Map<string, Buffer> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'wervio-static-'))
  try {
    await build(configFor(options, folder))
    const { default: bundle } = (await import(pathToFileURL(join(folder, 'main.cjs')).href)) as {
      default: { render: () => Promise<unknown> }
    }
    return { rendered: await bundle.render(), files: await filesIn(folder) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

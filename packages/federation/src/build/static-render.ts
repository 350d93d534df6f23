import { createHash } from 'node:crypto'
import webpack, { type Compiler } from 'webpack'
import { runInNode } from './run-in-node.ts'

const { Compilation, sources } = webpack

type Options = {
  name: string
  /** A module that exports `render`, which gives data. */
  entry: string
  /** What addresses of files begin with in what is rendered. */
  publicPath: string
  /** The name of the file, for what the hash of its content is. */
  fileName: (hash: string) => string
  /** Adds to what was rendered, with files of its own. */
  complete?: (rendered: unknown) => Promise<Rendering>
}

type Rendering = { rendered: unknown; files: Map<string, Buffer> }

const unchanged = async (rendered: unknown): Promise<Rendering> => ({ rendered, files: new Map() })

/** Writes what a module of the app renders at build as a JSON file of its output, with the files that it names. */
export class StaticRender {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('StaticRender', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: 'StaticRender', stage }, async () => {
        const { fileName, complete = unchanged, ...options } = this.#options
        const staticBuild = await runInNode({ root: compiler.context, ...options })
        const { rendered, files } = await complete(staticBuild.rendered)
        for (const [name, content] of [...staticBuild.files, ...files])
          if (!compilation.getAsset(name)) compilation.emitAsset(name, new sources.RawSource(content))
        const json = JSON.stringify(rendered)
        const hash = createHash('sha256').update(json).digest('hex').slice(0, 8)
        compilation.emitAsset(fileName(hash), new sources.RawSource(json))
      })
    })
  }
}

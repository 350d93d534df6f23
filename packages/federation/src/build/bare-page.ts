import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import webpack, { type Compilation, type Compiler } from 'webpack'

const { EntryPlugin, sources } = webpack

/** Where the page's script goes. */
const PLACE = '<!--script-->'

/**
 * A page beside the product, served as `/<name>.html`: `src/<name>/index.html` with the script of `main.ts`. It is
 * built apart from the product's own entry, so that its script is a tenth of that.
 */
export class BarePage {
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  apply(compiler: Compiler) {
    const folder = join(compiler.context, 'src', this.#name)
    compiler.hooks.make.tapPromise(this.#name, async (compilation) => {
      const script = await this.#build(compilation, folder)
      const file = join(folder, 'index.html')
      compilation.fileDependencies.add(file)
      const html = (await readFile(file, 'utf8')).replace(PLACE, () => `<script defer src="/${script}"></script>`)
      compilation.emitAsset(`${this.#name}.html`, new sources.RawSource(html))
    })
  }

  /** The address of the built script in the output folder. */
  #build(compilation: Compilation, folder: string): Promise<string> {
    const child = compilation.createChildCompiler(this.#name, compilation.outputOptions, [
      new EntryPlugin(folder, './main.ts', { name: this.#name }),
    ])
    return new Promise((resolve, reject) => {
      child.runAsChild((error, entries, childCompilation) => {
        const script = [...(entries?.[0]?.files ?? [])].find((name) => name.endsWith('.js'))
        const problem = error ?? childCompilation?.errors[0]
        if (problem || script === undefined) reject(problem ?? new Error(`${this.#name} has no script`))
        else resolve(script)
      })
    })
  }
}

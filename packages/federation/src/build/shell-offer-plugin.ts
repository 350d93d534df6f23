import { API_VERSION } from '@wervio/contracts/api-version'
import webpack, { type Compiler } from 'webpack'
import { SHELL_OFFER, type ShellOffer } from '../contract/shell-offer.ts'
import { CONTRACT_VERSION } from '../contract/version.ts'
import { providedExports } from './module-facts.ts'
import { linksOf } from './needs-of.ts'

const { Compilation, sources } = webpack

/** Writes what this build of the shell gives to remotes, for `/shell.json`. */
export class ShellOfferPlugin {
  readonly #pages: readonly string[]

  /** `pages`: the paths of the shell's own pages. */
  constructor(pages: readonly string[]) {
    this.#pages = pages
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ShellOffer', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ShellOffer', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const shared = [...providedExports(compilation)].toSorted(([a], [b]) => (a < b ? -1 : 1))
          const offer: ShellOffer = {
            contractVersion: CONTRACT_VERSION,
            api: API_VERSION,
            shared: Object.fromEntries(
              shared.map(([name, { version, exports }]) => [name, { version, ...(exports && { exports }) }]),
            ),
            pages: [...this.#pages],
            links: linksOf(compilation),
          }
          compilation.emitAsset(SHELL_OFFER, new sources.RawSource(JSON.stringify(offer)))
        },
      )
    })
  }
}

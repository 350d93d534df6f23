import { apiVersionOf, pathOf } from './needs.ts'
import { array, integer, optional, record, text } from './parse.ts'

/** The file of a shell's build that `/shell.json` answers. */
export const SHELL_OFFER = 'offer.json'

/** One package as the shell shares it. */
export type SharedOffer = {
  version: string
  /** Names it exports; absent where webpack can't tell, as for CommonJS. */
  exports?: string[]
}

/** `/shell.json`: what the live shell gives to remotes and expects of them, as its build recorded it. */
export type ShellOffer = {
  contractVersion: number
  api: string
  /** By package. */
  shared: Record<string, SharedOffer>
  /** Paths of the shell's own pages, which no remote can take. */
  pages: string[]
  /** Paths of the named routes that its code links to. */
  links: string[]
}

const sharedOf = (value: unknown, at: string): SharedOffer => {
  const offer = record(value, at)
  const exports = optional(offer['exports'], (names) => array(names, `${at}.exports`, text))
  return { version: text(offer['version'], `${at}.version`), ...(exports && { exports }) }
}

/** Throws a `RegistryError` that names the first wrong field. */
export const parseShellOffer = (value: unknown): ShellOffer => {
  const offer = record(value, 'shell')
  const shared = Object.entries(record(offer['shared'], 'shell.shared'))
  return {
    contractVersion: integer(offer['contractVersion'], 'shell.contractVersion'),
    api: apiVersionOf(offer['api'], 'shell.api'),
    shared: Object.fromEntries(shared.map(([name, each]) => [name, sharedOf(each, `shell.shared.${name}`)])),
    pages: array(offer['pages'], 'shell.pages', pathOf),
    links: array(offer['links'], 'shell.links', pathOf),
  }
}

import type { RuntimeConfig } from '@wervio/contracts'
import { fileAddress, findOwner, type Registry } from '../contract/registry.ts'

/** Marks where in the shell's index.html the server inserts its tags. */
const PLACE = '<!--wervio:head-->'

/** JSON that is safe in a script element: `<` can't start a tag, and line separators can't end a line. */
export const embeddable = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const block = (id: string, value: unknown) => `<script type="application/json" id="${id}">${embeddable(value)}</script>`
const escapeAttribute = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * Preload links for the first view of the remote that owns `pathname`, so that its files load in parallel with the
 * shell's code.
 */
const preloads = (registry: Registry, pathname: string): string[] => {
  const owner = findOwner(registry, pathname)
  if (!owner) return []
  return [
    `<link rel="preload" as="fetch" crossorigin href="${escapeAttribute(owner.manifest)}">`,
    ...(owner.preload ?? []).map((name) => {
      const integrity = owner.integrity?.[name]
      return `<link rel="preload" as="script" crossorigin href="${escapeAttribute(fileAddress(owner, name))}"${integrity ? ` integrity="${escapeAttribute(integrity)}"` : ''}>`
    }),
  ]
}

/** The page for `pathname`: the built index.html with configuration, registry and preload links. */
export const renderPage = (html: string, pathname: string, config: RuntimeConfig, registry: Registry): string =>
  html.replace(PLACE, () =>
    [...preloads(registry, pathname), block('wervio-config', config), block('wervio-remotes', registry)].join('\n    '),
  )

import type { RuntimeConfig } from '@wervio/contracts'
import { fileAddress, findOwner, type Registry } from '../contract/registry.ts'

/** Marks the place in the shell's index.html where the server writes. */
const PLACE = '<!--wervio:head-->'

/** JSON that can stand inside a script element: `<` can't begin a tag and line separators can't end a line. */
export const embeddable = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const block = (id: string, value: unknown) => `<script type="application/json" id="${id}">${embeddable(value)}</script>`
const escapeAttribute = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Links that fetch, beside the shell's own code, what the remote that owns `pathname` needs for its first view. */
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

/** The page for `pathname`: the built index.html with configuration, registry and preload links written in. */
export const renderPage = (html: string, pathname: string, config: RuntimeConfig, registry: Registry): string =>
  html.replace(PLACE, () =>
    [...preloads(registry, pathname), block('wervio-config', config), block('wervio-remotes', registry)].join('\n    '),
  )

import type { RuntimeConfig } from '@wervio/contracts'
import { fileAddress, findOwner, type Registry, type RegistryEntry } from '../contract/registry.ts'
import { embeddable, escapeAttribute } from './escape.ts'

/** Marks where in the shell's index.html the server inserts its tags. */
const PLACE = '<!--wervio:head-->'

const block = (id: string, value: unknown) => `<script type="application/json" id="${id}">${embeddable(value)}</script>`

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

/** An entry as the browser needs it: prerendered pages are the server's. */
const withoutPages = ({ pages, integrity, ...entry }: RegistryEntry): RegistryEntry => ({
  ...entry,
  ...(integrity && { integrity: Object.fromEntries(Object.entries(integrity).filter(([name]) => name !== pages)) }),
})

const forBrowser = (registry: Registry): Registry => ({ ...registry, remotes: registry.remotes.map(withoutPages) })

/** The page for `pathname`: the built index.html with configuration, registry and preload links. */
export const renderPage = (html: string, pathname: string, config: RuntimeConfig, registry: Registry): string =>
  html.replace(PLACE, () =>
    [
      ...preloads(registry, pathname),
      block('wervio-config', config),
      block('wervio-remotes', forBrowser(registry)),
    ].join('\n    '),
  )

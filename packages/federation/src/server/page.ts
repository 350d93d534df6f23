import type { RuntimeConfig } from '@wervio/contracts'
import { isAskedWithCors } from '../contract/preload-mode.ts'
import { fileAddress, findOwner, type Registry, type RegistryEntry } from '../contract/registry.ts'
import { embeddable, escapeAttribute } from './escape.ts'

/** Marks where in the shell's index.html the server inserts its tags. */
const PLACE = '<!--wervio:head-->'

const block = (id: string, value: unknown) => `<script type="application/json" id="${id}">${embeddable(value)}</script>`

/**
 * Preload links for the first view of the remote that owns `pathname`, so that its files load in parallel with the
 * shell's code. None while it has a canary: which version a browser takes is known there alone.
 */
const preloads = (registry: Registry, pathname: string, host: string | undefined): string[] => {
  const owner = findOwner(registry, pathname)
  if (!owner || owner.canary) return []
  return [
    `<link rel="preload" as="fetch" crossorigin href="${escapeAttribute(owner.manifest)}">`,
    ...(owner.preload ?? []).map((name) => {
      const integrity = owner.integrity?.[name]
      const address = fileAddress(owner, name)
      const mode = isAskedWithCors(address, host) ? ' crossorigin' : ''
      return `<link rel="preload" as="script"${mode} href="${escapeAttribute(address)}"${integrity ? ` integrity="${escapeAttribute(integrity)}"` : ''}>`
    }),
  ]
}

/** An entry as the browser needs it: prerendered pages are the server's, and needs the promotion gate's. */
const entryForBrowser = ({ pages, needs: _needs, integrity, canary, ...entry }: RegistryEntry): RegistryEntry => ({
  ...entry,
  ...(integrity && { integrity: Object.fromEntries(Object.entries(integrity).filter(([name]) => name !== pages)) }),
  ...(canary && { canary: { ...canary, entry: entryForBrowser(canary.entry) } }),
})

export const forBrowser = (registry: Registry): Registry => ({
  ...registry,
  remotes: registry.remotes.map(entryForBrowser),
})

const SCRIPTS = /\s*<script defer[^>]*><\/script>/g

/**
 * A page that can be read already: its code waits in a template until the browser has painted once (a script of
 * index.html takes it out), and what only the code reads stands behind what people read.
 */
const withCodeAfterPaint = (html: string, code: readonly string[], data: readonly string[]): string => {
  const scripts = [...html.matchAll(SCRIPTS)].map(([script]) => script.trim())
  const template = `<template id="wervio-code">${[...code, ...scripts].join('')}</template>`
  return html
    .replace(SCRIPTS, '')
    .replace(PLACE, '')
    .replace('</body>', () => `${[...data, template].join('\n    ')}\n  </body>`)
}

/**
 * The page for `pathname`: the built index.html with configuration, registry and preload links. `isReadable` when a
 * prerendered page stands in it; `host` is the one that the page was asked for under.
 */
export const renderPage = (
  html: string,
  pathname: string,
  config: RuntimeConfig,
  registry: Registry,
  { isReadable = false, host }: { isReadable?: boolean; host?: string | undefined } = {},
): string => {
  const code = preloads(registry, pathname, host)
  const data = [block('wervio-config', config), block('wervio-remotes', forBrowser(registry))]
  return isReadable
    ? withCodeAfterPaint(html, code, data)
    : html.replace(PLACE, () => [...code, ...data].join('\n    '))
}

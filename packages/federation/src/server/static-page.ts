import type { Brand } from '@wervio/brand/facts'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FILES, PAGE_PLACE, SITE, type PrerenderedPage } from '../contract/prerendered.ts'
import type { RegistryEntry } from '../contract/registry.ts'
import { withBrand } from './brand-text.ts'
import { escapeAttribute } from './escape.ts'
import { headTags, withHead, type PageHead } from './head-tags.ts'

/** The public chrome as the shell's build rendered it. */
export type Chrome = {
  html: string
  css: string
  /** Of the shell's own public pages, by their address. */
  heads?: Record<string, PageHead>
}

/** The chrome in the folder of a version of the shell; null for one that was built without. */
export const readChrome = (folder: string): Chrome | null => {
  const file = join(folder, 'chrome.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Chrome) : null
}

type Input = {
  /** The built index.html. */
  html: string
  chrome: Chrome
  page: PrerenderedPage
  entry: RegistryEntry
  /** Where the visitor is: `https://wervio.nl`. */
  origin: string
  /** Of the page: a path, and a search where the page has one of its own. */
  address: string
  brand: Brand
}

/** The typeface, which a browser otherwise asks for when it has laid out the page. */
const fontPreloads = (css: string): string[] =>
  [...new Set([...css.matchAll(/url\('?([^')]+\.woff2)'?\)/g)].map(([, address]) => address ?? ''))].map(
    (address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeAttribute(address)}">`,
  )

/** The hash by which a content security policy knows an inline style sheet. */
export const styleHash = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`

/**
 * The shell's page with a page of a remote in it, which can be read before any code has run. `css` is what stands in its
 * style element.
 */
export const staticPage = ({ html, chrome, page, entry, origin, address, brand }: Input) => {
  const files = new URL('./', entry.manifest).href
  const located = (text: string): string => text.replaceAll(FILES, files).replaceAll(SITE, `${origin}/`)
  const css = located(chrome.css + page.css)
  const content = withBrand(
    chrome.html.replace(PAGE_PLACE, () => page.html),
    brand,
    escapeAttribute,
  )
  const head = [
    ...fontPreloads(css),
    headTags({ page, brand, address }),
    `<style id="wervio-static">${css}</style>`,
  ].join('\n    ')
  const filledPage = withHead(html, located(head))
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
    .replace('<div id="app"></div>', () => `<div id="app" data-static>${located(content)}</div>`)
  return { html: filledPage, css }
}

/** The shell's page for one of its own, with the head of that page; null when the shell's build gave it none. */
export const ownPage = ({
  html,
  chrome,
  origin,
  address,
  brand,
}: Pick<Input, 'html' | 'chrome' | 'origin' | 'address' | 'brand'>) => {
  const page = chrome.heads && Object.hasOwn(chrome.heads, address) ? chrome.heads[address] : undefined
  return page ? withHead(html, headTags({ page, brand, address }).replaceAll(SITE, `${origin}/`)) : null
}

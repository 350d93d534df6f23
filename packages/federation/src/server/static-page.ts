import type { Brand } from '@wervio/brand/facts'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FILES, PAGE_PLACE, SITE, type PrerenderedPage } from '../contract/prerendered.ts'
import type { RegistryEntry } from '../contract/registry.ts'
import { withBrand } from './brand-text.ts'
import { escapeAttribute } from './escape.ts'
import { headTags } from './head-tags.ts'

/** The public chrome as the shell's build rendered it. */
export type Chrome = { html: string; css: string }

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
  const title = withBrand(page.title, brand, (fact) => fact)
  const description = withBrand(page.description, brand, (fact) => fact)
  const head = [
    ...fontPreloads(css),
    headTags({ page, title, description, brand, address }),
    `<style id="wervio-static">${css}</style>`,
  ].join('\n    ')
  const filledPage = html
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeAttribute(`${title} · ${brand.name}`)}</title>\n    ${located(head)}`,
    )
    .replace('<div id="app"></div>', () => `<div id="app" data-static>${located(content)}</div>`)
  return { html: filledPage, css }
}

import type { Brand } from '@wervio/brand/facts'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chrome } from '../contract/own-pages.ts'
import { FILES, PAGE_PLACE, SITE, type PrerenderedPage } from '../contract/prerendered.ts'
import { withBrand } from './brand-text.ts'
import { escapeAttribute } from './escape.ts'
import { headTags, withHead, type PageHead } from './head-tags.ts'

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
  /** Address of the folder of the page's files. */
  files: string
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
 * The shell's page with a page of a remote in it, which can be read before any code has run. `css` is what stands in
 * its style element.
 */
export const staticPage = ({ html, chrome, page, files, origin, address, brand }: Input) => {
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

/** The shell's page without anything in it, with the head of one that is drawn by code alone. */
export const headedPage = ({
  html,
  page,
  files,
  origin,
  address,
  brand,
}: Omit<Input, 'chrome' | 'page'> & { page: PageHead }) =>
  withHead(html, headTags({ page, brand, address }).replaceAll(FILES, files).replaceAll(SITE, `${origin}/`))

/** The shell's page for an address of which search engines have nothing to show. */
export const hiddenPage = (html: string): string =>
  html.replace(/(?=<title>)/, () => '<meta name="robots" content="noindex">\n    ')

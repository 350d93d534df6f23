import { brandDefaults, mergeBrand, type Brand } from '@wervio/brand/facts'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FILES, PAGE_PLACE, SITE, type PrerenderedPage } from '../contract/prerendered.ts'
import type { RegistryEntry } from '../contract/registry.ts'
import { embeddable, escapeAttribute } from './escape.ts'

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
  pathname: string
  brand: Readonly<Record<string, string>>
}

/** What an operator replaces, in the order in which one fact may stand in another. */
const REPLACED = ['infoEmail', 'supportEmail', 'privacyEmail', 'tagline', 'name'] as const satisfies (keyof Brand)[]

/** Texts are rendered with the facts that the product has by itself; an operator's own take their place. */
const withBrand = (text: string, brand: Brand, escape: (fact: string) => string): string =>
  REPLACED.reduce(
    (replaced, fact) =>
      brand[fact] === brandDefaults[fact]
        ? replaced
        : replaced.replaceAll(escape(brandDefaults[fact]), () => escape(brand[fact])),
    text,
  )

const structuredData = (value: object): string => `<script type="application/ld+json">${embeddable(value)}</script>`

const organisation = ({ name, infoEmail, tagline, phone, postalAddress, socialUrl }: Brand): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${SITE}#organisation`,
  name,
  url: SITE,
  email: infoEmail,
  slogan: tagline,
  ...(phone && { telephone: phone }),
  ...(postalAddress && { address: postalAddress }),
  ...(socialUrl && { sameAs: [socialUrl] }),
})

const headTags = (
  { title, description, structuredData: items = [] }: PrerenderedPage,
  brand: Brand,
  pathname: string,
) => {
  const fullTitle = `${title} · ${brand.name}`
  const meta = (kind: 'name' | 'property', key: string, content: string) =>
    `<meta ${kind}="${key}" content="${escapeAttribute(content)}">`
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${SITE}${pathname.slice(1)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'nl_NL'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', fullTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:url', `${SITE}${pathname.slice(1)}`),
    ...[organisation(brand), ...items].map(structuredData),
  ].join('\n    ')
}

/** The hash by which a content security policy knows an inline style sheet. */
export const styleHash = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`

/**
 * The shell's page with a page of a remote in it, which can be read before any code has run. `css` is what stands in its
 * style element.
 */
export const staticPage = ({ html, chrome, page, entry, origin, pathname, brand: facts }: Input) => {
  const brand = mergeBrand(facts)
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
  const head = `${headTags({ ...page, title, description }, brand, pathname)}\n    <style id="wervio-static">${css}</style>`
  const filledPage = html
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeAttribute(`${title} · ${brand.name}`)}</title>\n    ${located(head)}`,
    )
    .replace('<div id="app"></div>', () => `<div id="app" data-static>${located(content)}</div>`)
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
  return { html: filledPage, css }
}

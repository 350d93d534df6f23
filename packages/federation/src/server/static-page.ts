import { brandDefaults, type Brand } from '@wervio/brand/facts'
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
  /** Of the page: a path, and a search where the page has one of its own. */
  address: string
  brand: Brand
}

/** What an operator replaces; a fact that contains another comes first. */
const REPLACED = ['infoEmail', 'supportEmail', 'privacyEmail', 'tagline', 'name'] as const satisfies (keyof Brand)[]

/**
 * Texts are rendered with the facts that the product has by itself; an operator's own take their place, all at once: one
 * of theirs may contain one of ours.
 */
const withBrand = (text: string, brand: Brand, escape: (fact: string) => string): string => {
  const facts = new Map(REPLACED.map((fact) => [escape(brandDefaults[fact]), escape(brand[fact])]))
  const ours = new RegExp([...facts.keys()].map((fact) => fact.replaceAll('.', String.raw`\.`)).join('|'), 'g')
  return text.replace(ours, (fact) => facts.get(fact) ?? fact)
}

/** As a fact stands inside a text of JSON. */
const inJson = (fact: string): string => embeddable(fact).slice(1, -1)

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

const headTags = ({ title, description, structuredData = [] }: PrerenderedPage, brand: Brand, address: string) => {
  const url = SITE + address.slice(1)
  const data = [
    embeddable(organisation(brand)),
    ...structuredData.map((item) => withBrand(embeddable(item), brand, inJson)),
  ]
  const fullTitle = `${title} · ${brand.name}`
  const meta = (kind: 'name' | 'property', key: string, content: string) =>
    `<meta ${kind}="${key}" content="${escapeAttribute(content)}">`
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeAttribute(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'nl_NL'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', fullTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    ...data.map((json) => `<script type="application/ld+json">${json}</script>`),
  ].join('\n    ')
}

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
  const head = `${headTags({ ...page, title, description }, brand, address)}\n    <style id="wervio-static">${css}</style>`
  const filledPage = html
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeAttribute(`${title} · ${brand.name}`)}</title>\n    ${located(head)}`,
    )
    .replace('<div id="app"></div>', () => `<div id="app" data-static>${located(content)}</div>`)
  return { html: filledPage, css }
}

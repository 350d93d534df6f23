import { array, fail, integer, optional, record, text } from './parse.ts'

/** What networks show of a page when a link to it is shared; `address` begins with `FILES`. */
export type SharePicture = { address: string; width: number; height: number; alt: string }

/** A page as the build of its remote rendered it. Addresses of the remote's files begin with `FILES`. */
export type PrerenderedPage = {
  title: string
  description: string
  html: string
  css: string
  /** Objects of schema.org; an address of the site begins with `SITE`. */
  structuredData?: object[]
  picture?: SharePicture
  /** Parameters of the search with which the page shows something else than what was rendered. */
  unlessSearch?: string[]
}

/** The pages of a remote by address: a path, or a path with a search that shows another text. */
export type PrerenderedPages = Record<string, PrerenderedPage>

/** Stands for the folder of the remote's version, which only the registry knows. */
export const FILES = 'https://files.invalid/'
/** Stands for the address of the site, which only a request knows. */
export const SITE = 'https://site.invalid/'

/** Where the page of a remote goes in the chrome. */
export const PAGE_PLACE = '<!--wervio:page-->'

/** Rules that can't end their style element. */
const rules = (value: unknown, at: string): string =>
  typeof value === 'string' && !value.includes('</') ? value : fail(at, 'rules of a style sheet')

const pictureOf = (value: unknown, at: string): SharePicture => {
  const picture = record(value, at)
  const address = text(picture['address'], `${at}.address`)
  return {
    address: address.startsWith(FILES) ? address : fail(`${at}.address`, 'a file of the remote'),
    width: integer(picture['width'], `${at}.width`),
    height: integer(picture['height'], `${at}.height`),
    alt: text(picture['alt'], `${at}.alt`),
  }
}

const pageOf = (value: unknown, at: string): PrerenderedPage => {
  const page = record(value, at)
  const structuredData = optional(page['structuredData'], (items) => array(items, `${at}.structuredData`, record))
  const picture = optional(page['picture'], (field) => pictureOf(field, `${at}.picture`))
  const unlessSearch = optional(page['unlessSearch'], (names) => array(names, `${at}.unlessSearch`, text))
  return {
    title: text(page['title'], `${at}.title`),
    description: text(page['description'], `${at}.description`),
    html: text(page['html'], `${at}.html`),
    css: rules(page['css'], `${at}.css`),
    ...(structuredData && { structuredData }),
    ...(picture && { picture }),
    ...(unlessSearch && { unlessSearch }),
  }
}

/** Throws a `RegistryError` that names the first wrong field. */
export const parsePrerenderedPages = (value: unknown): PrerenderedPages =>
  Object.fromEntries(
    Object.entries(record(value, 'pages')).map(([path, page]) => [path, pageOf(page, `pages.${path}`)]),
  )

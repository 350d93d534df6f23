import type { Brand } from '@wervio/brand/facts'
import { SITE, type PrerenderedPage, type SharePicture } from '../contract/prerendered.ts'
import { inJson, withBrand } from './brand-text.ts'
import { embeddable, escapeAttribute } from './escape.ts'

/** What stands in the head of a page. */
export type PageHead = Pick<PrerenderedPage, 'title' | 'description' | 'structuredData' | 'picture'>

type Input = {
  page: PageHead
  brand: Brand
  /** Of the page: a path, and a search where the page has one of its own. */
  address: string
}

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

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeAttribute(content)}">`

const pictureTags = ({ address, width, height, alt }: SharePicture): string[] => [
  meta('property', 'og:image', address),
  meta('property', 'og:image:type', 'image/png'),
  meta('property', 'og:image:width', String(width)),
  meta('property', 'og:image:height', String(height)),
  meta('property', 'og:image:alt', alt),
  meta('name', 'twitter:card', 'summary_large_image'),
]

/** The picture, unless words that the operator has replaced are drawn in it. */
const pictureFor = ({ title, description, picture }: PageHead, brand: Brand): SharePicture | null => {
  if (!picture) return null
  const words = [title, description, picture.alt].join('\n')
  return withBrand(words, brand, (fact) => fact) === words ? picture : null
}

/** Replaces the title of the shell's page with all that search engines and networks read of this one. */
export const withHead = (html: string, tags: string): string => html.replace(/<title>[^<]*<\/title>/, () => tags)

/** What search engines and networks read of a page, with its title. Addresses begin with `SITE` and `FILES`. */
export const headTags = ({ page, brand, address }: Input): string => {
  const title = withBrand(page.title, brand, (fact) => fact)
  const description = withBrand(page.description, brand, (fact) => fact)
  const fullTitle = `${title} · ${brand.name}`
  const url = SITE + address.slice(1)
  const data = [
    embeddable(organisation(brand)),
    ...(page.structuredData ?? []).map((item) => withBrand(embeddable(item), brand, inJson)),
  ]
  const picture = pictureFor(page, brand)
  return [
    `<title>${escapeAttribute(fullTitle)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeAttribute(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'nl_NL'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', fullTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    ...(picture ? pictureTags(picture) : []),
    ...data.map((json) => `<script type="application/ld+json">${json}</script>`),
  ].join('\n    ')
}

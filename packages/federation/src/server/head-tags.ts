import type { Brand } from '@wervio/brand/facts'
import { SITE, type PrerenderedPage, type SharePicture } from '../contract/prerendered.ts'
import { inJson, withBrand } from './brand-text.ts'
import { embeddable, escapeAttribute } from './escape.ts'

type Input = {
  page: PrerenderedPage
  /** As the operator's brand has them. */
  title: string
  description: string
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
const pictureFor = ({ title, description, picture }: PrerenderedPage, brand: Brand): SharePicture | null => {
  if (!picture) return null
  const words = [title, description, picture.alt].join('\n')
  return withBrand(words, brand, (fact) => fact) === words ? picture : null
}

/** What search engines and networks read of a page. */
export const headTags = ({ page, title, description, brand, address }: Input): string => {
  const url = SITE + address.slice(1)
  const data = [
    embeddable(organisation(brand)),
    ...(page.structuredData ?? []).map((item) => withBrand(embeddable(item), brand, inJson)),
  ]
  const picture = pictureFor(page, brand)
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeAttribute(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'nl_NL'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', `${title} · ${brand.name}`),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    ...(picture ? pictureTags(picture) : []),
    ...data.map((json) => `<script type="application/ld+json">${json}</script>`),
  ].join('\n    ')
}

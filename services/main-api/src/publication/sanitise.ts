import { limits, linkAddress, publicationAttributes, publicationTags, text } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import sanitizeHtml from 'sanitize-html'

const publicationText = text(limits.htmlText)

const linkTo = (address: string): { href?: string } => {
  const href = linkAddress(address)
  return href === null ? {} : { href }
}

/**
 * Removes all tags and attributes that the contract doesn't allow. The text inside removed tags stays, except of
 * scripts.
 */
const keepAllowedTags = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...publicationTags],
    allowedAttributes: { a: [...publicationAttributes] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href) }) },
  })

/**
 * The form in which a publication text is stored; '' for markup without text. Escaping can make a text longer than the
 * limit: then it throws `validation_failed` for `field`.
 */
export const sanitisePublication = (html: string, field: string): string => {
  const storedHtml = keepAllowedTags(html)
  const { error } = publicationText.safeParse(storedHtml)
  if (error)
    throw new ServiceError('validation_failed', {
      extra: { fields: error.issues.map(({ message }) => ({ path: field, message })) },
    })
  return storedHtml.replace(/<[^>]*>/g, '').trim() === '' ? '' : storedHtml
}

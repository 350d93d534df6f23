import { limits, linkAddress, publicationAttributes, publicationTags, text } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import sanitizeHtml from 'sanitize-html'

const publicationText = text(limits.htmlText)

const linkTo = (written: string): { href?: string } => {
  const href = linkAddress(written)
  return href === null ? {} : { href }
}

/** Keeps of a publication text only the tags and attributes of the contract; the text of other tags stays, scripts go. */
const sanitised = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...publicationTags],
    allowedAttributes: { a: [...publicationAttributes] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href) }) },
  })

/**
 * A publication text as it is stored. Markup without a letter in it is no text: ''. Escaping makes a text longer: over the
 * limit it is `validation_failed` for `field`.
 */
export const sanitisePublication = (html: string, field: string): string => {
  const kept = sanitised(html)
  const { error } = publicationText.safeParse(kept)
  if (error)
    throw new ServiceError('validation_failed', {
      extra: { fields: error.issues.map(({ message }) => ({ path: field, message })) },
    })
  return kept.replace(/<[^>]*>/g, '').trim() === '' ? '' : kept
}

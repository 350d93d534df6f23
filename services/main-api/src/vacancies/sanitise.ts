import { publicationAttributes, publicationTags } from '@wervio/contracts'
import sanitizeHtml from 'sanitize-html'

/** Keeps of a publication text only the tags and attributes of the contract; the text of other tags stays, scripts go. */
export const sanitisePublication = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...publicationTags],
    allowedAttributes: { a: [...publicationAttributes] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  })

import { publicationAttributes, publicationTags } from '@wervio/contracts'
import DOMPurify from 'dompurify'

/** Publication text with nothing but the tags and attributes the contract allows; safe to show, copy and download. */
export const sanitise = (html: string): string =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...publicationTags],
    ALLOWED_ATTR: [...publicationAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })

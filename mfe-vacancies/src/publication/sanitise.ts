import { linkAddress, publicationAttributes, publicationTags } from '@wervio/contracts'
import DOMPurify from 'dompurify'

const purifier = DOMPurify(window)
purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  if (attribute.attrName === 'href') attribute.keepAttr = linkAddress(attribute.attrValue) !== null
})

/**
 * Publication text with only the tags, attributes and addresses the contract allows; safe to show, copy and download.
 */
export const sanitise = (html: string): string =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: [...publicationTags],
    ALLOWED_ATTR: [...publicationAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })

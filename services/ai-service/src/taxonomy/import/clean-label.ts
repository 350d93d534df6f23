import sanitizeHtml from 'sanitize-html'

/** Characters; the longest label that ESCO has published in Dutch or English has 109. */
export const LONGEST_LABEL = 300

const MARKUP = /<[a-z/!?]|&(?:[a-z]+|#\w+);/i
const CONTROLS = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\uFFFD]/gu
const ESCAPES: readonly [string, string][] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
]

/** The sanitiser leaves text escaped, ready for a page; labels are stored as text. */
const withoutMarkup = (text: string): string => {
  const escaped = sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} })
  return ESCAPES.reduce((plain, [escape, sign]) => plain.replaceAll(escape, sign), escaped)
}

/** A label as text on one line: without HTML, NUL, other control characters and space it doesn't need. */
export const cleanLabel = (label: string): string => {
  const text = MARKUP.test(label) ? withoutMarkup(label) : label
  return text
    .replace(/\p{Zs}|[\t\r\n]/gu, ' ')
    .replace(CONTROLS, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC')
}

import sanitizeHtml from 'sanitize-html'

const BLOCKS = [
  'p',
  'div',
  'br',
  'ul',
  'ol',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'tr',
  'td',
  'th',
  'blockquote',
  'section',
  'article',
]
const LOOKS_LIKE_HTML = /<\/?[a-z][^<>]*>|<!--/i
const VOICE = /<v(?:\.[\w.]+)? +([^<>\n]{1,60})>/gi
const ENTITIES: [RegExp, string][] = [
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&(?:#39|apos);/g, "'"],
  [/&nbsp;|\u00a0/g, ' '],
  [/&amp;/g, '&'],
]

const unescape = (text: string) => ENTITIES.reduce((result, [entity, sign]) => result.replace(entity, sign), text)

/**
 * The text of HTML by lines: headings as '# …', list items as '- …'; without scripts, styles and comments. Text that
 * isn't HTML stays as it is.
 */
export const textOfHtml = (value: string): string => {
  const text = value.replace(VOICE, '$1: ')
  if (!LOOKS_LIKE_HTML.test(text)) return unescape(text)
  const plainText = sanitizeHtml(text, {
    allowedTags: BLOCKS,
    allowedAttributes: {},
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'head', 'title'],
  })
  return unescape(
    plainText
      .replace(/<h\d>\s*/g, '\n# ')
      .replace(/<li>\s*/g, '\n- ')
      .replace(/<\/?(?:td|th)>/g, ' ')
      .replace(/<[^<>]*>/g, '\n'),
  )
}

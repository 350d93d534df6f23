import { escapeHtml } from '../../vacancy-text/render-html.ts'

const MARK = 'wervio-text'

/** Outlook may put `x_` before an id; nothing in the block is a `div`. */
const BLOCK = /<div[^>]*\bid="(?:x_)?wervio-text"[^>]*>[\s\S]*?<\/div>/

const linesOf = (text: string): string => escapeHtml(text.trim()).replaceAll('\n', '<br>')

/** What we say in an invitation, as HTML without any mark-up of the recruiter's: a message, then the description. */
export const eventText = (description: string, message = ''): string => {
  const parts = [message, description].map(linesOf).filter((part) => part !== '')
  return `<div id="${MARK}">${parts.join('<br><br>')}</div>`
}

/**
 * The body of an event with another text of ours. The rest stays: a body without the block of Teams turns the meeting
 * offline (Graph's documentation, 'Update event').
 */
export const withEventText = (body: string, text: string): string => {
  // A function, because `$&` in a text would otherwise mean something.
  if (BLOCK.test(body)) return body.replace(BLOCK, () => text)
  const inside = /<body[^>]*>/i.exec(body)
  if (!inside) return text + body
  const start = inside.index + inside[0].length
  return body.slice(0, start) + text + body.slice(start)
}

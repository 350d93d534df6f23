/** What programmes put before the subject of a mail that is sent on or answered. */
const SENT_ON = /^(?:\s*(?:fwd?|re|doorst|doorgestuurd|antw)\s*:)+\s*/iu
/** The mark of a quoted line. */
const QUOTED = /^(?:\s?>)+\s?/u
/** Lines that only a mail has: who sent what to whom, and from what. */
const HEAD = /^(?:van|aan|cc|bcc|onderwerp|verzonden|datum|from|to|sent|subject|date)\s?:\s/iu
const ENVELOPE =
  /^(?:-{2,}\s?\p{L}[\p{L} ]{3,40}\s?-{2,}|(?:verzonden|verstuurd) (?:vanaf|met|via) .{3,40}|sent from .{3,40}|op .{5,80} schreef .{2,80}:|on .{5,80} wrote:)$/iu
/** Lines of the head of a mail from which a text is one: 'Van:' alone can speak of anything. */
const LEAST_LINES = 2

/** The subject of a mail without what says that it was sent on. */
export const subjectOf = (title: string): string => title.replace(SENT_ON, '')

/** The text of a mail as it was written, without its head and the marks of what is quoted; any other text as it is. */
export const withoutMail = (text: string): string => {
  const lines = text.split(/\r?\n/u)
  const bare = lines.map((line) => line.replace(QUOTED, ''))
  const ofMail = bare.filter((line) => HEAD.test(line) || ENVELOPE.test(line.trim()))
  const isMail = ofMail.length >= LEAST_LINES || (ofMail.length > 0 && lines.some((line) => QUOTED.test(line)))
  return isMail ? bare.filter((line) => !HEAD.test(line) && !ENVELOPE.test(line.trim())).join('\n') : text
}

import { disclaimer, header, subjectMark } from '../../vacancy-text/mend/message-words.ts'

/** The mark of a quoted line. */
const QUOTED = /^(?:\s?>)+\s?/u
/** Lines around a mail from which a text is one: 'Van:' alone can speak of anything. */
const LEAST_LINES = 2

const isAround = (line: string): boolean => header.test(line.trim()) || disclaimer.test(line.trim())

/** The subject of a mail without what says that it was sent on. */
export const subjectOf = (title: string): string => title.replace(subjectMark, '')

/**
 * The text of a mail as it was written, without its head and the marks of what is quoted; any other text as it is.
 * Unlike the mending of a form it keeps each line word for word, because demands quote it.
 */
export const withoutMail = (text: string): string => {
  const lines = text.split(/\r?\n/u)
  const bare = lines.map((line) => line.replace(QUOTED, ''))
  const around = bare.filter(isAround).length
  const isMail = around >= LEAST_LINES || (around > 0 && lines.some((line) => QUOTED.test(line)))
  return isMail ? bare.filter((line) => !isAround(line)).join('\n') : text
}

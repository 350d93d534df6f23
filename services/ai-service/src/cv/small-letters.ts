import { wordingsOf } from './lexicon/lexicon.ts'
import type { CvDocument, CvLine, CvSpan } from '@wervio/cv-document'

/** Fewer lines than these show no habit. */
const FEWEST_LINES = 6
/** In a CV in small letters only abbreviations and a stray first word have capitals. */
const MOST_WITH_CAPITALS = 0.1
/** Lines with more words than these tell: only their first letter becomes a capital. */
const MOST_WORDS = 6
const TELLS = /^[-–•*]|[.!?;]$|^(?:werkzaamheden|taken|verantwoordelijkheden)\b/u
const ADDRESS = /@|:\/\/|^www\.|\p{L}\.\p{L}{2,}/u
const SMALL_WORDS = new Set(['small-words', 'months', 'now', 'date-words'].flatMap((list) => wordingsOf(list)))

const isAllSmall = (lines: readonly CvLine[]): boolean => {
  const writtenLines = lines.filter(({ text }) => /\p{L}{2}/u.test(text))
  const withCapital = writtenLines.filter(({ text }) => /\p{Lu}/u.test(text)).length
  return writtenLines.length >= FEWEST_LINES && withCapital <= MOST_WITH_CAPITALS * writtenLines.length
}

const capital = (word: string) => word.replace(/\p{L}/u, (letter) => letter.toUpperCase())

const lettersOf = (token: string) => token.replace(/[^\p{L}]/gu, '')

/** The first letter, and in a line that may name something each word but the small ones. No length changes. */
const capitalised = ({ text, bullet }: CvLine): string => {
  const isDated = /^\P{L}*\d/u.test(text)
  const isSmall = (token: string) => SMALL_WORDS.has(lettersOf(token))
  const names = text.split(/\s+/).filter((token) => lettersOf(token) !== '' && !isSmall(token))
  const isTelling = bullet || TELLS.test(text) || names.length > MOST_WORDS
  let isFirst = true
  const output = text.replace(/\S+/g, (token) => {
    if (lettersOf(token) === '' || ADDRESS.test(token) || (isSmall(token) && (isDated || !isFirst))) return token
    const isLeading = isFirst
    isFirst = false
    return isLeading || !isTelling ? capital(token) : token
  })
  return output.length === text.length ? output : text
}

const withText = (line: CvLine, text: string): CvLine => {
  if (line.spans.map((span) => span.text).join('') !== line.text) return { ...line, text }
  let from = 0
  const spans = line.spans.map((span): CvSpan => {
    from += span.text.length
    return { ...span, text: text.slice(from - span.text.length, from) }
  })
  return { ...line, text, spans }
}

/**
 * A CV that somebody typed without capitals, with those that names, jobs and headings have: all that is read of a CV
 * tells them by their capitals. Any other document is given back as it is.
 */
export const withCapitals = (document: CvDocument): CvDocument =>
  isAllSmall(document.lines)
    ? { ...document, lines: document.lines.map((line) => withText(line, capitalised(line))) }
    : document

import type { VacancyTextQuote } from '@wervio/contracts'
import { plainText } from '../../chat/context/plain-text.ts'
import { isMarked } from '../../vacancy-text/lists/marks.ts'
import { bareLine } from './bare-line.ts'

/** A line of the text without markup; `number` counts from 1, `isItem` is whether a list mark stands before it. */
export type SourceLine = { number: number; text: string; bare: string; isItem: boolean; isMarkedHeading: boolean }

/** Lines are read up to here; longer ones are cut at a space, because rules look at a line as a whole. */
const LONGEST_LINE = 4_000
/** A line this long without an end mark was broken by a mail program when the next goes on in small letters. */
const WRAPPED_LENGTH = 58
/** No mail program lets a line grow longer than this before it breaks it. */
const LONGEST_WRAPPED = 120

const cutLine = (line: string): string[] => {
  const parts: string[] = []
  let rest = line
  while (rest.length > LONGEST_LINE) {
    const space = rest.lastIndexOf(' ', LONGEST_LINE)
    const end = space > 0 ? space : LONGEST_LINE
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return [...parts, rest]
}

const carriesOn = (before: string, line: string) =>
  before.length >= WRAPPED_LENGTH &&
  before.length <= LONGEST_WRAPPED &&
  /^\p{Ll}/u.test(line) &&
  !isMarked(line) &&
  !/[.!?:;]["'”’)]*$/.test(before)

const isMarkedHeading = (text: string) =>
  /^#{1,6} /.test(text) || /^(?:\*\*|__|\*|_)[^*_]+(?:\*\*|__|\*|_):?$/.test(text)

/** Enough for any vacancy; the lines after it stay unread. */
const MOST_LINES = 1_500

/**
 * The lines of a pasted text, HTML or plain; empty ones stay, because they part paragraphs. What is over isn't read.
 */
export const sourceLinesOf = (text: string): { lines: SourceLine[]; unread: VacancyTextQuote | null } => {
  const lines: { number: number; text: string }[] = []
  let before = ''
  for (const [index, line] of plainText(text).split('\n').entries()) {
    const last = lines.at(-1)
    const whole = line.trim()
    if (last && carriesOn(before, whole)) last.text += ` ${whole}`
    else for (const part of cutLine(whole)) lines.push({ number: index + 1, text: part })
    before = whole
  }
  const otherLines = lines.slice(MOST_LINES)
  const words = otherLines.map((line) => line.text).filter(Boolean)
  const unread = words.length > 0 ? { line: otherLines[0]?.number ?? 1, text: words.join('\n') } : null
  const readLines = lines.slice(0, MOST_LINES).map(({ number, text: line }) => ({
    number,
    text: line,
    bare: bareLine(line),
    isItem: isMarked(line.replace(/^\p{Extended_Pictographic}\ufe0f?\s*/u, '• ')),
    isMarkedHeading: isMarkedHeading(line),
  }))
  return { lines: readLines, unread }
}

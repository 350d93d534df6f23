import { plainText } from '../../chat/context/plain-text.ts'
import { isMarked } from '../../vacancy-text/lists/marks.ts'
import { bareLine } from './bare-line.ts'

/** A line of the text without markup; `number` counts from 1, `isItem` is whether a list mark stands before it. */
export type SourceLine = { number: number; text: string; bare: string; isItem: boolean; isMarkedHeading: boolean }

/** Lines are read up to here; longer ones are cut at a space, because rules look at a line as a whole. */
const LONGEST_LINE = 4_000
/** A line this long without an end mark was broken by a mail program when the next goes on in small letters. */
const WRAPPED_LENGTH = 58

function cutLine(line: string): string[] {
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
  before.length < 200 &&
  /^\p{Ll}/u.test(line) &&
  !isMarked(line) &&
  !/[.!?:;]["'”’)]*$/.test(before)

const isMarkedHeading = (text: string) =>
  /^#{1,6} /.test(text) || /^(?:\*\*|__|\*|_)[^*_]+(?:\*\*|__|\*|_):?$/.test(text)

/** The lines of a pasted text, HTML or plain; empty ones stay, because they part paragraphs. */
export function sourceLinesOf(text: string): SourceLine[] {
  const lines: { number: number; text: string }[] = []
  for (const [index, line] of plainText(text).split('\n').entries()) {
    const before = lines.at(-1)
    const whole = line.trim()
    if (before && carriesOn(before.text, whole)) before.text += ` ${whole}`
    else for (const part of cutLine(whole)) lines.push({ number: index + 1, text: part })
  }
  return lines.map(({ number, text: words }) => ({
    number,
    text: words,
    bare: bareLine(words),
    isItem: isMarked(words.replace(/^\p{Extended_Pictographic}\ufe0f?\s*/u, '• ')),
    isMarkedHeading: isMarkedHeading(words),
  }))
}

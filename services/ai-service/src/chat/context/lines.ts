import { splitSentences } from '../../vacancy-text/language/sentences.ts'
import { isSummaryHeading } from '../../conversation/summary/summary-headings.ts'
import { headingOf } from './headings.ts'

/** A sentence, list item or line, under its heading. */
export type TextPiece = { text: string; heading: string; speaker: string; time: string; paragraph: number }

const BULLET = /^(?:[-•*–▪◦‣·►✓✔➢●○■+]|\d{1,2}[.)])\s+(?=\S)/
const LONGEST = 420
const WRAPPED = 45

/** Joins a line with the next when it broke only because it was full. */
const unwrap = (lines: string[]): string[] => {
  const joinedLines: string[] = []
  for (const line of lines) {
    const before = joinedLines.at(-1)
    const goesOn =
      before !== undefined &&
      before.length >= WRAPPED &&
      !/[.!?:;]["'”’)]*$/.test(before) &&
      /^\p{Ll}/u.test(line) &&
      !/^(?:www\.|\S+@)/.test(line)
    if (goesOn) joinedLines[joinedLines.length - 1] = `${before} ${line}`
    else joinedLines.push(line)
  }
  return joinedLines
}

/** Speech without full stops is cut at a space, so that nobody gets a page as one sentence. */
export const cutLong = (text: string): string[] => {
  const parts: string[] = []
  let rest = text
  while (rest.length > LONGEST) {
    const space = Math.max(rest.lastIndexOf(', ', LONGEST) + 1, rest.lastIndexOf(' ', LONGEST))
    const at = space > LONGEST / 2 ? space : LONGEST
    parts.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return rest === '' ? parts : [...parts, rest]
}

export const sentencesOf = (line: string): string[] => splitSentences(line).flatMap(cutLong)

const MOST_WORDS = 5
const SEPARATOR = /[;,](?:\s+|$)/

/** 'Python, SQL, Azure' typed on one line of a list is three items; a sentence with commas stays whole. */
const itemsOf = (line: string): string[] => {
  const items = line
    .split(SEPARATOR)
    .map((item) => item.trim())
    .filter(Boolean)
  const areShort = items.length >= 3 && items.every((item) => item.split(' ').length <= MOST_WORDS)
  return areShort && !/[.!?]$/.test(line) ? items : [line]
}

/** The pieces of a text that isn't a conversation; each line of a list is an item, or several. */
export const textPiecesOf = (text: string, { isList = false } = {}): TextPiece[] => {
  const pieces: TextPiece[] = []
  const lines = unwrap(text.split('\n').map((line) => line.trim()))
  const lastFilled = lines.findLastIndex((line) => line !== '')
  let heading = ''
  let paragraph = 0
  for (const [index, line] of lines.entries()) {
    if (line === '') {
      paragraph += 1
      continue
    }
    // In a list of items 'VCA-VOL' is an item, not a heading in capitals.
    const summaryHeading = BULLET.test(lines[index + 1] ?? '') && isSummaryHeading(line) ? line : null
    const lineHeading = index < lastFilled && !isList ? (headingOf(line) ?? summaryHeading) : null
    if (lineHeading !== null) {
      heading = lineHeading
      paragraph += 1
      continue
    }
    paragraph += 1
    const parts = isList ? itemsOf(line.replace(BULLET, '')) : [line.replace(BULLET, '')]
    for (const sentence of parts.flatMap(sentencesOf))
      pieces.push({ text: sentence, heading, speaker: '', time: '', paragraph })
  }
  return pieces
}

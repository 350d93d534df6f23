import type { CvPlace } from '@wervio/contracts'
import type { CvSource, SourceLine } from '../../../cv/source/cv-source.ts'
import { keyOf, type Letter, lettersOf } from './letters.ts'

/** A stretch of the document: its lines, its own words and its places. */
export type Found = { first: number; last: number; quote: string; places: CvPlace[] }

/** Most lines over which a value runs on. */
const SHORT = 3
/** Words this short are found in their own capitals only: 'R', 'Go', 'OR'. */
const BARE = 3
const MOST_FOUND = 50

type Placed = Letter & { line: number }

const inLine = ({ text, place }: SourceLine, from: number, to: number): CvPlace[] =>
  place === null ? [] : [{ ...place, x: Math.min(1, place.x + (place.width * from) / Math.max(1, text.length)), width: (place.width * (to - from)) / Math.max(1, text.length) }]

/** The letters of all lines. Digits on both sides of a line's end don't become one number; halves of a broken word are no words. */
const lettersOfAll = (lines: readonly SourceLine[]): Placed[] => {
  const all: Placed[] = []
  for (const [line, { text }] of lines.entries()) {
    const letters = lettersOf(text)
    const last = all.at(-1)
    if (last && /\d/.test(last.letter) && /\d/.test(letters[0]?.letter ?? '')) all.push({ letter: '-', from: last.to, to: last.to, starts: false, ends: false, line: last.line })
    const broken = last !== undefined && /\p{Ll}-$/u.test(lines[line - 1]?.text ?? '') && /^\p{Ll}/u.test(text)
    if (broken) last.ends = false
    for (const [at, letter] of letters.entries()) all.push({ ...letter, line, starts: letter.starts && !(broken && at === 0) })
  }
  return all
}

/** The text of a CV to find values in, whatever their capitals, accents, spacing, hyphenation and punctuation. */
export type DocumentText = {
  lines: readonly SourceLine[]
  /** Every place where a value stands in whole words over at most some lines; the first 50. */
  findAll: (value: string, mostLines?: number) => Found[]
}

export function documentTextOf({ lines }: CvSource): DocumentText {
  const letters = lettersOfAll(lines)
  const text = letters.map(({ letter }) => letter).join('')
  const stretch = (first: Placed, last: Placed): Found => {
    const parts = lines.slice(first.line, last.line + 1).map((line, index) => {
      const from = index === 0 ? first.from : 0
      const to = first.line + index === last.line ? last.to : line.text.length
      return { text: line.text.slice(from, to), places: inLine(line, from, to) }
    })
    return { first: first.line, last: last.line, quote: parts.map((part) => part.text).join(' '), places: parts.flatMap(({ places }) => places) }
  }
  const findAll = (value: string, mostLines: number = SHORT): Found[] => {
    const wanted = keyOf(value)
    const found: Found[] = []
    if (wanted === '') return found
    for (let at = text.indexOf(wanted); at >= 0 && found.length < MOST_FOUND; at = text.indexOf(wanted, at + 1)) {
      const first = letters[at]
      const last = letters[at + wanted.length - 1]
      if (!first?.starts || !last?.ends || last.line - first.line >= mostLines) continue
      const one = stretch(first, last)
      if (wanted.length > BARE || one.quote === value.trim()) found.push(one)
    }
    return found
  }
  return { lines, findAll }
}

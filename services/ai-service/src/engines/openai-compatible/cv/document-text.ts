import type { CvPlace } from '@wervio/contracts'
import { findPeriods, type FoundPeriod } from '../../../cv/dates/find-periods.ts'
import type { CvSource, SourceLine } from '../../../cv/source/cv-source.ts'
import { keyOf, type Letter, lettersOf } from './letters.ts'

/** A stretch of the document: its lines, its own words and its places. */
export type Found = { first: number; last: number; quote: string; places: CvPlace[] }

/** Most lines over which a value runs on. */
const SHORT = 3
/** Words this short are found in their own capitals only: 'R', 'Go', 'OR'. */
const BARE = 3
const MOST_FOUND = 50
const START = 5
/** What some files lose of a word: 'So ware', 'Microso 365'; and how many letters must be left to know it by. */
const LIGATURES = /ffi|ffl|ff|fi|fl|ft|tt|ti/g
const FEWEST_LEFT = 5

type Placed = Letter & { line: number }

const inLine = ({ text, place }: SourceLine, from: number, to: number): CvPlace[] =>
  place === null
    ? []
    : [
        {
          ...place,
          x: Math.min(1, place.x + (place.width * from) / Math.max(1, text.length)),
          width: (place.width * (to - from)) / Math.max(1, text.length),
        },
      ]

/** The letters of all lines. Digits on both sides of a line's end don't become one number; halves of a broken word are no words. */
const lettersOfAll = (lines: readonly SourceLine[]): Placed[] => {
  const all: Placed[] = []
  for (const [line, { text }] of lines.entries()) {
    const letters = lettersOf(text)
    const last = all.at(-1)
    if (last && /\d/.test(last.letter) && /\d/.test(letters[0]?.letter ?? ''))
      all.push({ letter: '-', from: last.to, to: last.to, starts: false, ends: false, line: last.line })
    const broken = last !== undefined && /\p{Ll}-$/u.test(lines[line - 1]?.text ?? '') && /^\p{Ll}/u.test(text)
    if (broken) last.ends = false
    for (const [at, letter] of letters.entries())
      all.push({ ...letter, line, starts: letter.starts && !(broken && at === 0) })
  }
  return all
}

/** A period of the document, and what it means. */
export type FoundDates = Found & { read: FoundPeriod }

/** The text of a CV to find values in, whatever their capitals, accents, spacing, hyphenation and punctuation. */
export type DocumentText = {
  /** Every place where a value stands in whole words over at most some lines; the first 50. */
  findAll: (value: string, mostLines?: number) => Found[]
  /** Every period that stands on one line. */
  periods: () => readonly FoundDates[]
}

/** Where words begin, by their first letters. A text of 200,000 characters is searched thousands of times. */
function beginningsOf(letters: readonly Placed[], text: string): (wanted: string) => readonly number[] {
  const byStart = Map.groupBy(
    letters.flatMap(({ starts }, at) => (starts ? at : [])),
    (at) => text.slice(at, at + START),
  )
  const byFew = Map.groupBy(byStart.keys(), (start) => start.charAt(0))
  return (wanted) => {
    if (wanted.length >= START) return byStart.get(wanted.slice(0, START)) ?? []
    return (byFew.get(wanted.charAt(0)) ?? [])
      .filter((start) => start.startsWith(wanted))
      .flatMap((start) => byStart.get(start) ?? [])
      .toSorted((one, other) => one - other)
  }
}

/** Keeps what was found before: a model says the same often. */
function remembered<Result>(work: (value: string, lines: number) => Result): (value: string, lines: number) => Result {
  const known = new Map<string, Result>()
  return (value, lines) => {
    const key = `${lines} ${value}`
    const result = known.get(key) ?? work(value, lines)
    known.set(key, result)
    return result
  }
}

export function documentTextOf({ lines }: CvSource): DocumentText {
  const letters = lettersOfAll(lines)
  const text = letters.map(({ letter }) => letter).join('')
  const beginnings = beginningsOf(letters, text)
  const stretch = (first: Placed, last: Placed): Found => {
    const parts = lines.slice(first.line, last.line + 1).map((line, index) => {
      const from = index === 0 ? first.from : 0
      const to = first.line + index === last.line ? last.to : line.text.length
      return { text: line.text.slice(from, to), places: inLine(line, from, to) }
    })
    return {
      first: first.line,
      last: last.line,
      quote: parts.map((part) => part.text).join(' '),
      places: parts.flatMap(({ places }) => places),
    }
  }
  const findKey = (wanted: string, value: string, mostLines: number): Found[] => {
    const found: Found[] = []
    if (wanted === '') return found
    for (const at of beginnings(wanted)) {
      const first = letters[at]
      const last = letters[at + wanted.length - 1]
      if (!first || !last?.ends || last.line - first.line >= mostLines || !text.startsWith(wanted, at)) continue
      const one = stretch(first, last)
      if (wanted.length > BARE || one.quote === value.trim()) found.push(one)
      if (found.length === MOST_FOUND) break
    }
    return found
  }
  const find = remembered((value, mostLines) => {
    const wanted = keyOf(value)
    const found = findKey(wanted, value, mostLines)
    const torn = wanted.replace(LIGATURES, '')
    return found.length > 0 || torn === wanted || torn.length < FEWEST_LEFT ? found : findKey(torn, value, mostLines)
  })
  let dates: readonly FoundDates[] | null = null
  return {
    findAll: (value, mostLines = SHORT) => find(value, mostLines),
    periods: () =>
      (dates ??= lines.flatMap((line, first) =>
        findPeriods(line.text).map((read) => ({
          first,
          last: first,
          quote: read.text,
          places: line.place ? [line.place] : [],
          read,
        })),
      )),
  }
}

import type { CvPlace } from '@wervio/contracts'
import { findPeriods, type FoundPeriod } from '../../../cv/dates/find-periods.ts'
import type { CvSource, SourceLine } from '../../../cv/source/cv-source.ts'
import { keyOf, type Letter, lettersOf } from './letters.ts'

/** A stretch of the document: its lines, its own words and its places. */
export type DocumentMatch = { first: number; last: number; quote: string; places: CvPlace[] }

/** Most lines over which a value runs on. */
const SHORT = 3
/** Words this short are found in their own capitals only: 'R', 'Go', 'OR'. */
const BARE = 3
const MOST_FOUND = 50
const START = 5
/** What some files lose of a word: 'So ware', 'Microso 365'; and how many letters must be left to know it by. */
const LIGATURES = /ffi|ffl|ff|fi|fl|ft|tt|ti/g
const FEWEST_LEFT = 5

type PlacedLetter = Letter & { line: number }

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

/**
 * The letters of all lines. Digits on both sides of a line's end don't become one number; halves of a broken word are
 * no words.
 */
const lettersOfAll = (lines: readonly SourceLine[]): PlacedLetter[] => {
  const all: PlacedLetter[] = []
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
export type PeriodMatch = DocumentMatch & { meaning: FoundPeriod }

/** The text of a CV to find values in, whatever their capitals, accents, spacing, hyphenation and punctuation. */
export type DocumentText = {
  /** Every place where a value stands in whole words over at most some lines; the first 50. */
  findAll: (value: string, mostLines?: number) => DocumentMatch[]
  /** Every period that stands on one line. */
  periods: () => readonly PeriodMatch[]
}

/** Where words begin, by their first letters. A text of 200,000 characters is searched thousands of times. */
const beginningsOf = (letters: readonly PlacedLetter[], text: string): ((key: string) => readonly number[]) => {
  const byStart = Map.groupBy(
    letters.flatMap(({ starts }, at) => (starts ? at : [])),
    (at) => text.slice(at, at + START),
  )
  const byFew = Map.groupBy(byStart.keys(), (start) => start.charAt(0))
  return (key) => {
    if (key.length >= START) return byStart.get(key.slice(0, START)) ?? []
    return (byFew.get(key.charAt(0)) ?? [])
      .filter((start) => start.startsWith(key))
      .flatMap((start) => byStart.get(start) ?? [])
      .toSorted((one, other) => one - other)
  }
}

/** Keeps what was found before: a model says the same often. */
const remembered = <Result>(
  work: (value: string, lines: number) => Result,
): ((value: string, lines: number) => Result) => {
  const results = new Map<string, Result>()
  return (value, lines) => {
    const key = `${lines} ${value}`
    const result = results.get(key) ?? work(value, lines)
    results.set(key, result)
    return result
  }
}

export const documentTextOf = ({ lines }: CvSource): DocumentText => {
  const letters = lettersOfAll(lines)
  const text = letters.map(({ letter }) => letter).join('')
  const beginnings = beginningsOf(letters, text)
  const stretch = (first: PlacedLetter, last: PlacedLetter): DocumentMatch => {
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
  const findKey = (key: string, value: string, mostLines: number): DocumentMatch[] => {
    const matches: DocumentMatch[] = []
    if (key === '') return matches
    for (const at of beginnings(key)) {
      const first = letters[at]
      const last = letters[at + key.length - 1]
      if (!first || !last?.ends || last.line - first.line >= mostLines || !text.startsWith(key, at)) continue
      const one = stretch(first, last)
      if (key.length > BARE || one.quote === value.trim()) matches.push(one)
      if (matches.length === MOST_FOUND) break
    }
    return matches
  }
  const find = remembered((value, mostLines) => {
    const key = keyOf(value)
    const matches = findKey(key, value, mostLines)
    const torn = key.replace(LIGATURES, '')
    return matches.length > 0 || torn === key || torn.length < FEWEST_LEFT ? matches : findKey(torn, value, mostLines)
  })
  let dates: readonly PeriodMatch[] | null = null
  return {
    findAll: (value, mostLines = SHORT) => find(value, mostLines),
    periods: () =>
      (dates ??= lines.flatMap((line, first) =>
        findPeriods(line.text).map((meaning) => ({
          first,
          last: first,
          quote: meaning.text,
          places: line.place ? [line.place] : [],
          meaning,
        })),
      )),
  }
}

import { isBullet, isPlainBullet } from '../letters/bullets.ts'
import { isParted, type ColumnLine } from './column-lines.ts'
import { endOf, type Word } from './word.ts'

/** Words of a row without wide white space between them. A bullet before them is removed. */
export type Segment = {
  words: readonly Word[]
  x: number
  end: number
  /** Baseline. */
  y: number
  /** Largest size. */
  size: number
  bullet: boolean
  /** The left edge of its bullet, or of itself. */
  left: number
}

/** Rows of one page, top first; `segments` from left to right. */
export type SegmentRow = {
  y: number
  size: number
  segments: readonly Segment[]
  /** The row of a table with drawn lines that it belongs to. */ cells?: number
}

/** White space that separates two segments, in sizes. */
const APART = 0.85
/** Widest white space of justified text, in sizes, and how even it is. */
const WIDEST_JUSTIFIED = 1.5
const EVEN = 0.65
/** Least white space before a tab stop, in sizes; how exact its place is, in points; how many rows make one. */
const STOP_SPACE = 0.5
const STOP_WIDTH = 1
const STOP_ROWS = 3
/** '2.', 'II.' or 'B)' before a heading, and how much white space may be between them, in sizes. */
const NUMBER = /^(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)]$/
const NUMBER_SPACE = 2.5
/** The largest distance of a bullet from its text, in sizes. */
const BULLET_INDENT = 3.2

const segmentOf = (words: readonly Word[], bullet: Word | null): Segment => {
  const [first, last] = [words[0], words.at(-1)]
  const x = first?.x ?? 0
  return {
    words,
    x,
    end: last ? endOf(last) : x,
    y: first?.y ?? 0,
    size: Math.max(...words.map((word) => word.size)),
    bullet: bullet !== null,
    left: bullet?.x ?? x,
  }
}

/** Whether white space is that of justified text: no wider than what stands at both its sides, and not very wide. */
const isJustified = (words: readonly Word[], index: number): boolean => {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]]
  if (!before || !word || !after || word.space > WIDEST_JUSTIFIED * word.size) return false
  return Math.min(before.space, after.space) > EVEN * word.space && Number.isFinite(before.space)
}

/** A sentence that ends within a line of text: some programs put more white space behind it. */
const endsSentence = (before: Word | undefined, word: Word): boolean =>
  before !== undefined &&
  /\p{Ll}{2}[.!?]$/u.test(before.text) &&
  /^\p{Lu}\p{Ll}*/u.test(word.text) &&
  word.space <= WIDEST_JUSTIFIED * word.size

/** The number of a heading stands further from it than words do. */
const numbers = (words: readonly Word[], index: number): boolean => {
  const [before, word] = [words[index - 1], words[index]]
  return (
    index === 1 &&
    before !== undefined &&
    word !== undefined &&
    NUMBER.test(before.text) &&
    word.space <= NUMBER_SPACE * word.size &&
    Math.abs(before.size - word.size) < 0.1
  )
}

const groups = (words: readonly Word[], stops: readonly number[], lines: readonly ColumnLine[]): Word[][] => {
  const atStop = (word: Word) =>
    word.space > STOP_SPACE * word.size && stops.some((stop) => Math.abs(stop - word.x) < STOP_WIDTH)
  const result: Word[][] = []
  for (const [index, word] of words.entries()) {
    const last = result.at(-1)
    const goesOn = isJustified(words, index) || endsSentence(words[index - 1], word)
    const before = words[index - 1]
    const parted = before !== undefined && word.space > 0 && isParted(lines, endOf(before), word.x, word.y)
    if (!last || parted || (!numbers(words, index) && (atStop(word) || (word.space > APART * word.size && !goesOn))))
      result.push([word])
    else last.push(word)
  }
  return result
}

/** The bullet of a group of words, when more follows it. */
const bulletOf = (group: readonly Word[]): Word | null => {
  const [first, second] = group
  if (!first || !second || !isBullet(first.text)) return null
  return isPlainBullet(first.text) && second.space < 0.2 * second.size ? null : first
}

/**
 * Where rows of a page start again after white space: three of them at one place are a column, however narrow the
 * space.
 */
export const tabStopsOf = (rows: readonly (readonly Word[])[]): number[] => {
  const counts = new Map<number, number>()
  for (const words of rows) {
    for (const word of words.slice(1)) {
      if (word.space <= STOP_SPACE * word.size) continue
      const place = Math.round(word.x / STOP_WIDTH)
      counts.set(place, (counts.get(place) ?? 0) + 1)
    }
  }
  return [...counts].filter(([, count]) => count >= STOP_ROWS).map(([place]) => place * STOP_WIDTH)
}

/**
 * Splits the words of a row where white space is wide, or narrower at a tab stop of the page, or where a line of a
 * table is between them.
 */
export const segmentsOf = (
  words: readonly Word[],
  stops: readonly number[],
  lines: readonly ColumnLine[] = [],
): Segment[] => {
  const result: Segment[] = []
  let waiting: Word | null = null
  for (const group of groups(words, stops, lines)) {
    const [first] = group
    if (!first) continue
    if (waiting && first.x - endOf(waiting) > BULLET_INDENT * first.size) {
      result.push(segmentOf([waiting], null))
      waiting = null
    }
    if (!waiting && group.length === 1 && isBullet(first.text)) {
      waiting = first
      continue
    }
    const bullet = waiting ?? bulletOf(group)
    result.push(segmentOf(bullet === first ? group.slice(1) : group, bullet))
    waiting = null
  }
  if (waiting && !isPlainBullet(waiting.text)) return result
  return waiting ? [...result, segmentOf([waiting], null)] : result
}

import { isBullet, isPlainBullet } from '../letters/bullets.ts'
import { isLineBetween, type ColumnLine } from './column-lines.ts'
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
/** The widest white space of justified text, in sizes, and the least ratio of its smaller neighbour to it. */
const WIDEST_JUSTIFIED = 1.5
const EVEN = 0.65
/** Of a tab stop: the least white space before it, in sizes; its width, in points; the number of rows that make one. */
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

/** Whether the white space before a word is that of justified text: as wide as its neighbours, and not very wide. */
const isJustified = (words: readonly Word[], index: number): boolean => {
  const [previous, word, next] = [words[index - 1], words[index], words[index + 1]]
  if (!previous || !word || !next || word.space > WIDEST_JUSTIFIED * word.size) return false
  return Math.min(previous.space, next.space) > EVEN * word.space && Number.isFinite(previous.space)
}

/** True between two sentences of one line, where some programs put more white space. */
const endsSentence = (previous: Word | undefined, word: Word): boolean =>
  previous !== undefined &&
  /\p{Ll}{2}[.!?]$/u.test(previous.text) &&
  /^\p{Lu}\p{Ll}*/u.test(word.text) &&
  word.space <= WIDEST_JUSTIFIED * word.size

/** True for the word behind the number of a heading, which may stand further away than other words. */
const isNumbering = (words: readonly Word[], index: number): boolean => {
  const [previous, word] = [words[index - 1], words[index]]
  return (
    index === 1 &&
    previous !== undefined &&
    word !== undefined &&
    NUMBER.test(previous.text) &&
    word.space <= NUMBER_SPACE * word.size &&
    Math.abs(previous.size - word.size) < 0.1
  )
}

const groupsOf = (words: readonly Word[], stops: readonly number[], lines: readonly ColumnLine[]): Word[][] => {
  const atStop = (word: Word) =>
    word.space > STOP_SPACE * word.size && stops.some((stop) => Math.abs(stop - word.x) < STOP_WIDTH)
  const groups: Word[][] = []
  for (const [index, word] of words.entries()) {
    const last = groups.at(-1)
    const isContinued = isJustified(words, index) || endsSentence(words[index - 1], word)
    const previous = words[index - 1]
    const isSeparated =
      previous !== undefined && word.space > 0 && isLineBetween(lines, endOf(previous), word.x, word.y)
    if (
      !last ||
      isSeparated ||
      (!isNumbering(words, index) && (atStop(word) || (word.space > APART * word.size && !isContinued)))
    )
      groups.push([word])
    else last.push(word)
  }
  return groups
}

/** The bullet of a group of words, when more follows it. */
const bulletOf = (group: readonly Word[]): Word | null => {
  const [first, second] = group
  if (!first || !second || !isBullet(first.text)) return null
  return isPlainBullet(first.text) && second.space < 0.2 * second.size ? null : first
}

/**
 * Positions at which at least three rows of a page continue after white space: they are a column, however narrow the
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
  const segments: Segment[] = []
  let openBullet: Word | null = null
  for (const group of groupsOf(words, stops, lines)) {
    const [first] = group
    if (!first) continue
    if (openBullet && first.x - endOf(openBullet) > BULLET_INDENT * first.size) {
      segments.push(segmentOf([openBullet], null))
      openBullet = null
    }
    if (!openBullet && group.length === 1 && isBullet(first.text)) {
      openBullet = first
      continue
    }
    const bullet = openBullet ?? bulletOf(group)
    segments.push(segmentOf(bullet === first ? group.slice(1) : group, bullet))
    openBullet = null
  }
  if (openBullet && !isPlainBullet(openBullet.text)) return segments
  return openBullet ? [...segments, segmentOf([openBullet], null)] : segments
}

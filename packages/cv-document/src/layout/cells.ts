import { endOf, type Word } from './word.ts'
import type { Segment, SegmentRow } from './segment.ts'

/** The most lines of a cell. */
const MOST_LINES = 60

const BROKEN = /\p{Ll}[-\u00AD]$/u

/** Joins two lines of one cell, and the halves of a hyphenated word. */
const joinSegments = (one: Segment, other: Segment): Segment => {
  const [last, first] = [one.words.at(-1), other.words[0]]
  const isBroken = last !== undefined && first !== undefined && BROKEN.test(last.text) && /^\p{Ll}/u.test(first.text)
  const before: readonly Word[] = isBroken
    ? [...one.words.slice(0, -1), { ...last, text: last.text.slice(0, -1) }]
    : one.words
  const after: readonly Word[] = first
    ? [{ ...first, space: isBroken ? 0 : first.size / 4 }, ...other.words.slice(1)]
    : other.words
  return {
    ...one,
    words: [...before, ...after],
    end: Math.max(one.end, ...other.words.map(endOf)),
    left: Math.min(one.left, other.left),
    size: Math.max(one.size, other.size),
  }
}

const inOneCell = (one: Segment, other: Segment): boolean => one.left < other.end && other.left < one.end

/**
 * The cells of one row of a table with drawn lines, from left to right, each joined to one line; list items stay
 * separate.
 */
export const cellsOf = (rows: readonly SegmentRow[]): Segment[] => {
  if (rows.length > MOST_LINES) return rows.flatMap((row) => row.segments)
  const columns: Segment[][] = []
  for (const segment of rows.flatMap((row) => row.segments)) {
    const column = columns.find((cell) => cell.some((other) => inOneCell(other, segment)))
    const last = column?.at(-1)
    if (!column || !last) columns.push([segment])
    else if (segment.bullet || last.y === segment.y) column.push(segment)
    else column[column.length - 1] = joinSegments(last, segment)
  }
  return columns.toSorted((one, other) => (one[0]?.left ?? 0) - (other[0]?.left ?? 0)).flat()
}

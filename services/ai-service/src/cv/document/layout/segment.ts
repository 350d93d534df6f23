import { isBullet, isPlainBullet } from '../letters/bullets.ts'
import { endOf, type Word } from './word.ts'

/** Words of a row that read as one: no wide white space between them. A bullet before them is taken off. */
export type Segment = {
  words: readonly Word[]
  x: number
  end: number
  /** Baseline. */
  y: number
  /** Largest size. */
  size: number
  bullet: boolean
  /** Where its bullet begins, or itself. */
  left: number
}

/** Rows of one page, top first; `segments` from left to right. */
export type SegmentRow = { y: number; size: number; segments: readonly Segment[] }

/** White space that parts two segments, in sizes. */
const APART = 0.85
/** Widest white space of justified text, in sizes, and how even it is. */
const WIDEST_JUSTIFIED = 1.5
const EVEN = 0.65
/** Furthest a bullet stands from its text, in sizes. */
const BULLET_INDENT = 3.2

const segmentOf = (words: readonly Word[], bullet: Word | null): Segment => {
  const [first, last] = [words[0], words.at(-1)]
  const x = first?.x ?? 0
  return { words, x, end: last ? endOf(last) : x, y: first?.y ?? 0, size: Math.max(...words.map((word) => word.size)), bullet: bullet !== null, left: bullet?.x ?? x }
}

/** Whether white space is that of justified text: no wider than what stands at both its sides, and not very wide. */
const isJustified = (words: readonly Word[], index: number): boolean => {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]]
  if (!before || !word || !after || word.space > WIDEST_JUSTIFIED * word.size) return false
  return Math.min(before.space, after.space) > EVEN * word.space && Number.isFinite(before.space)
}

const groups = (words: readonly Word[]): Word[][] => {
  const result: Word[][] = []
  for (const [index, word] of words.entries()) {
    const last = result.at(-1)
    if (!last || (word.space > APART * word.size && !isJustified(words, index))) result.push([word])
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

/** Parts the words of a row where white space is wide. */
export const segmentsOf = (words: readonly Word[]): Segment[] => {
  const result: Segment[] = []
  let waiting: Word | null = null
  for (const group of groups(words)) {
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

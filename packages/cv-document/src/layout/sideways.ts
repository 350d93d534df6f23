import type { Glyph } from '../pdf/glyph.ts'
import { median } from './median.ts'
import { rowsOf } from './rows.ts'
import { wordsOf } from './words.ts'
import { segmentsOf, type Segment } from './segment.ts'

/**
 * Rotated text is a name or heading when its size in points and its length lie within these limits and it is bold or
 * larger than the page's text. Other rotated text is stamps and marks of printers.
 */
const SMALLEST = 7
const LARGER = 1.15
const SHORTEST = 3
const LONGEST = 48
/** With more of it, the page is a drawing. */
const MOST = 12
/**
 * Width of a word and of a blank, in sizes. They are placed at the first letter, so narrow that they cover nothing
 * beside it.
 */
const WORD = 0.1
const SPACE = 0.3

const isHead = ({ words, size }: Segment, usual: number): boolean => {
  if (size < LARGER * usual && !words.every(({ bold }) => bold)) return false
  const length = words.reduce((sum, { text }) => sum + text.length, 0)
  return size >= SMALLEST && length >= SHORTEST && length <= LONGEST && words.some(({ text }) => /\p{L}{3}/u.test(text))
}

/** The upper end of rotated text, in the coordinates of the page. */
const placeOf = ({ x, end, y, size }: Segment, turn: number, width: number, height: number): { x: number; y: number } =>
  turn === 90 ? { x: width - y, y: x + size } : { x: y - size, y: height - end + size }

const levelGlyphsOf = (
  segment: Segment,
  turn: number,
  { width, height }: { width: number; height: number },
): Glyph[] => {
  const { x, y } = placeOf(segment, turn, width, height)
  return segment.words.flatMap(({ text, font, size, bold }, index) => {
    const glyph = { y, size, font, angle: 0, colour: null, unpainted: false, strong: bold }
    const at = x + index * (WORD + SPACE) * size
    return [
      { ...glyph, text: ' ', x: at - (SPACE / 2) * size, width: 0 },
      { ...glyph, text, x: at, width: WORD * size },
    ]
  })
}

/**
 * Rotated names and headings as level letters, placed at their upper end. `upright` are the rotated letters on the page
 * turned by `turn`; `level` are the level ones; `size` is that of the page before it is turned.
 */
export const fromTheSide = (
  upright: readonly Glyph[],
  turn: number,
  level: readonly Glyph[],
  size: { width: number; height: number },
): Glyph[] => {
  if (upright.length === 0) return []
  const usual = median(level.map((glyph) => glyph.size))
  const rows = rowsOf(upright).map(({ glyphs }) => wordsOf(glyphs))
  const segments = rows.flatMap((words) => segmentsOf(words, [])).filter((segment) => isHead(segment, usual))
  return segments.length > MOST ? [] : segments.flatMap((segment) => levelGlyphsOf(segment, turn, size))
}

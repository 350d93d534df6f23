import type { Glyph } from '../pdf/glyph.ts'
import type { Rectangle } from '../pdf/painted-box.ts'
import { withoutColumnLines } from './column-lines.ts'
import type { Row } from './rows.ts'

/** The largest distance of a bar from the words beside it, in sizes; cells of a table have more white space. */
const FURTHEST = 2

const isAt = (bar: Rectangle, y: number, size: number): boolean => {
  const middle = bar.y + bar.height / 2
  return bar.height > 0.5 * size && bar.height < 2 * size && middle < y + 0.2 * size && middle > y - 0.9 * size
}

/** Not a plain space, because those show how a file separates its words. */
const BLANK = '\u00A0'

/** A '|' with white space on both sides. */
const barGlyphs = ({ x, width }: Rectangle, { size, font, angle, colour, y }: Glyph): Glyph[] => {
  const glyph = { y, size, font, angle, colour, unpainted: false, strong: false }
  return [
    { ...glyph, text: BLANK, x, width: 0 },
    { ...glyph, text: '|', x, width },
    { ...glyph, text: BLANK, x: x + width, width: 0 },
  ]
}

/** Inserts a '|' for each bar drawn between two words: 'Excel ⎸ Word' is two skills. */
export const withDrawnBars = (rows: readonly Row[], bars: readonly Rectangle[]): Row[] => {
  const barsBetweenWords = withoutColumnLines(bars)
  if (barsBetweenWords.length === 0) return [...rows]
  return rows.map((row) => {
    const size = Math.max(...row.glyphs.map((glyph) => glyph.size))
    const barsInRow = barsBetweenWords.flatMap((bar) => {
      if (!isAt(bar, row.y, size)) return []
      const after = row.glyphs.findIndex((glyph) => glyph.x >= bar.x)
      const [left, right] = [row.glyphs[after - 1], row.glyphs[after]]
      if (
        !left ||
        !right ||
        right.x - bar.x > FURTHEST * size ||
        bar.x - (left.x + left.width) > FURTHEST * size ||
        bar.x < left.x + left.width - 1
      )
        return []
      return barGlyphs(bar, left)
    })
    return barsInRow.length === 0
      ? row
      : { y: row.y, glyphs: [...row.glyphs, ...barsInRow].toSorted((one, other) => one.x - other.x) }
  })
}

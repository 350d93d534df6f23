import type { Glyph } from '../pdf/glyph.ts'
import type { Rectangle } from '../pdf/painted-box.ts'
import { columnLinesOf, tableRows } from './column-lines.ts'
import { withDrawnBars } from './drawn-bars.ts'
import { rowsOf } from './rows.ts'
import { segmentsOf, tabStopsOf, type SegmentRow } from './segment.ts'
import { wordsOf } from './words.ts'

/** Upright letters of a page as rows of segments, top first. */
export const pageRowsOf = (
  glyphs: readonly Glyph[],
  bars: readonly Rectangle[] = [],
  rules: readonly Rectangle[] = [],
): SegmentRow[] => {
  const rows = withDrawnBars(rowsOf(glyphs), bars).map(({ y, glyphs: row }) => ({ y, words: wordsOf(row) }))
  const lines = columnLinesOf(bars, rules)
  const tableRow = tableRows(lines, rules)
  const stops = tabStopsOf(rows.map(({ words }) => words))
  return rows.flatMap(({ y, words }) => {
    const segments = segmentsOf(words, stops, lines)
    const cells = tableRow(y)
    return segments.length > 0
      ? [
          {
            y,
            size: Math.max(...segments.map((segment) => segment.size)),
            segments,
            ...(cells === null ? {} : { cells }),
          },
        ]
      : []
  })
}

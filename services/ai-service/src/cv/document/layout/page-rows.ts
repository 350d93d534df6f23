import type { Glyph } from '../pdf/glyph.ts'
import { rowsOf } from './rows.ts'
import { segmentsOf, type SegmentRow } from './segment.ts'
import { wordsOf } from './words.ts'

/** Upright letters of a page as rows of segments, top first. */
export const pageRowsOf = (glyphs: readonly Glyph[]): SegmentRow[] =>
  rowsOf(glyphs).flatMap(({ y, glyphs: row }) => {
    const segments = segmentsOf(wordsOf(row))
    return segments.length > 0 ? [{ y, size: Math.max(...segments.map((segment) => segment.size)), segments }] : []
  })

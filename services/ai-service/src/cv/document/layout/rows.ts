import type { Glyph } from '../pdf/glyph.ts'

/** Letters on one baseline, from left to right, over the whole width of the page. */
export type Row = { y: number; glyphs: Glyph[] }

/** How far a baseline may be off, in sizes of the smaller letter: a raised 'st', a bullet of another typeface. */
const TOLERANCE = 0.42

const near = (row: Row, glyph: Glyph): boolean => {
  const last = row.glyphs.at(-1)
  return last !== undefined && Math.abs(glyph.y - row.y) <= TOLERANCE * Math.min(glyph.size, last.size)
}

/** Upright letters by baseline, top row first. */
export const rowsOf = (glyphs: readonly Glyph[]): Row[] => {
  const rows: Row[] = []
  for (const glyph of glyphs.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1)
    if (row && near(row, glyph)) row.glyphs.push(glyph)
    else rows.push({ y: glyph.y, glyphs: [glyph] })
  }
  for (const row of rows) row.glyphs.sort((one, other) => one.x - other.x)
  return rows
}

import type { Glyph } from '../pdf/glyph.ts'

/** Letters on one baseline, from left to right, over the whole width of the page. */
export type Row = { y: number; glyphs: Glyph[] }

/** How far a baseline may be off, in sizes of the smaller letter: a raised 'st', a bullet of another typeface. */
const TOLERANCE = 0.42

const near = (row: Row, glyph: Glyph): boolean => {
  const last = row.glyphs.at(-1)
  return last !== undefined && Math.abs(glyph.y - row.y) <= TOLERANCE * Math.min(glyph.size, last.size)
}

/**
 * A raised '1ˢᵗ' or a lowered letter of a logo: how much smaller or shifted, in sizes of the letters beside it; how
 * near.
 */
const SMALLER = 0.85
const SHIFTED = 0.62
const BESIDE = 0.3

/**
 * Whether a few letters belong between those of a row: small ones right after one of its letters, others exactly in a
 * gap.
 */
const fitsInto = (few: Row, row: Row): boolean => {
  const [first, last] = [few.glyphs[0], few.glyphs.at(-1)]
  if (!first || !last) return false
  const before = row.glyphs.findLast((glyph) => glyph.x < first.x)
  if (!before || first.size > 1.05 * before.size || Math.abs(few.y - before.y) > SHIFTED * before.size) return false
  const after = row.glyphs.find((glyph) => glyph.x > first.x)
  const [space, end] = [first.x - (before.x + before.width), last.x + last.width]
  const behind = Math.abs(space) < BESIDE * before.size && (!after || end < after.x + BESIDE * before.size)
  return (
    behind &&
    (first.size < SMALLER * before.size ||
      (after !== undefined && few.glyphs.length === 1 && after.x - end < BESIDE * before.size))
  )
}

/** Puts raised or lowered letters back into their rows. */
const withRaised = (rows: readonly Row[]): Row[] => {
  const gone = new Set<Row>()
  for (const [index, row] of rows.entries()) {
    if (row.glyphs.length > 4) continue
    const home = [rows[index + 1], rows[index - 1]].find((other) => other && !gone.has(other) && fitsInto(row, other))
    if (!home) continue
    home.glyphs = [...home.glyphs, ...row.glyphs].toSorted((one, other) => one.x - other.x)
    gone.add(row)
  }
  return rows.filter((row) => !gone.has(row))
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
  return withRaised(rows)
}

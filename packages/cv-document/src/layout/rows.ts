import type { Glyph } from '../pdf/glyph.ts'

/** Letters on one baseline, from left to right, over the whole width of the page. */
export type Row = { y: number; glyphs: Glyph[] }

/** How far the baselines of one row may differ, in sizes of the smaller letter: a bullet of another typeface. */
const TOLERANCE = 0.42

const isOnBaseline = (row: Row, glyph: Glyph): boolean => {
  const last = row.glyphs.at(-1)
  return last !== undefined && Math.abs(glyph.y - row.y) <= TOLERANCE * Math.min(glyph.size, last.size)
}

/**
 * Limits of a raised '1ˢᵗ' or a lowered letter of a logo, in sizes of the letters beside it: its size, its shift and
 * its distance.
 */
const SMALLER = 0.85
const SHIFTED = 0.62
const BESIDE = 0.3

/**
 * Whether a few letters belong between those of a row: small ones right after one of its letters, others exactly in a
 * gap.
 */
const fitsInto = (letters: Row, row: Row): boolean => {
  const [first, last] = [letters.glyphs[0], letters.glyphs.at(-1)]
  if (!first || !last) return false
  const previous = row.glyphs.findLast((glyph) => glyph.x < first.x)
  if (!previous || first.size > 1.05 * previous.size || Math.abs(letters.y - previous.y) > SHIFTED * previous.size)
    return false
  const next = row.glyphs.find((glyph) => glyph.x > first.x)
  const [space, end] = [first.x - (previous.x + previous.width), last.x + last.width]
  const isBehind = Math.abs(space) < BESIDE * previous.size && (!next || end < next.x + BESIDE * previous.size)
  return (
    isBehind &&
    (first.size < SMALLER * previous.size ||
      (next !== undefined && letters.glyphs.length === 1 && next.x - end < BESIDE * previous.size))
  )
}

/** Puts raised or lowered letters back into their rows. */
const withRaised = (rows: readonly Row[]): Row[] => {
  const movedRows = new Set<Row>()
  for (const [index, row] of rows.entries()) {
    if (row.glyphs.length > 4) continue
    const target = [rows[index + 1], rows[index - 1]].find(
      (other) => other && !movedRows.has(other) && fitsInto(row, other),
    )
    if (!target) continue
    target.glyphs = [...target.glyphs, ...row.glyphs].toSorted((one, other) => one.x - other.x)
    movedRows.add(row)
  }
  return rows.filter((row) => !movedRows.has(row))
}

/** Upright letters by baseline, top row first. */
export const rowsOf = (glyphs: readonly Glyph[]): Row[] => {
  const rows: Row[] = []
  for (const glyph of glyphs.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1)
    if (row && isOnBaseline(row, glyph)) row.glyphs.push(glyph)
    else rows.push({ y: glyph.y, glyphs: [glyph] })
  }
  for (const row of rows) row.glyphs.sort((one, other) => one.x - other.x)
  return withRaised(rows)
}

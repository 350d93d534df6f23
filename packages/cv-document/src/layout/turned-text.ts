import type { Glyph } from '../pdf/glyph.ts'
import { fromTheSide } from './sideways.ts'

type Size = { width: number; height: number }

/** Letters this little off the level count as level, in degrees. */
const SLANT = 12

const quarterTurn = (angle: number): number | null =>
  [0, 90, 180, 270].find((turn) => Math.min(Math.abs(angle - turn), 360 - Math.abs(angle - turn)) <= SLANT) ?? null

/** The same letter on a page that is turned until it stands upright. */
const upright = (glyph: Glyph, turn: number, { width, height }: Size): Glyph => {
  if (turn === 90) return { ...glyph, x: glyph.y, y: width - glyph.x, angle: 0 }
  if (turn === 270) return { ...glyph, x: height - glyph.y, y: glyph.x, angle: 0 }
  return turn === 180 ? { ...glyph, x: width - glyph.x, y: height - glyph.y, angle: 0 } : glyph
}

/**
 * The level letters of a page. If most of the text is rotated, the page is turned. Rotated text on a level page is
 * returned as level letters when it is a name or a heading; stamps and marks are left out.
 */
export const levelGlyphs = (glyphs: readonly Glyph[], size: Size): { glyphs: Glyph[]; turn: number } => {
  const turns = glyphs.map((glyph) => quarterTurn(glyph.angle))
  const glyphsTurnedBy = (turn: number) =>
    glyphs.flatMap((glyph, index) => (turns[index] === turn ? [upright(glyph, turn, size)] : []))
  const mostFrequentTurn =
    [0, 90, 180, 270].toSorted(
      (one, other) => turns.filter((turn) => turn === other).length - turns.filter((turn) => turn === one).length,
    )[0] ?? 0
  const level = glyphsTurnedBy(mostFrequentTurn)
  if (mostFrequentTurn !== 0) return { turn: mostFrequentTurn, glyphs: level }
  return {
    turn: 0,
    glyphs: [...level, ...[90, 270].flatMap((turn) => fromTheSide(glyphsTurnedBy(turn), turn, level, size))],
  }
}

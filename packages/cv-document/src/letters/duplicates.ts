import type { Glyph } from '../pdf/glyph.ts'

/** How far the second print of a letter may be shifted, in sizes. */
const SHIFT = 0.12

const isDuplicate = (glyph: Glyph, before: Glyph): boolean =>
  glyph.text === before.text &&
  glyph.text.trim() !== '' &&
  Math.abs(glyph.x - before.x) < SHIFT * glyph.size &&
  Math.abs(glyph.size - before.size) < 0.5

/**
 * Letters printed twice to look bold, or to cast a shadow, count once and are bold. The glyphs come from left to right.
 */
export const withoutDuplicates = (glyphs: readonly Glyph[]): Glyph[] => {
  const result: Glyph[] = []
  for (const glyph of glyphs) {
    const at = result.findLastIndex((before, index) => index >= result.length - 2 && isDuplicate(glyph, before))
    const before = result[at]
    if (before) result[at] = { ...before, strong: true }
    else result.push(glyph)
  }
  return result
}

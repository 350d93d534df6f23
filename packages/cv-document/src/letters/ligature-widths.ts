import type { Glyph } from '../pdf/glyph.ts'
import { isUnnamed } from './clean-text.ts'
import { texLetter } from './tex-letters.ts'

const LIGATURES = ['ff', 'fi', 'fl', 'ft', 'tt', 'ti', 'ffi', 'ffl', 'fft', 'tti']
/** The largest difference in width between a ligature and its letters, and its distance from its word, in sizes. */
const EXACT = 0.018
const TOUCHING = 0.12

const isLost = ({ text, font }: Glyph): boolean =>
  !font.icons && !font.symbols && (!font.tex || texLetter(text) === null) && isUnnamed(text)

/** A typeface may be spread over several subsets. */
const faceOf = ({ font }: Glyph): string => font.name.replace(/^[A-Z]{6}\+/, '')

const touches = (glyph: Glyph, other: Glyph | undefined): boolean => {
  if (!other || !/\p{L}/u.test(other.text) || Math.abs(other.y - glyph.y) > 0.1 * glyph.size) return false
  const [first, second] = other.x < glyph.x ? [other, glyph] : [glyph, other]
  return Math.abs(second.x - (first.x + first.width)) < TOUCHING * glyph.size
}

/** The ligature whose letters are together as wide as a glyph; null when none is, or more than one. */
const ligatureOf = ({ width, size }: Glyph, widths: ReadonlyMap<string, number>): string | null => {
  const fitting = LIGATURES.filter((ligature) => {
    const sum = Array.from(ligature).reduce((total, letter) => total + (widths.get(letter) ?? Number.NaN), 0)
    return Math.abs(width / size - sum) < EXACT
  })
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

/**
 * Ligatures without a name in the file, recognised by their width: 'Sea' + unnamed + 'le' is 'Seattle' where the glyph
 * is as wide as two letters t of its typeface.
 */
export const withLigatureWidths = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  const facesWithLoss = new Set(glyphs.flatMap((glyph) => (isLost(glyph) ? [faceOf(glyph)] : [])))
  if (facesWithLoss.size === 0) return glyphs
  const widths = new Map<string, Map<string, number>>()
  for (const glyph of glyphs) {
    const { text, width, size } = glyph
    const face = faceOf(glyph)
    if (!/^[filt]$/.test(text) || !facesWithLoss.has(face)) continue
    const faceWidths = widths.get(face)
    if (faceWidths) faceWidths.set(text, width / size)
    else widths.set(face, new Map([[text, width / size]]))
  }
  return glyphs.map((glyph, at) => {
    if (!isLost(glyph) || !(touches(glyph, glyphs[at - 1]) || touches(glyph, glyphs[at + 1]))) return glyph
    const text = ligatureOf(glyph, widths.get(faceOf(glyph)) ?? new Map())
    return text === null ? glyph : { ...glyph, text }
  })
}

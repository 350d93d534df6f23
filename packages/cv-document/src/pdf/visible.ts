import type { Glyph } from './glyph.ts'
import { covers, type Painted } from './painted-box.ts'

type Content = { glyphs: readonly Glyph[]; fills: readonly Painted[]; pictures: readonly Painted[] }

/** Smaller letters count as unreadable. */
const SMALLEST = 1.2
/** Colours closer than this (the sum over red, green and blue) can't be told apart. */
const ALIKE = 30
/** A path this many times as high as a letter may be that letter's outline. */
const OUTLINE = 2.6
/** Invisible text is that of a scan when there is this many times as much of it as of visible text. */
const MOSTLY = 10

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const alike = (one: string, other: string): boolean => {
  const others = channels(other)
  return channels(one).reduce((sum, channel, index) => sum + Math.abs(channel - (others[index] ?? 0)), 0) < ALIKE
}

const centre = (glyph: Glyph): readonly [number, number] => [glyph.x + glyph.width / 2, glyph.y - 0.3 * glyph.size]

/** Chromium prints bold text without a bold typeface as outlines, with the same text unpainted under them. */
const isOutlined = (glyph: Glyph, fills: readonly Painted[]): boolean => {
  const [x, y] = centre(glyph)
  return fills.some(
    (fill) => fill.height < OUTLINE * glyph.size && fill.height > 0.2 * glyph.size && covers(fill, x, y),
  )
}

/** Whether text is invisible because everything below it has its colour, such as white on white. */
const blendsIn = (glyph: Glyph, at: number, { fills, pictures }: Content): boolean => {
  const { colour } = glyph
  if (colour === null) return false
  const [x, y] = centre(glyph)
  const under = (area: Painted) => area.after <= at && covers(area, x, y)
  if (pictures.some(under)) return false
  const areas = fills.filter(under)
  return areas.length === 0
    ? alike(colour, '#ffffff')
    : areas.every((area) => area.colour !== null && alike(colour, area.colour))
}

/** The colours that text could disappear in. */
const suspects = ({ glyphs, fills }: Content): Set<string> => {
  const grounds = new Set([
    '#ffffff',
    ...fills.filter((fill) => fill.height > 6 && fill.width > 20).flatMap((fill) => fill.colour ?? []),
  ])
  const colours = new Set(glyphs.flatMap((glyph) => glyph.colour ?? []))
  return new Set([...colours].filter((colour) => [...grounds].some((ground) => alike(colour, ground))))
}

/** The letters a reader sees, and how many are hidden. The unpainted text that lies over a scan counts as seen. */
export const visibleLetters = (content: Content): { visible: Glyph[]; hidden: number } => {
  const disappearing = suspects(content)
  const unpainted = content.glyphs.filter((glyph) => glyph.unpainted).length
  const isScan = unpainted > MOSTLY * (content.glyphs.length - unpainted)
  const visible: Glyph[] = []
  let hidden = 0
  for (const [at, glyph] of content.glyphs.entries()) {
    const hasOutline = glyph.unpainted && isOutlined(glyph, content.fills)
    const isInvisible = glyph.unpainted
      ? !hasOutline && !isScan
      : glyph.colour !== null && disappearing.has(glyph.colour) && blendsIn(glyph, at, content)
    if (!isInvisible && glyph.size >= SMALLEST) visible.push(hasOutline ? { ...glyph, strong: true } : glyph)
    else if (glyph.text.trim() !== '') hidden++
  }
  return { visible, hidden }
}

import type { Glyph } from './glyph.ts'
import type { Cursor, GraphicsState } from './graphics-state.ts'
import { multiply } from './matrix.ts'

/** A glyph as pdf.js hands it over. */
type SourceGlyph = { unicode?: unknown; width?: unknown; isSpace?: unknown; vmetric?: unknown }

/** Filled and stroked: how text is made bold without a bold typeface. */
const FILL_STROKE = 2
const INVISIBLE = 3
const CLIP = 7

const angleOf = (b: number, a: number): number => {
  const degrees = Math.round((Math.atan2(b, a) * 180) / Math.PI)
  return (degrees + 360) % 360
}

/** Adds the letters of one showText and moves the cursor past them, as canvas.js of pdf.js does. */
export const showText = (state: GraphicsState, cursor: Cursor, source: unknown, into: Glyph[]): void => {
  const { font } = state
  if (!font || state.size === 0 || !Array.isArray(source)) return
  const direction = state.size < 0 ? -1 : 1
  const size = Math.abs(state.size)
  const scale = state.horizontalScale * direction
  const toPage = multiply(state.matrix, cursor.matrix)
  const [a, b, c, d, e, f] = toPage
  const stretch = Math.hypot(a, b) || Math.hypot(c, d)
  const height = Math.hypot(c, d) || stretch
  const angle = angleOf(b * scale, a * scale)
  const unpainted = state.renderMode === INVISIBLE || state.renderMode === CLIP || state.opacity === 0
  const printedSize = size * font.height * height
  let along = 0
  for (const item of source as readonly unknown[]) {
    if (typeof item === 'number') {
      along += ((font.vertical ? 1 : -1) * item * size) / 1000
      continue
    }
    if (typeof item !== 'object' || item === null) continue
    const glyph = item as SourceGlyph
    const metric = font.vertical && Array.isArray(glyph.vmetric) ? Number(glyph.vmetric[0]) : Number(glyph.width ?? 0)
    const width = metric * font.unit * size
    const spacing = ((glyph.isSpace === true ? state.wordSpacing : 0) + state.charSpacing) * direction
    const x = font.vertical ? cursor.x : cursor.x + along * scale
    const y = cursor.y + state.rise + (font.vertical ? -along : 0)
    into.push({
      text: typeof glyph.unicode === 'string' ? glyph.unicode : '',
      x: a * x + c * y + e,
      y: b * x + d * y + f,
      width: Math.abs((font.vertical ? 0.5 * size : width * scale) * stretch),
      size: printedSize,
      font,
      angle,
      colour: state.colour,
      unpainted,
      strong: font.bold || state.renderMode === FILL_STROKE,
    })
    along += font.vertical ? -width - spacing : width + spacing
  }
  if (font.vertical) cursor.y -= along
  else cursor.x += along * scale
}

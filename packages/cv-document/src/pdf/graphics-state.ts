import type { Font } from './font.ts'
import { identity, type Matrix } from './matrix.ts'
import type { Rectangle } from './painted-box.ts'

/** The parts of PDF's graphics and text state that decide where a letter is and whether it is visible. */
export type GraphicsState = {
  matrix: Matrix
  font: Font | null
  size: number
  charSpacing: number
  wordSpacing: number
  horizontalScale: number
  leading: number
  rise: number
  renderMode: number
  colour: string | null
  opacity: number
  /** Paint outside it is invisible; null for no bounds. */
  clip: Rectangle | null
}

export const initialState = (matrix: Matrix): GraphicsState => ({
  matrix,
  font: null,
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
  renderMode: 0,
  colour: '#000000',
  opacity: 1,
  clip: null,
})

/** The position of the next letter, within the text matrix. */
export type Cursor = { matrix: Matrix; x: number; y: number; lineX: number; lineY: number }

export const initialCursor = (): Cursor => ({ matrix: identity, x: 0, y: 0, lineX: 0, lineY: 0 })

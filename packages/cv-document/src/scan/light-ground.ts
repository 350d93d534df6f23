import type { GreyPicture } from './grey-picture.ts'

/** Side of the squares whose ground is looked at, in dots: about two lines of text at 300 dpi. */
const SQUARE = 96
/** Mean shade under which a square is a dark ground with light letters. */
const DARK = 110
const WHITE = 255

const meanOf = ({ width, grey }: GreyPicture, x0: number, y0: number, x1: number, y1: number): number => {
  let sum = 0
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) sum += grey[y * width + x] ?? WHITE
  return sum / Math.max(1, (x1 - x0) * (y1 - y0))
}

/**
 * Turns squares of dark ground over, such as those of a coloured column, in place: the recogniser takes a dark area for
 * a picture and leaves its light letters out.
 */
export const lightenGround = (picture: GreyPicture): GreyPicture => {
  const { width, height, grey } = picture
  for (let y0 = 0; y0 < height; y0 += SQUARE)
    for (let x0 = 0; x0 < width; x0 += SQUARE) {
      const [x1, y1] = [Math.min(width, x0 + SQUARE), Math.min(height, y0 + SQUARE)]
      if (meanOf(picture, x0, y0, x1, y1) >= DARK) continue
      for (let y = y0; y < y1; y++)
        for (let x = x0; x < x1; x++) grey[y * width + x] = WHITE - (grey[y * width + x] ?? WHITE)
    }
  return picture
}

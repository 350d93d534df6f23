import type { Matrix } from '../pdf/matrix.ts'
import type { GreyPicture } from './grey-picture.ts'

/** A picture and its place: the matrix takes the unit square, upside down as in PDF, to points from the top left. */
export type PlacedPicture = { picture: GreyPicture; matrix: Matrix }

/** White paper in points a side and dots an inch. */
type Paper = { width: number; height: number; dpi: number }

const POINTS_PER_INCH = 72
const WHITE = 255
/** The most samples along one side that are averaged for a dot. */
const MOST_TAPS = 4

const inverse = ([a, b, c, d, e, f]: Matrix): Matrix | null => {
  const area = a * d - b * c
  if (Math.abs(area) < 1e-9) return null
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}

/** The shade between four points of a picture, which is smooth where a picture is enlarged. */
const shadeBetween = (points: Uint8Array, width: number, height: number, x: number, y: number): number => {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x - 0.5)))
  const top = Math.min(height - 1, Math.max(0, Math.floor(y - 0.5)))
  const right = Math.min(width - 1, left + 1)
  const below = Math.min(height - 1, top + 1)
  const across = Math.min(1, Math.max(0, x - 0.5 - left))
  const down = Math.min(1, Math.max(0, y - 0.5 - top))
  const upper = (points[top * width + left] ?? 0) * (1 - across) + (points[top * width + right] ?? 0) * across
  const lower = (points[below * width + left] ?? 0) * (1 - across) + (points[below * width + right] ?? 0) * across
  return upper * (1 - down) + lower * down
}

const drawOne = (into: GreyPicture, scale: number, { picture, matrix }: PlacedPicture): void => {
  const back = inverse(matrix)
  if (!back) return
  const { width, height, grey, alpha } = picture
  const [a, b, c, d, e, f] = matrix
  const xs = [e, e + a, e + c, e + a + c]
  const ys = [f, f + b, f + d, f + b + d]
  const from = {
    x: Math.max(0, Math.floor(Math.min(...xs) * scale)),
    y: Math.max(0, Math.floor(Math.min(...ys) * scale)),
  }
  const to = {
    x: Math.min(into.width, Math.ceil(Math.max(...xs) * scale)),
    y: Math.min(into.height, Math.ceil(Math.max(...ys) * scale)),
  }
  // Points of the picture in one dot, along its width.
  const density = (Math.hypot(back[0] * width, back[1] * height) || 1) / scale
  const taps = Math.min(MOST_TAPS, Math.max(1, Math.round(density)))
  for (let y = from.y; y < to.y; y++)
    for (let x = from.x; x < to.x; x++) {
      let shade = 0
      let opacity = 0
      for (let tap = 0; tap < taps * taps; tap++) {
        const px = (x + ((tap % taps) + 0.5) / taps) / scale
        const py = (y + (Math.floor(tap / taps) + 0.5) / taps) / scale
        const u = back[0] * px + back[2] * py + back[4]
        const v = 1 - (back[1] * px + back[3] * py + back[5])
        if (u < 0 || u >= 1 || v < 0 || v >= 1) continue
        const opaque = alpha ? shadeBetween(alpha, width, height, u * width, v * height) / WHITE : 1
        shade += opaque * shadeBetween(grey, width, height, u * width, v * height)
        opacity += opaque
      }
      const at = y * into.width + x
      const total = taps * taps
      into.grey[at] = Math.round((shade + (total - opacity) * (into.grey[at] ?? WHITE)) / total)
    }
}

/** The pictures of a page on white paper, in their order. */
export const drawPictures = (pictures: readonly PlacedPicture[], { width, height, dpi }: Paper): GreyPicture => {
  const scale = dpi / POINTS_PER_INCH
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  const paper: GreyPicture = { ...size, grey: new Uint8Array(size.width * size.height).fill(WHITE), alpha: null }
  for (const placed of pictures) drawOne(paper, scale, placed)
  return paper
}

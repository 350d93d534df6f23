/** A picture in shades of grey: 0 is black, 255 white; `alpha` says how opaque each point is, null when all are. */
export type GreyPicture = { width: number; height: number; grey: Uint8Array; alpha: Uint8Array | null }

/** How pdf.js stores the points of a picture (its `ImageKind`). */
const ONE_BIT = 1
const RGB = 2
const RGBA = 3

type Source = { width?: unknown; height?: unknown; kind?: unknown; data?: unknown }

const isWhole = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0
const luminance = (red: number, green: number, blue: number): number => (red * 77 + green * 151 + blue * 28) >> 8

/** The bits of rows that begin at a whole byte, as 0 and 255. */
const bitsOf = (data: Uint8Array | Uint8ClampedArray, width: number, height: number): Uint8Array => {
  const points = new Uint8Array(width * height)
  const rowBytes = (width + 7) >> 3
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      points[y * width + x] = ((data[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0
  return points
}

const sizedData = (source: unknown) => {
  const { width, height, kind, data } = (source ?? {}) as Source
  const isBytes = data instanceof Uint8Array || data instanceof Uint8ClampedArray
  return isWhole(width) && isWhole(height) && isBytes ? { width, height, kind, data } : null
}

/** Reads a picture as pdf.js decodes it; null for one that couldn't be decoded. */
export const pictureOf = (source: unknown): GreyPicture | null => {
  const sized = sizedData(source)
  if (!sized) return null
  const { width, height, kind, data } = sized
  if (kind === ONE_BIT) return { width, height, grey: bitsOf(data, width, height), alpha: null }
  if (kind !== RGB && kind !== RGBA) return null
  const step = kind === RGB ? 3 : 4
  const grey = new Uint8Array(width * height)
  const alpha = kind === RGBA ? new Uint8Array(width * height) : null
  for (let point = 0, at = 0; point < grey.length; point++, at += step) {
    grey[point] = luminance(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255)
    if (alpha) alpha[point] = data[at + 3] ?? 255
  }
  return { width, height, grey, alpha }
}

/** Reads a stencil, which paints one colour ('#rrggbb') where its bits are 0. */
export const stencilOf = (source: unknown, colour: string | null): GreyPicture | null => {
  const sized = sizedData(source)
  if (!sized) return null
  const { width, height, data } = sized
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt((colour ?? '#000000').slice(at, at + 2), 16),
  )
  const alpha = bitsOf(data, width, height).map((bit) => 255 - bit)
  return { width, height, grey: new Uint8Array(width * height).fill(luminance(red, green, blue)), alpha }
}

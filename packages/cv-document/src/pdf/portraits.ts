import type { Box } from '../cv-document.ts'
import type { Painted } from './painted-box.ts'

/** Smallest side of a portrait, in points; its largest share of the page's width. */
const SMALLEST = 40
const WIDEST = 0.5

/** Pictures that could be of a person: upright or square, and of a fitting size. */
export const portraitsOf = (pictures: readonly Painted[], page: number, pageWidth: number): Box[] =>
  pictures.flatMap(({ x, y, width, height }) => {
    const fits =
      width >= SMALLEST &&
      height >= SMALLEST &&
      width <= WIDEST * pageWidth &&
      width / height < 1.4 &&
      width / height > 0.55
    return fits ? [{ page, x, y, width, height }] : []
  })

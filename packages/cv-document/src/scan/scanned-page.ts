import type { Painted } from '../pdf/painted-box.ts'

/** Fewer letters are a page number or a stamp beside the picture. */
const LEAST_LETTERS = 20
/** Share of the page from which its pictures are the page, instead of a portrait or a logo on it. */
const LEAST_SHARE = 0.4

type PageParts = { width: number; height: number; letters: number; pictures: readonly Painted[] }

/** Whether a page is a picture of text, as a scanner or a telephone makes them. */
export const isScannedPage = ({ width, height, letters, pictures }: PageParts): boolean =>
  letters < LEAST_LETTERS &&
  pictures.reduce((sum, picture) => sum + picture.width * picture.height, 0) >= LEAST_SHARE * width * height

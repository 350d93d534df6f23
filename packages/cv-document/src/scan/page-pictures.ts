import type { PDFPageProxy } from '../pdf/pdfjs.ts'
import type { PaintedPicture } from '../pdf/read-glyphs.ts'
import type { PlacedPicture } from './draw-pictures.ts'
import { pictureOf, stencilOf } from './grey-picture.ts'

/** Pictures shared by pages have such a name. */
const SHARED = /^g_/

/** What pdf.js decoded under a name; it may come in after the operators. */
const decoded = (page: PDFPageProxy, source: unknown): Promise<unknown> => {
  // A stencil is named within its description.
  const { data } = (source ?? {}) as { data?: unknown }
  if (typeof data === 'string') return decoded(page, data)
  if (typeof source !== 'string') return Promise.resolve(source)
  const objects = SHARED.test(source) ? page.commonObjs : page.objs
  return new Promise((resolve) => objects.get(source, resolve))
}

/** The points and places of the pictures of a page; one that can't be decoded is left out. */
export const placedPictures = async (
  page: PDFPageProxy,
  paintings: readonly PaintedPicture[],
): Promise<PlacedPicture[]> => {
  const placed: PlacedPicture[] = []
  for (const { source, stencil, colour, matrix } of paintings) {
    const points = await decoded(page, source)
    const picture = stencil ? stencilOf(points, colour) : pictureOf(points)
    if (picture) placed.push({ picture, matrix })
  }
  return placed
}

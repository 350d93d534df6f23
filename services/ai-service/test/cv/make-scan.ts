import { makePdf } from '@wervio/cv-document/testing'

/** A page as a scanner saves it. */
export type ScannedPicture = { jpeg: Uint8Array; width: number; height: number }

const pictureObject = ({ jpeg, width, height }: ScannedPicture): string => {
  const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`
  const bytes = Buffer.from(jpeg).toString('latin1')
  return `<< ${entries} /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`
}

/** Paints a picture over the whole page. */
const UPRIGHT = '595 0 0 842 0 0'

/**
 * A PDF without text: one picture a page. `place` is PDF's matrix of a picture; `before` are pages in front of them.
 */
export const makeScan = (
  pictures: readonly ScannedPicture[],
  { place = UPRIGHT, before = [] }: { place?: string; before?: readonly string[] } = {},
): Uint8Array<ArrayBuffer> =>
  makePdf({
    pages: [...before, ...pictures.map((_picture, index) => `q ${place} cm /Im${index} Do Q`)],
    resources: `/XObject << ${pictures.map((_picture, index) => `/Im${index} ${100 + index} 0 R`).join(' ')} >>`,
    objects: pictures.map(pictureObject),
  })

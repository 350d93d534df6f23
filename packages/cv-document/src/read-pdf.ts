import { limits } from '@wervio/contracts/limits'
import type { PDFDocumentProxy } from './pdf/pdfjs.ts'
import type { CvDocument } from './cv-document.ts'
import { layOut } from './layout/lay-out.ts'
import { withLines } from './layout/link-lines.ts'
import { linksOf } from './pdf/links.ts'
import { withPdf } from './pdf/open-pdf.ts'
import { readPage, type Page } from './pdf/read-page.ts'
import type { Recogniser } from './scan/recogniser.ts'
import { UnreadableCv } from './unreadable-cv.ts'
import { warningsOf } from './warnings.ts'

/** With fewer letters it isn't a CV but a scan with a page number. */
const LEAST_LETTERS = 20

const readDocument = async (pdf: PDFDocumentProxy, recogniser: Recogniser | null): Promise<CvDocument> => {
  const pages: Page[] = []
  let scans = 0
  for (let number = 1; number <= Math.min(pdf.numPages, limits.cvPages); number++) {
    const page = await readPage(pdf, number, scans < limits.scannedPages ? recogniser : null)
    if (page.scan) scans++
    pages.push(page)
  }
  const { lines, regions } = layOut(pages)
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0)
  if (letters < LEAST_LETTERS) throw new UnreadableCv('cv_without_text')
  return {
    kind: 'pdf',
    pages: pages.map(({ width, height, scan }) => ({ width, height, ...(scan && { scan }) })),
    lines,
    regions,
    links: withLines(await linksOf(pdf, pages), lines),
    pictures: pages.flatMap((page) => page.portraits),
    ...(scans > 0 && { doubtful: pages.flatMap((page) => page.doubtful) }),
    hasUnreadScans: pages.some(({ isScan, scan }) => isScan && scan === null),
    warnings: warningsOf(pages, pdf.numPages),
  }
}

/**
 * Reads the text of a PDF in reading order; that of scanned pages only with a recogniser. Throws `UnreadableCv`. The
 * bytes are unusable afterwards.
 */
export const readPdf = (bytes: Uint8Array, recogniser: Recogniser | null = null): Promise<CvDocument> =>
  withPdf(bytes, (pdf) => readDocument(pdf, recogniser), { withPictures: recogniser !== null })

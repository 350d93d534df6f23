import { limits } from '@wervio/contracts/limits'
import type { PDFDocumentProxy } from './pdf/pdfjs.ts'
import type { CvDocument } from './cv-document.ts'
import { layOut } from './layout/lay-out.ts'
import { withLines } from './layout/link-lines.ts'
import { linksOf } from './pdf/links.ts'
import { withPdf } from './pdf/open-pdf.ts'
import { readPage, type Page } from './pdf/read-page.ts'
import { UnreadableCv } from './unreadable-cv.ts'
import { warningsOf } from './warnings.ts'

/** With fewer letters it isn't a CV but a scan with a page number. */
const LEAST_LETTERS = 20

const readDocument = async (pdf: PDFDocumentProxy): Promise<CvDocument> => {
  const pages: Page[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, limits.cvPages); number++)
    pages.push(await readPage(pdf, number))
  const { lines, regions } = layOut(pages)
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0)
  if (letters < LEAST_LETTERS) throw new UnreadableCv('cv_without_text')
  return {
    kind: 'pdf',
    pages: pages.map(({ width, height }) => ({ width, height })),
    lines,
    regions,
    links: withLines(await linksOf(pdf, pages), lines),
    pictures: pages.flatMap((page) => page.portraits),
    warnings: warningsOf(pages, pdf.numPages),
  }
}

/** Reads the text of a PDF in reading order. Throws `UnreadableCv`. The bytes are unusable afterwards. */
export const readPdf = (bytes: Uint8Array): Promise<CvDocument> => withPdf(bytes, readDocument)

import { limits } from '@wervio/contracts'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { CvDocument } from './cv-document.ts'
import { layOut } from './layout/lay-out.ts'
import { withPdf } from './pdf/open-pdf.ts'
import { readPage, type Page } from './pdf/read-page.ts'

const leftOut = (pages: number): string => `Dit bestand heeft ${pages} pagina’s; de eerste ${limits.cvPages} zijn gelezen.`

const read = async (pdf: PDFDocumentProxy): Promise<CvDocument> => {
  const pages: Page[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, limits.cvPages); number++) pages.push(await readPage(pdf, number))
  const warnings = pdf.numPages > limits.cvPages ? [leftOut(pdf.numPages)] : []
  const { lines, regions } = layOut(pages)
  return { kind: 'pdf', pages: pages.map(({ width, height }) => ({ width, height })), lines, regions, links: [], pictures: [], warnings }
}

/** Reads the text of a PDF in reading order. Throws `UnreadableCv`; the bytes are gone afterwards. */
export const readPdf = (bytes: Uint8Array): Promise<CvDocument> => withPdf(bytes, read)

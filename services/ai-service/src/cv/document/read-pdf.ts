import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { limits } from '@wervio/contracts'
import type { CvDocument, CvLine } from './cv-document.ts'
import { fontOf, type Font } from './pdf/font.ts'
import { matrixOf, identity } from './pdf/matrix.ts'
import { withPdf } from './pdf/open-pdf.ts'
import { readGlyphs, type PageContent } from './pdf/read-glyphs.ts'
import { rowsOf } from './layout/rows.ts'
import { wordsOf } from './layout/words.ts'
import { endOf, type Word } from './layout/word.ts'

const readPage = async (page: PDFPageProxy): Promise<PageContent> => {
  const operators = await page.getOperatorList()
  const fonts = new Map<string, Font>()
  const fontNamed = (name: string): Font | null => {
    const known = fonts.get(name)
    if (known) return known
    if (!page.commonObjs.has(name)) return null
    const font = fontOf(page.commonObjs.get(name) as Record<string, unknown>)
    fonts.set(name, font)
    return font
  }
  return readGlyphs(operators, matrixOf(page.getViewport({ scale: 1 }).transform) ?? identity, fontNamed)
}

const lineOf = (page: number, words: readonly Word[], row: number | null): CvLine => {
  const first = words[0]
  const size = Math.max(...words.map((word) => word.size))
  const x = first?.x ?? 0
  const y = (first?.y ?? 0) - size * 0.8
  const spans = words.map((word) => ({ text: word.text, box: { page, x: word.x, y, width: word.width, height: size }, size: word.size, bold: word.font.bold, italic: word.font.italic }))
  const text = words.map((word, index) => (index > 0 && word.space > 0.14 * word.size ? ' ' : '') + word.text).join('').normalize('NFKC')
  const last = words.at(-1)
  return { text, spans, box: { page, x, y, width: last ? endOf(last) - x : 0, height: size }, size, bold: words.every((word) => word.font.bold), italic: words.every((word) => word.font.italic), region: 0, row, gap: 0, bullet: false }
}

const linesOf = (page: number, content: PageContent): CvLine[] =>
  rowsOf(content.glyphs.filter((glyph) => glyph.angle === 0 && !glyph.unpainted)).flatMap((row, index) => {
    const lines: Word[][] = []
    for (const word of wordsOf(row)) {
      if (word.space > 1.2 * word.size) lines.push([])
      lines.at(-1)?.push(word)
    }
    return lines.map((words) => lineOf(page, words, lines.length > 1 ? index : null))
  })

const read = async (pdf: PDFDocumentProxy): Promise<CvDocument> => {
  const pages: { width: number; height: number }[] = []
  const lines: CvLine[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, limits.cvPages); number++) {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    pages.push({ width, height })
    lines.push(...linesOf(number, await readPage(page)))
  }
  return { kind: 'pdf', pages, lines, regions: [{ id: 0, width: 1, x: 0, role: 'main' }], links: [], pictures: [], warnings: [] }
}

/** Reads the text of a PDF in reading order. Throws `UnreadableCv`; the bytes are gone afterwards. */
export const readPdf = (bytes: Uint8Array): Promise<CvDocument> => withPdf(bytes, read)

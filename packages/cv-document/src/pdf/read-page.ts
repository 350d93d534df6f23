import { OPS, type PDFDocumentProxy, type PDFPageProxy } from './pdfjs.ts'
import type { Box, CvPage, DoubtfulWord } from '../cv-document.ts'
import { withLigatureWidths } from '../letters/ligature-widths.ts'
import { withUnmapped } from '../letters/unmapped-fonts.ts'
import { placedPictures } from '../scan/page-pictures.ts'
import { recognisePage } from '../scan/recognise-page.ts'
import type { Recogniser } from '../scan/recogniser.ts'
import { isScannedPage } from '../scan/scanned-page.ts'
import { fontOf, type Font } from './font.ts'
import { identity, matrixOf, type Matrix } from './matrix.ts'
import type { Glyph } from './glyph.ts'
import type { Painted, Rectangle } from './painted-box.ts'
import { portraitsOf } from './portraits.ts'
import { readGlyphs, type OperatorList } from './read-glyphs.ts'
import { visibleLetters } from './visible.ts'

/** A page with everything that is printed on it; sizes in points. */
export type Page = {
  number: number
  width: number
  height: number
  /** The visible letters. */
  glyphs: Glyph[]
  fills: readonly Painted[]
  /** Upright and level lines. */
  bars: readonly Rectangle[]
  rules: readonly Rectangle[]
  portraits: readonly Box[]
  /** Converts coordinates of the file to these. */
  base: Matrix
  /** The number of invisible letters. */
  hidden: number
  /** Whether it is a picture of text. */
  isScan: boolean
  /** How its text was recognised; null for a page that wasn't. */
  scan: NonNullable<CvPage['scan']> | null
  doubtful: readonly DoubtfulWord[]
}

/** The typefaces of a page by the name its operators use; they may come in after the operators. */
const fontsOf = async (
  page: PDFPageProxy,
  { fnArray, argsArray }: OperatorList,
): Promise<(name: string) => Font | null> => {
  const names = new Set<string>()
  for (let index = 0; index < fnArray.length; index++)
    if (fnArray[index] === OPS.setFont) names.add(String((argsArray[index] as readonly unknown[])[0]))
  const entries = await Promise.all(
    Array.from(
      names,
      (name) =>
        new Promise<[string, Font]>((resolve) =>
          page.commonObjs.get(name, (font: Record<string, unknown>) => resolve([name, fontOf(font)])),
        ),
    ),
  )
  const fonts = new Map(entries)
  return (name) => fonts.get(name) ?? null
}

const isOnPage = ({ x, y }: Glyph, width: number, height: number): boolean =>
  x > -5 && x < width + 5 && y > -5 && y < height + 15

/** Reads one page; `number` 1 is the first. With a recogniser the text of a scan is read from its pictures. */
export const readPage = async (
  pdf: PDFDocumentProxy,
  number: number,
  recogniser: Recogniser | null = null,
): Promise<Page> => {
  const page = await pdf.getPage(number)
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const base = matrixOf(transform) ?? identity
  const operators = await page.getOperatorList()
  const content = readGlyphs(operators, base, await fontsOf(page, operators))
  const { visible: visibleContent, hidden } = visibleLetters(content)
  const glyphs = withLigatureWidths(withUnmapped(visibleContent)).filter((glyph) => isOnPage(glyph, width, height))
  const letters = glyphs.filter(({ text }) => text.trim() !== '').length
  const isScan = isScannedPage({ width, height, letters, pictures: content.pictures })
  const recognised =
    recogniser && isScan
      ? await recognisePage(recogniser, await placedPictures(page, content.paintings), { width, height }, number)
      : null
  page.cleanup()
  const read: Page = {
    number,
    width,
    height,
    glyphs,
    fills: content.fills,
    bars: content.bars,
    rules: content.rules,
    portraits: portraitsOf(content.pictures, number, width),
    base,
    hidden,
    isScan,
    scan: null,
    doubtful: [],
  }
  if (!recognised) return read
  const { quarters, turn, ...recognition } = recognised
  return { ...read, ...recognition, fills: [], bars: [], rules: [], portraits: [], scan: { quarters, turn } }
}

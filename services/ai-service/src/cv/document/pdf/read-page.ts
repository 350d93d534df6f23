import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Box } from '../cv-document.ts'
import { fontOf, type Font } from './font.ts'
import { linksOf } from './links.ts'
import { identity, matrixOf } from './matrix.ts'
import type { Glyph } from './glyph.ts'
import type { Painted } from './painted.ts'
import { portraitsOf } from './portraits.ts'
import { readGlyphs } from './read-glyphs.ts'
import { seenOf } from './visible.ts'

/** A page with everything printed on it; sizes in points. */
export type Page = {
  number: number
  width: number
  height: number
  /** What a reader sees of its text. */
  glyphs: Glyph[]
  fills: readonly Painted[]
  portraits: readonly Box[]
  links: readonly { href: string; box: Box }[]
  /** Letters that can't be seen. */
  hidden: number
}

const fontsOf = (page: PDFPageProxy): ((name: string) => Font | null) => {
  const fonts = new Map<string, Font>()
  return (name) => {
    const known = fonts.get(name)
    if (known || !page.commonObjs.has(name)) return known ?? null
    const font = fontOf(page.commonObjs.get(name) as Record<string, unknown>)
    fonts.set(name, font)
    return font
  }
}

const isOnPage = ({ x, y }: Glyph, width: number, height: number): boolean => x > -5 && x < width + 5 && y > -5 && y < height + 15

/** Reads one page; `number` 1 is the first. */
export const readPage = async (pdf: PDFDocumentProxy, number: number): Promise<Page> => {
  const page = await pdf.getPage(number)
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const base = matrixOf(transform) ?? identity
  const operators = await page.getOperatorList()
  const content = readGlyphs(operators, base, fontsOf(page))
  const links = await linksOf(page, number, base)
  page.cleanup()
  const { seen, hidden } = seenOf(content)
  const glyphs = seen.filter((glyph) => isOnPage(glyph, width, height))
  return { number, width, height, glyphs, fills: content.fills, portraits: portraitsOf(content.pictures, number, width), links, hidden }
}

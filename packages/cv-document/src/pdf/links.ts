import { AnnotationType, type PDFDocumentProxy } from './pdfjs.ts'
import type { Box } from '../cv-document.ts'
import { paintedBox } from './painted-box.ts'
import type { Page } from './read-page.ts'

/** The longest address of a link. */
const LONGEST = 500
const WANTED = /^(?:https?|mailto|tel|sms|callto|skype):/i

type Annotation = { pageIndex?: unknown; url?: unknown; unsafeUrl?: unknown; rect?: unknown }

const isRectangle = (value: unknown): value is [number, number, number, number] =>
  Array.isArray(value) && value.length === 4 && value.every((side) => typeof side === 'number')

/**
 * The links of the pages that were read: their targets and boxes, without actions that run or open something. Read by
 * type, because by page pdf.js extracts the text of the whole page to say what a link covers.
 */
export const linksOf = async (pdf: PDFDocumentProxy, pages: readonly Page[]): Promise<{ href: string; box: Box }[]> => {
  const others = new Set(Array.from({ length: pdf.numPages - pages.length }, (_page, index) => pages.length + index))
  const annotations = ((await pdf.getAnnotationsByType(new Set([AnnotationType.LINK]), others)) ?? []) as Annotation[]
  return annotations.flatMap(({ pageIndex, url, unsafeUrl, rect }) => {
    const href = [url, unsafeUrl].find((address) => typeof address === 'string')
    const page = pages.find(({ number }) => number - 1 === pageIndex)
    if (!page || typeof href !== 'string' || href.length > LONGEST || !WANTED.test(href) || !isRectangle(rect))
      return []
    return [{ href, box: { page: page.number, ...paintedBox(page.base, rect) } }]
  })
}

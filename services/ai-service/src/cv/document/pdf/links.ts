import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Box } from '../cv-document.ts'
import type { Matrix } from './matrix.ts'
import { paintedBox } from './painted.ts'

/** Longer addresses are no address. */
const LONGEST = 500
const WANTED = /^(?:https?|mailto|tel|sms|callto|skype):/i

type Annotation = { subtype?: unknown; url?: unknown; unsafeUrl?: unknown; rect?: unknown }

const isRectangle = (value: unknown): value is [number, number, number, number] => Array.isArray(value) && value.length === 4 && value.every((side) => typeof side === 'number')

/** The links of a page: where they lead and where they lie; what runs or opens something is left out. */
export const linksOf = async (page: PDFPageProxy, number: number, base: Matrix): Promise<{ href: string; box: Box }[]> => {
  const annotations = (await page.getAnnotations()) as Annotation[]
  return annotations.flatMap(({ subtype, url, unsafeUrl, rect }) => {
    const href = [url, unsafeUrl].find((address) => typeof address === 'string')
    if (subtype !== 'Link' || typeof href !== 'string' || href.length > LONGEST || !WANTED.test(href) || !isRectangle(rect)) return []
    return [{ href, box: { page: number, ...paintedBox(base, rect) } }]
  })
}

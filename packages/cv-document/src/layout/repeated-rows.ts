import type { SegmentRow } from './segment.ts'
import { textOf } from './side-text.ts'

/** The rows of a page, and its height. */
export type PageRows = { height: number; rows: readonly SegmentRow[] }

const PAGE_NUMBER =
  /^(?:[-–—|• ]*)(?:(?:pagina|page|pag|blad|seite|p)\.?\s*)?\d{1,3}(?:\s*(?:\/|van|of|von|-|\|)\s*\d{1,3})?(?:[-–—|• ]*)$/i
const NAMED_NUMBER = /(?:pagina|page|pag\.|blad|seite)\s*\d{1,3}\s*(?:\/|van|of|von)\s*\d{1,3}/i

/** Shares of a page that count as its header and footer. */
const MARGIN = 0.12

const rowText = (row: SegmentRow): string => row.segments.map(textOf).join(' ')
const edgeOf = (row: SegmentRow, height: number): 'head' | 'foot' | null =>
  row.y < MARGIN * height ? 'head' : row.y > (1 - MARGIN) * height ? 'foot' : null
const keyOf = (row: SegmentRow, page: PageRows): string =>
  `${edgeOf(row, page.height) ?? ''} ${rowText(row).replace(/\d+/g, '#').toLowerCase()} ${Math.round(row.y / 6)}`

const isPageNumber = (text: string, edge: 'head' | 'foot', pages: number): boolean => {
  if (NAMED_NUMBER.test(text) && text.length < 60) return edge === 'foot' || pages > 1
  return (
    PAGE_NUMBER.test(text) && (pages > 1 || edge === 'foot' || /[a-z]/i.test(text)) && !/^(?:19|20)\d\d$/.test(text)
  )
}

/** The text of a row without its page number; null when nothing else is in it. */
const withoutNumber = (row: SegmentRow, page: PageRows, pages: number): SegmentRow | null => {
  const edge = edgeOf(row, page.height)
  if (!edge) return row
  const segments = row.segments.filter((segment) => !isPageNumber(textOf(segment), edge, pages))
  return segments.length > 0 ? { ...row, segments } : null
}

/**
 * Removes page numbers, and repetitions of headers and footers; the first occurrence of a footer is returned
 * separately.
 */
export const withoutRepeats = (numberedPages: readonly PageRows[]): { rows: SegmentRow[]; foot: SegmentRow[] }[] => {
  const pages = numberedPages.map((page) => ({
    ...page,
    rows: page.rows.flatMap((row) => withoutNumber(row, page, numberedPages.length) ?? []),
  }))
  const counts = new Map<string, number>()
  for (const page of pages)
    for (const row of page.rows)
      if (edgeOf(row, page.height)) counts.set(keyOf(row, page), (counts.get(keyOf(row, page)) ?? 0) + 1)
  const keys = new Set<string>()
  return pages.map((page) => {
    const rows: SegmentRow[] = []
    const foot: SegmentRow[] = []
    for (const row of page.rows) {
      const edge = edgeOf(row, page.height)
      const key = keyOf(row, page)
      if (!edge || (counts.get(key) ?? 0) < 2) rows.push(row)
      else if (!keys.has(key)) (edge === 'foot' ? foot : rows).push(row)
      if (edge) keys.add(key)
    }
    return { rows, foot }
  })
}

import type { CvLine, CvRegion } from '../cv-document.ts'
import type { Page } from '../pdf/read-page.ts'
import { columnLinesOf } from './column-lines.ts'
import { columnOf, lastingGutter, type Range } from './column.ts'
import { withDrawnBullets } from './drawn-bullets.ts'
import { linesOf } from './lines.ts'
import { pageRowsOf } from './page-rows.ts'
import { inReadingOrder, type PageLayout } from './regions.ts'
import { withoutRepeats } from './repeated-rows.ts'
import type { SegmentRow } from './segment.ts'
import { levelGlyphs } from './turned-text.ts'

const rowsOfPage = (page: Page): SegmentRow[] => {
  const { glyphs, turn } = levelGlyphs(page.glyphs, page)
  const rows = turn === 0 ? pageRowsOf(glyphs, page.bars, page.rules) : pageRowsOf(glyphs)
  return turn === 0 ? withDrawnBullets(rows, page.fills) : rows
}

/** The lines of all pages in reading order. */
export const layOut = (pages: readonly Page[]): { lines: CvLine[]; regions: CvRegion[] } => {
  const rows = pages.map((page) => ({ height: page.height, rows: rowsOfPage(page) }))
  const pageRows = withoutRepeats(rows)
  const pageLayouts: PageLayout[] = []
  let lastGutter: Range | null = null
  for (const [index, { number, width, height, bars, rules }] of pages.entries()) {
    const column = columnOf(pageRows[index]?.rows ?? [], lastGutter, columnLinesOf(bars, rules))
    lastGutter = lastingGutter(column, height) ?? lastGutter
    pageLayouts.push({ number, width, height, column, foot: pageRows[index]?.foot ?? [] })
  }
  const { stretches, regions } = inReadingOrder(pageLayouts)
  return { lines: linesOf(stretches), regions }
}

import type { CvLine, CvRegion } from '../cv-document.ts'
import type { Page } from '../pdf/read-page.ts'
import { columnLinesOf } from './column-lines.ts'
import { columnOf, lastingGutter, type Range } from './column.ts'
import { withDrawnBullets } from './drawn-bullets.ts'
import { linesOf } from './lines.ts'
import { pageRowsOf } from './page-rows.ts'
import { inReadingOrder, type PageLayout } from './regions.ts'
import { withoutRepeats } from './repeated.ts'
import type { SegmentRow } from './segment.ts'
import { levelGlyphs } from './turned.ts'

const rowsOfPage = (page: Page): SegmentRow[] => {
  const { glyphs, turn } = levelGlyphs(page.glyphs, page)
  const rows = turn === 0 ? pageRowsOf(glyphs, page.bars, page.rules) : pageRowsOf(glyphs)
  return turn === 0 ? withDrawnBullets(rows, page.fills) : rows
}

/** The lines of all pages in reading order. */
export const layOut = (pages: readonly Page[]): { lines: CvLine[]; regions: CvRegion[] } => {
  const rows = pages.map((page) => ({ height: page.height, rows: rowsOfPage(page) }))
  const kept = withoutRepeats(rows)
  const laidOut: PageLayout[] = []
  let known: Range | null = null
  for (const [index, { number, width, height, bars, rules }] of pages.entries()) {
    const column = columnOf(kept[index]?.rows ?? [], known, columnLinesOf(bars, rules))
    known = lastingGutter(column, height) ?? known
    laidOut.push({ number, width, height, column, foot: kept[index]?.foot ?? [] })
  }
  const { stretches, regions } = inReadingOrder(laidOut)
  return { lines: linesOf(stretches), regions }
}

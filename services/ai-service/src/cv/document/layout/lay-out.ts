import type { CvLine, CvRegion } from '../cv-document.ts'
import type { Page } from '../pdf/read-page.ts'
import { columnOf } from './column.ts'
import { linesOf } from './lines.ts'
import { pageRowsOf } from './page-rows.ts'
import { inReadingOrder } from './regions.ts'
import { withoutRepeats } from './repeated.ts'

/** The lines of all pages in reading order. */
export const layOut = (pages: readonly Page[]): { lines: CvLine[]; regions: CvRegion[] } => {
  const rows = pages.map((page) => ({ height: page.height, rows: pageRowsOf(page.glyphs.filter((glyph) => glyph.angle === 0)) }))
  const kept = withoutRepeats(rows)
  const { stretches, regions } = inReadingOrder(
    pages.map(({ number, width, height }, index) => ({ number, width, height, column: columnOf(kept[index]?.rows ?? []), foot: kept[index]?.foot ?? [] })),
  )
  return { lines: linesOf(stretches), regions }
}

import type { Browser } from '@playwright/test'
import type { BenchRow } from '../bench.ts'
import { median } from '../median.ts'
import { paintsOf, type Paints } from './paints.ts'

const RUNS = 5
/** Milliseconds. */
const LARGEST_PAINT_LIMIT = 1_200
const SHIFT_LIMIT = 0.02
const NOTE = `median of ${RUNS}, 150 ms, 1.6 Mbit/s, processor 4 x slower, cold`

/** When a page and the same page without code show what is largest in them, measured in turns, and what moves. */
export const paintRows = async (
  browser: Browser,
  { origin, twin, path }: { origin: string; twin: string; path: string },
): Promise<BenchRow[]> => {
  const product: Paints[] = []
  const stillPaints: Paints[] = []
  for (let run = 0; run < RUNS; run += 1) {
    product.push(await paintsOf(browser, origin + path))
    stillPaints.push(await paintsOf(browser, twin + path))
  }
  const largest = median(product.map((paints) => paints.largest))
  const paint = { what: `largest paint of ${path}`, measured: largest, unit: 'ms', note: NOTE }
  return [
    { ...paint, against: 'stated time', reference: LARGEST_PAINT_LIMIT, limit: { atMost: 1 } },
    {
      ...paint,
      against: 'the page without code',
      reference: median(stillPaints.map((paints) => paints.largest)),
      limit: { atMost: 1.1 },
    },
    {
      what: `layout shift of ${path}`,
      measured: Math.max(...product.map(({ shift }) => shift)),
      against: 'stated sum',
      reference: SHIFT_LIMIT,
      unit: 'CLS',
      limit: { atMost: 1 },
      note: `largest of ${RUNS}`,
    },
  ]
}

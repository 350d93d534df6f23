import type { Bench, BenchRow } from './bench.ts'
import { freshContext, openBrowser } from './federation/browser.ts'
import { median } from './federation/throttled.ts'
import { type List, lists } from './list-scale/lists.ts'
import { timeToContent, worstFrame } from './list-scale/measure.ts'
import { startDashboard } from './list-scale/product.ts'

const MANY = 10_000
const FEW = 10
const RUNS = 5
const FRAMES = 240
/** Three frames of a screen of 60 Hz; a shorter interruption isn't felt while scrolling. */
const UNNOTICED = 50

const rowsOf = async (list: List): Promise<BenchRow[]> => {
  let size = MANY
  const product = await startDashboard(list, () => size)
  const browser = await openBrowser()
  try {
    const context = await freshContext(browser, product.origin, list.view)
    const open = () => timeToContent(context, product.origin, list)
    await open()
    const times = { many: [] as number[], few: [] as number[] }
    for (let run = 0; run < RUNS; run += 1) {
      size = MANY
      times.many.push(await open())
      size = FEW
      times.few.push(await open())
    }
    size = MANY
    const scrolled: BenchRow[] = []
    for (const look of ['cards', 'table'] as const) {
      const runs = []
      for (let run = 0; run < 3; run += 1) runs.push(await worstFrame(context, product.origin, list, look, FRAMES))
      const reached = Math.round(Math.min(...runs.map((one) => one.reached)))
      scrolled.push({
        what: `scrolling ${MANY} ${list.of}, ${look}: worst frame`,
        measured: median(runs.map(({ worst }) => worst)),
        against: 'three frames of 60 Hz',
        reference: UNNOTICED,
        unit: 'ms',
        limit: { atMost: 1 },
        note: `median of 3 times ${FRAMES} frames of 300 px, down to ${reached} px`,
      })
    }
    return [
      {
        what: `dashboard, ${MANY} ${list.of}: time to content`,
        measured: median(times.many),
        against: `${FEW} ${list.of}`,
        reference: median(times.few),
        unit: 'ms',
        limit: { atMost: 1.3 },
        note: `median of ${RUNS}, files cached`,
      },
      ...scrolled,
    ]
  } finally {
    await browser.close()
    await product.close()
  }
}

/** The dashboards of 10,000 vacancies and 10,000 candidates beside those of ten, and how they scroll. */
export const bench: Bench = {
  name: 'list-scale',
  run: async () => {
    const rows: BenchRow[] = []
    for (const list of lists) rows.push(...(await rowsOf(list)))
    return rows
  },
}

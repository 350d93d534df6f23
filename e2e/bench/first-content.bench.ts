import type { Bench, BenchRow } from './bench.ts'
import { openBrowser, type View } from './federation/browser.ts'
import { startBoth } from './federation/product.ts'
import { median, timeToContent } from './federation/throttled.ts'

const RUNS = 5

/** Time to first content on a slow connection, federated and as one bundle, taken in turns. */
export const bench: Bench = {
  name: 'first-content',
  run: async () => {
    const product = await startBoth()
    const browser = await openBrowser()
    try {
      const rows: BenchRow[] = []
      for (const view of ['/', '/vacancy-dashboard'] as View[]) {
        const federated: number[] = []
        const single: number[] = []
        for (let run = 0; run < RUNS; run += 1) {
          federated.push(await timeToContent(browser, product.federated, view))
          single.push(await timeToContent(browser, product.oneBundle, view))
        }
        rows.push({
          what: `first content of ${view}`,
          measured: median(federated),
          against: 'one bundle',
          reference: median(single),
          unit: 'ms',
          limit: { atMost: 1.2 },
          note: `median of ${RUNS}, 150 ms, 1.6 Mbit/s, cold`,
        })
      }
      return rows
    } finally {
      await browser.close()
      await product.close()
    }
  },
}

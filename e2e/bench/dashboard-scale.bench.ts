import type { Bench } from './bench.ts'
import { timeToContent, worstFrame } from './dashboard-scale/measure.ts'
import { startDashboard } from './dashboard-scale/product.ts'
import { freshContext, openBrowser } from './federation/browser.ts'
import { median } from './federation/throttled.ts'

const MANY = 10_000
const FEW = 10
const RUNS = 5
const FRAMES = 240
/** Three frames of a screen of 60 Hz: shorter than that a hand on the wheel feels no stop. */
const UNNOTICED = 50

/** The dashboard of 10,000 vacancies beside that of ten, and how it scrolls. */
export const bench: Bench = {
  name: 'dashboard-scale',
  run: async () => {
    let size = MANY
    const product = await startDashboard(() => size)
    const browser = await openBrowser()
    try {
      const context = await freshContext(browser, product.origin, '/vacancy-dashboard')
      await timeToContent(context, product.origin)
      const times = { many: [] as number[], few: [] as number[] }
      for (let run = 0; run < RUNS; run += 1) {
        size = MANY
        times.many.push(await timeToContent(context, product.origin))
        size = FEW
        times.few.push(await timeToContent(context, product.origin))
      }
      size = MANY
      const scrolled = []
      for (const view of ['cards', 'table'] as const) {
        const runs = []
        for (let run = 0; run < 3; run += 1) runs.push(await worstFrame(context, product.origin, view, FRAMES))
        scrolled.push({ view, worst: median(runs.map(({ worst }) => worst)), reached: Math.min(...runs.map(({ reached }) => reached)) })
      }
      return [
        { what: `dashboard, ${MANY} vacancies: time to content`, measured: median(times.many), against: `${FEW} vacancies`, reference: median(times.few), unit: 'ms', limit: { atMost: 1.3 }, note: `median of ${RUNS}, files cached` },
        ...scrolled.map(({ view, worst, reached }) => ({
          what: `scrolling ${view}: worst frame`, measured: worst, against: 'three frames of 60 Hz', reference: UNNOTICED, unit: 'ms', limit: { atMost: 1 }, note: `median of 3 times ${FRAMES} frames of 300 px, down to ${Math.round(reached)} px`,
        })),
      ]
    } finally {
      await browser.close()
      await product.close()
    }
  },
}

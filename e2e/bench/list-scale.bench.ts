import type { Browser, BrowserContext } from '@playwright/test'
import { createRecruiter } from '../support/accounts.ts'
import { signIn } from '../support/sign-in.ts'
import type { FreshProduct } from '../support/start-fresh.ts'
import type { Bench, BenchRow } from './bench.ts'
import { fillLists } from './list-scale/fill.ts'
import { type ListView, lists } from './list-scale/lists.ts'
import { timeToContent, worstFrame } from './list-scale/measure.ts'
import { median } from './median.ts'
import { startWithBrowser } from './start-with-browser.ts'
import { withStops } from './with-stops.ts'

const MANY = 10_000
const FEW = 10
const RUNS = 5
const FRAMES = 240
/** Three frames of a screen of 60 Hz; a shorter interruption isn't felt while scrolling. */
const UNNOTICED = 50

type Options = { browser: Browser; product: FreshProduct; databaseUrl: string }

/** A browser in which a recruiter with so many candidates and vacancies is signed in, with the files of the lists. */
const contextWith = async (size: number, { browser, product, databaseUrl }: Options): Promise<BrowserContext> => {
  const recruiter = await createRecruiter(product.urls)
  await fillLists(databaseUrl, recruiter, size)
  const context = await browser.newContext({ baseURL: product.urls.shell })
  const page = await context.newPage()
  await signIn(page, recruiter)
  await page.close()
  return context
}

const rowsOf = async (
  list: ListView,
  origin: string,
  { many, few }: { many: BrowserContext; few: BrowserContext },
): Promise<BenchRow[]> => {
  const times = { many: [] as number[], few: [] as number[] }
  // The first of each fills the caches, and isn't counted.
  for (let run = -1; run < RUNS; run += 1) {
    const [ofMany, ofFew] = [await timeToContent(many, origin, list), await timeToContent(few, origin, list)]
    if (run < 0) continue
    times.many.push(ofMany)
    times.few.push(ofFew)
  }
  const scrolled: BenchRow[] = []
  for (const look of ['cards', 'table'] as const) {
    const runs = []
    for (let run = 0; run < 3; run += 1) runs.push(await worstFrame(many, origin, list, look, FRAMES))
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
      note: `median of ${RUNS}, files cached, the whole product on PostgreSQL`,
    },
    ...scrolled,
  ]
}

/**
 * The dashboards of 10,000 vacancies and 10,000 candidates beside those of ten, in turns, and how they scroll: the
 * product as it is built, on a database of its own.
 */
export const bench: Bench = {
  name: 'list-scale',
  run: async () => {
    return withStops(async (close) => {
      const { databaseUrl, product, browser } = await startWithBrowser(close)
      const options = { browser, product, databaseUrl }
      const contexts = { many: await contextWith(MANY, options), few: await contextWith(FEW, options) }
      const rows: BenchRow[] = []
      for (const list of lists) rows.push(...(await rowsOf(list, product.urls.shell, contexts)))
      return rows
    })
  },
}

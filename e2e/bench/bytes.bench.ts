import type { Bench, BenchRow } from './bench.ts'
import { compressedSize, openBrowser, scriptsOf, type View } from './federation/browser.ts'
import { startBoth } from './federation/product.ts'
import { countCopies } from './federation/singletons.ts'

const HOME_LIMIT = 180 * 1024
const SIGN_IN = /identitytoolkit/
/** How many times as many files as the one bundle: those that a remote adds to the chunks of its page. */
const MOST_REQUESTS = 1.5

const totalSize = async (scripts: string[]) =>
  (await Promise.all(scripts.map(compressedSize))).reduce((sum, size) => sum + size, 0)
const sources = (scripts: string[]) => Promise.all(scripts.map(async (url) => (await fetch(url)).text()))

/** Compressed JavaScript of a first view, and how often each shared library is in it. */
export const bench: Bench = {
  name: 'bytes',
  run: async () => {
    const product = await startBoth()
    const browser = await openBrowser()
    try {
      const rows: BenchRow[] = []
      for (const [view, atMost] of [
        ['/', 1.25],
        ['/vacancy-dashboard', 1.2],
        ['/dashboard-candidates', 1.2],
        ['/agenda', 1.2],
        ['/match-analysis', 1.2],
      ] as [View, number][]) {
        const [federated, single] = [
          await scriptsOf(browser, product.federated, view),
          await scriptsOf(browser, product.oneBundle, view),
        ]
        const [measured, reference] = [await totalSize(federated), await totalSize(single)]
        rows.push({
          what: `JavaScript of ${view}`,
          measured,
          against: 'one bundle',
          reference,
          unit: 'bytes (brotli)',
          limit: { atMost },
        })
        rows.push({
          what: `requests for JavaScript of ${view}`,
          measured: federated.length,
          against: 'one bundle',
          reference: single.length,
          unit: 'files',
          limit: { atMost: MOST_REQUESTS },
        })
        const texts = await sources(federated)
        for (const [name, copies] of Object.entries(countCopies(texts)))
          rows.push({
            what: `copies of ${name} on ${view}`,
            measured: copies,
            against: 'one copy',
            reference: 1,
            unit: 'copies',
            limit: copies === 0 ? { atLeast: 1 } : { atMost: 1 },
          })
        if (view !== '/') continue
        rows.push({
          what: `JavaScript of ${view}`,
          measured,
          against: 'stated size',
          reference: HOME_LIMIT,
          unit: 'bytes (brotli)',
          limit: { atMost: 1 },
        })
        rows.push({
          what: `sign-in code on ${view}`,
          measured: texts.filter((text) => SIGN_IN.test(text)).length,
          against: 'one file',
          reference: 1,
          unit: 'files',
          limit: { atMost: 0 },
        })
      }
      return rows
    } finally {
      await browser.close()
      await product.close()
    }
  },
}

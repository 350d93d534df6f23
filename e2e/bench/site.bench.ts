import { openForLighthouse } from '../support/lighthouse.ts'
import type { Bench, BenchRow } from './bench.ts'
import { startFederated } from './federation/product.ts'
import { lighthouseRows } from './site/lighthouse-rows.ts'
import { paintRows } from './site/paint-rows.ts'
import { isReadable, publicPages } from './site/public-pages.ts'
import { startStaticTwin } from './site/static-twin.ts'

/** Every public page on a phone: when it shows, what moves in it, and Lighthouse's scores. */
export const bench: Bench = {
  name: 'site',
  run: async () => {
    const product = await startFederated()
    const twin = await startStaticTwin(product.origin)
    const { port, browser } = await openForLighthouse()
    try {
      const rows: BenchRow[] = []
      const paths = await publicPages(product.origin)
      for (const path of paths)
        if (await isReadable(product.origin + path))
          rows.push(...(await paintRows(browser, { origin: product.origin, twin: twin.origin, path })))
      for (const path of paths) rows.push(...(await lighthouseRows(port, product.origin, path)))
      return rows
    } finally {
      await browser.close()
      await Promise.all([twin.close(), product.close()])
    }
  },
}

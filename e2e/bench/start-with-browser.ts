import { buildProduct } from '../../scripts/build/build-product.ts'
import { startFresh } from '../support/start-fresh.ts'
import { benchPostgres, type Close } from './bench-postgres.ts'
import { openBrowser } from './federation/browser.ts'

/** The product as it is built now, on a PostgreSQL of its own, and a browser. */
export const startWithBrowser = async (close: Close) => {
  await buildProduct((line) => console.error(line))
  const database = await benchPostgres()
  close(database.stop)
  const product = await startFresh({ env: { DATABASE_URL: database.url } })
  close(product.stop)
  const browser = await openBrowser()
  close(() => browser.close())
  return { databaseUrl: database.url, product, browser }
}

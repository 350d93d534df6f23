import { makeMigratedDatabase } from './migrated-database.ts'
import { requireNobodyInLogs } from './people-in-logs.ts'
import { tellProduct } from './shared-product.ts'
import { startFresh } from './start-fresh.ts'

/**
 * Starts the one product most tests share, with the demo recruiter in it, and makes the database that the products of
 * single tests begin with; the function returned stops and removes both, and throws when the product's logs name
 * anybody.
 */
const globalSetUp = async (): Promise<() => Promise<void>> => {
  const [product, removeDatabase] = await Promise.all([
    startFresh({ demo: true, env: { LOG_LEVEL: 'info' } }),
    makeMigratedDatabase(),
  ])
  tellProduct(product)
  return async () => {
    try {
      await requireNobodyInLogs(product.dataDir)
    } finally {
      await product.stop()
      await removeDatabase()
    }
  }
}

export default globalSetUp

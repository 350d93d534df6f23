import { tellProduct } from './shared-product.ts'
import { startFresh } from './start-fresh.ts'

/** Starts the one product most tests share, with the demo recruiter in it; the function returned stops it. */
const globalSetUp = async (): Promise<() => Promise<void>> => {
  const product = await startFresh({ demo: true })
  tellProduct(product)
  return product.stop
}

export default globalSetUp

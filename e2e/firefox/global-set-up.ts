import { mkdir, rm } from 'node:fs/promises'
import { tellProduct } from '../support/shared-product.ts'
import { startFresh } from '../support/start-fresh.ts'
import { DOWNLOADS } from './downloads.ts'

/** Starts an empty product, as somebody finds it who registers first; the function returned stops it. */
const globalSetUp = async (): Promise<() => Promise<void>> => {
  await rm(DOWNLOADS, { recursive: true, force: true })
  await mkdir(DOWNLOADS, { recursive: true })
  const product = await startFresh()
  tellProduct(product)
  return product.stop
}

export default globalSetUp

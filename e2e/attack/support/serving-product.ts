import { startAttacked, type AttackedProduct } from './attacked-product.ts'
import { becomes } from './poll.ts'

const RECOVERS_WITHIN_S = 20
const ANSWERS_WITHIN_MS = 5_000

let current: AttackedProduct | undefined

const isUp = async (url: string): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })).status < 500

/** Checks one call that needs the sign-in service, and one that needs the database. */
const serves = async ({ urls, endings }: AttackedProduct): Promise<boolean> =>
  endings.length === 0 &&
  (await isUp(`${urls.mainApi}/health`)) &&
  (await isUp(`${urls.aiService}/health`)) &&
  (await isUp(urls.authEmulator))

/** The product that attacks share, or a new one if the last attack broke it. */
export const serving = async (): Promise<AttackedProduct> => {
  const product = current
  if (product && (await becomes(() => serves(product), RECOVERS_WITHIN_S))) return product
  if (product) {
    console.error('the product no longer serves; another one is started')
    await product.stop()
  }
  current = await startAttacked()
  return current
}

export const stopServing = async (): Promise<void> => {
  await current?.stop()
  current = undefined
}

import type { Urls } from './urls.ts'

const NAME = 'WERVIO_E2E_URLS'
const DATA_DIR = 'WERVIO_E2E_DATA_DIR'

/** Set by the global set-up and read by every worker. */
export const tellProduct = ({ urls, dataDir }: { urls: Urls; dataDir: string }): void => {
  process.env[NAME] = JSON.stringify(urls)
  process.env[DATA_DIR] = dataDir
}

/** The data folder of the product that all tests share. */
export const sharedDataDir = (): string => process.env[DATA_DIR] ?? ''

/** Where the product answers that all tests share. */
export const sharedUrls = (): Urls => {
  const urls = process.env[NAME]
  if (!urls) throw new Error('the global set-up did not start the product')
  return JSON.parse(urls) as Urls
}

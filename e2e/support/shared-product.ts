import type { Urls } from './urls.ts'

const NAME = 'WERVIO_E2E_URLS'

/** Set by the global set-up and read by every worker. */
export const tellUrls = (urls: Urls): void => {
  process.env[NAME] = JSON.stringify(urls)
}

/** Where the product answers that all tests share. */
export const sharedUrls = (): Urls => {
  const urls = process.env[NAME]
  if (!urls) throw new Error('the global set-up did not start the product')
  return JSON.parse(urls) as Urls
}

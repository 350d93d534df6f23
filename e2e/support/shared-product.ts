import type { Urls } from './urls.ts'

const NAME = 'WERVIO_E2E_URLS'

/** Told by the global set-up, read by every worker. */
export const tellUrls = (urls: Urls): void => {
  process.env[NAME] = JSON.stringify(urls)
}

/** Where the product answers that all tests share. */
export const sharedUrls = (): Urls => {
  const told = process.env[NAME]
  if (!told) throw new Error('the global set-up did not start the product')
  return JSON.parse(told) as Urls
}

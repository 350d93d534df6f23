import type { Browser } from '@playwright/test'
import { content, freshContext, type View } from './browser.ts'

/** 150 ms there and back, 1.6 Mbit/s, as HTTP/1.1 over a phone. */
export const CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Milliseconds until the content of a view shows on a slow connection, with nothing cached. */
export const timeToContent = async (browser: Browser, origin: string, view: View): Promise<number> => {
  const context = await freshContext(browser, origin, view)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', CONNECTION)
  const started = performance.now()
  await page.goto(origin + view, { waitUntil: 'commit' })
  await content[view](page).waitFor()
  const took = performance.now() - started
  await context.close()
  return took
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

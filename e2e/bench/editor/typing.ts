import type { Page } from '@playwright/test'

declare global {
  interface Window {
    keyTimes?: number[]
  }
}

/** Between two keys, in ms: a fast typist. */
const BETWEEN = 60

/**
 * Starts recording, for every key, the ms from its keydown until the document has changed, every handler ran and the
 * page is laid out.
 */
export const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const times: number[] = []
    window.keyTimes = times
    let startTime = 0
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      void document.body.offsetHeight
      times.push(performance.now() - startTime)
    })
    port1.start()
    window.addEventListener(
      'keydown',
      () => {
        startTime = performance.now()
      },
      { capture: true },
    )
    // A message event fires after the microtasks in which the editor reads the browser's change.
    window.addEventListener('input', () => port2.postMessage(null), { capture: true })
  })

/** Types the text key by key and gives the ms of each; fails when a key changed nothing. */
export const typeAndTime = async (page: Page, text: string): Promise<number[]> => {
  const before = await page.evaluate(() => window.keyTimes?.length ?? 0)
  await page.keyboard.type(text, { delay: BETWEEN })
  await page.waitForFunction((count) => (window.keyTimes?.length ?? 0) >= count, before + text.length)
  return page.evaluate((from) => window.keyTimes?.slice(from) ?? [], before)
}

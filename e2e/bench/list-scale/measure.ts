import type { BrowserContext } from '@playwright/test'
import type { ListView } from './lists.ts'
import { pageAtRest } from '../../support/page-at-rest.ts'

/** Milliseconds from the request of the page until the first of its list shows, with the files in the cache. */
export const timeToContent = async (
  context: BrowserContext,
  origin: string,
  { view, first }: ListView,
): Promise<number> => {
  const page = await context.newPage()
  const started = performance.now()
  await page.goto(origin + view, { waitUntil: 'commit' })
  await first(page).waitFor()
  const took = performance.now() - started
  await page.close()
  return took
}

/** The longest time between two frames, in ms, while the list scrolls by 300 px a frame, and how far that got. */
export const worstFrame = async (
  context: BrowserContext,
  origin: string,
  { view, first }: ListView,
  look: 'cards' | 'table',
  frames: number,
): Promise<{ worst: number; reached: number }> => {
  const page = await context.newPage()
  await page.goto(`${origin + view}?view=${look}`)
  await first(page).waitFor()
  await pageAtRest(page)
  const measured = await page.evaluate(
    (count) =>
      new Promise<{ worst: number; reached: number }>((resolve) => {
        let [worst, before, left] = [0, 0, count]
        const step = (now: number) => {
          if (before) worst = Math.max(worst, now - before)
          before = now
          left -= 1
          if (left === 0) return resolve({ worst, reached: window.scrollY })
          window.scrollBy({ top: 300, behavior: 'instant' })
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
    frames,
  )
  await page.close()
  return measured
}

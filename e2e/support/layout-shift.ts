import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShift?: number
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Adds up the layout shifts of every page loaded from now on. */
export const watchLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of the shifts until now, each as the browser scores it (0 is none); fails when nobody watched. */
export const layoutShift = async (page: Page): Promise<number> => {
  const shift = await page.evaluate(() => window.layoutShift)
  if (shift === undefined) throw new Error('watchLayoutShift was not called before the page was loaded')
  return shift
}

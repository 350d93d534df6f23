import { devices, type Browser } from '@playwright/test'
import { CONNECTION } from '../federation/throttled.ts'

/** How much slower than this machine a phone's processor is taken to be. */
const CPU_RATE = 4
const PHONE = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } }

type Candidate = { at: number; size: number; what: string }

/** What a visitor on a slow phone sees come: times in milliseconds, and the sum of layout shifts. */
export type Paints = { first: number; largest: number; shift: number; candidates: Candidate[] }

declare global {
  interface Window {
    paints?: { largest: Candidate[]; shift: number }
  }
}

const watch = () => {
  const paints: NonNullable<Window['paints']> = { largest: [], shift: 0 }
  window.paints = paints
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { size: number; element: Element | null })[]) {
      const what = `${entry.element?.tagName ?? ''} ${entry.element?.textContent?.slice(0, 40) ?? ''}`
      paints.largest.push({ at: entry.startTime, size: entry.size, what })
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) paints.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const read = () => ({
  first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  paints: window.paints ?? { largest: [], shift: 0 },
})

/** Loads a page with nothing cached on a slow phone, until its code (if any) has taken over and the network rests. */
export const paintsOf = async (browser: Browser, address: string): Promise<Paints> => {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', CONNECTION)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    await page.goto(address, { timeout: 60_000 })
    await page.waitForFunction(
      () => !document.querySelector('script[src]') || !document.querySelector('#app[data-static]'),
    )
    await page.waitForLoadState('networkidle')
    const { first, paints } = await page.evaluate(read)
    return { first, largest: paints.largest.at(-1)?.at ?? Number.NaN, shift: paints.shift, candidates: paints.largest }
  } finally {
    await context.close()
  }
}

import { devices, type Browser } from '@playwright/test'
import { CONNECTION } from '../federation/throttled.ts'

/** How much slower than this machine a phone's processor is taken to be. */
const CPU_RATE = 4
const PHONE = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } }

/** On a slow phone: when the largest thing shows, in milliseconds, and the sum of layout shifts. */
export type Paints = { largest: number; shift: number }

declare global {
  interface Window {
    paints?: Paints
  }
}

const watch = () => {
  const paints: Paints = { largest: Number.NaN, shift: 0 }
  window.paints = paints
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paints.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) paints.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

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
      () => !document.querySelector('#wervio-code') || !document.querySelector('#app[data-static]'),
    )
    await page.waitForLoadState('networkidle')
    const paints = await page.evaluate(() => window.paints)
    if (!paints) throw new Error(`${address} was not watched`)
    return paints
  } finally {
    await context.close()
  }
}

import { expect, type Page } from '@playwright/test'
import { accessibilityViolations } from './axe.ts'

/**
 * Widths in CSS pixels at which screens are checked, and the themes in which they are loaded; `expectNoBarrier` checks
 * both themes.
 */
export const looks = [
  ['light', 1440],
  ['dark', 390],
] as const

/** Milliseconds for a test that checks every state of a screen twice. */
export const LOOKS_TIMEOUT = 120_000

/** A screen of this width. */
export const screenOf = (width: number) => ({ width, height: width === 390 ? 844 : 900 })

/**
 * Changes the colours at once and resolves when the page was drawn with them. Without transitions: the end of one on an
 * element begins another on those that inherit from it, and a page that is drawn seldom is never at rest.
 */
const showIn = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
    // A page that draws nothing has no frames.
    const frame = () => Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), pause(100)])
    await frame()
    await frame()
    document.adoptedStyleSheets.pop()
  })
}

/**
 * No violation of WCAG 2.2 AA, of colours in light and in dark, and nothing wider than the screen. The colours change
 * in place. A failure names the page, by its address where no other name is given.
 */
export const expectNoBarrier = async (page: Page, name = page.url()): Promise<void> => {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  expect(await accessibilityViolations(page), name).toEqual([])
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond, `${name} is no wider than the screen`).toBeLessThanOrEqual(0)
  await showIn(page, isDark ? 'light' : 'dark')
  expect(await accessibilityViolations(page, 'colours'), `${name}, in the other theme`).toEqual([])
  await showIn(page, isDark ? 'dark' : 'light')
}

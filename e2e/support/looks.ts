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
 * Changes the colours and resolves when they have changed: a transition takes a frame, also for those who want no
 * motion, and the end of one on an element begins another on those that inherit from it.
 */
const showIn = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
    // A promise of a transition that another one replaced may stay open, and a page that draws nothing has no frames.
    const frame = () => Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), pause(100)])
    let stillFrames = 0
    for (let round = 0; stillFrames < 2; round += 1) {
      await frame()
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      if (round === 200)
        throw new Error(`never at rest: ${transitions.map(({ transitionProperty }) => transitionProperty).join(', ')}`)
      stillFrames = transitions.length === 0 ? stillFrames + 1 : 0
      await Promise.race([Promise.allSettled(transitions.map(({ finished }) => finished)), pause(1_000)])
    }
  })
}

/**
 * No violation of WCAG 2.2 AA, of colours in light and in dark, and nothing wider than the screen. The colours change
 * in place.
 */
export const expectNoBarrier = async (page: Page): Promise<void> => {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await showIn(page, isDark ? 'light' : 'dark')
  expect(await accessibilityViolations(page, 'colours')).toEqual([])
  await showIn(page, isDark ? 'dark' : 'light')
}

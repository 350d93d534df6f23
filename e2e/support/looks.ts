import { expect, type Page } from '@playwright/test'
import { accessibilityViolations } from './axe.ts'

type ColorScheme = 'light' | 'dark'

/** Milliseconds for a test that checks every state of a screen in all its looks. */
export const LOOKS_TIMEOUT = 120_000

/** A screen of so many CSS pixels. */
export const screenOf = (width: number) => ({ width, height: width === 390 ? 844 : 900 })

/** Where a journey begins whose states are checked by `expectNoBarrier`, which looks at the other one too. */
export const desktop = { colorScheme: 'light', viewport: screenOf(1440) } as const
export const phone = { colorScheme: 'dark', viewport: screenOf(390) } as const

const TWO_WIDTHS = [1440, 390]

/** Resolves when the page was drawn twice. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
    // A page that draws nothing has no frames.
    const frame = () => Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), pause(100)])
    await frame()
    await frame()
  })

/**
 * Runs a change of how the page looks and resolves when the page was drawn with it. Without transitions: the end of one
 * on an element begins another on those that inherit from it, and a page that is drawn seldom is never at rest.
 */
const withoutTransitions = async (page: Page, change: () => Promise<void>): Promise<void> => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await change()
  await drawn(page)
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
  })
}

const showIn = (page: Page, colorScheme: ColorScheme): Promise<void> =>
  withoutTransitions(page, () => page.emulateMedia({ colorScheme }))

const showAt = (page: Page, width: number): Promise<void> =>
  withoutTransitions(page, () => page.setViewportSize(screenOf(width)))

const themeOf = (page: Page): Promise<ColorScheme> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))

const other = (colorScheme: ColorScheme): ColorScheme => (colorScheme === 'dark' ? 'light' : 'dark')

const expectNoWider = async (page: Page, name: string): Promise<void> => {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond, `${name} is no wider than the screen`).toBeLessThanOrEqual(0)
}

/** The page as it is: no violation of WCAG 2.2 AA, of colours in either theme, and nothing wider than the screen. */
const expectNoBarrierHere = async (page: Page, name: string, colorScheme: ColorScheme): Promise<void> => {
  expect(await accessibilityViolations(page), `${name}, ${colorScheme}`).toEqual([])
  await expectNoWider(page, name)
  await showIn(page, other(colorScheme))
  expect(await accessibilityViolations(page, 'colours'), `${name}, ${other(colorScheme)}`).toEqual([])
}

/**
 * No violation of WCAG 2.2 AA, of colours in light and in dark, and nothing wider than the screen, at each of the
 * widths; the page is loaded once, and its window and its colours change in place and are put back. A failure names the
 * page, by its address where no other name is given, with width and theme.
 */
export const expectNoBarrier = async (page: Page, name = page.url(), widths: readonly number[] = TWO_WIDTHS) => {
  const width = page.viewportSize()?.width ?? 0
  const colorScheme = await themeOf(page)
  let theme = colorScheme
  for (const next of [width, ...widths.filter((one) => one !== width)]) {
    if (next !== width) await showAt(page, next)
    await expectNoBarrierHere(page, `${name} at ${next} px`, theme)
    theme = other(theme)
  }
  await showAt(page, width)
  if (theme !== colorScheme) await showIn(page, colorScheme)
}

/** At a width between the other two a page shows nothing that it doesn't show at one of them: it has to fit. */
export const expectToFitBetween = async (page: Page, name = page.url()): Promise<void> => {
  const { width } = page.viewportSize() ?? desktop.viewport
  await showAt(page, 768)
  await expectNoWider(page, `${name} at 768 px`)
  await showAt(page, width)
}

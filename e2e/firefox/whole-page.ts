import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

const WIDTHS = [390, 1440] as const
const HEIGHT = 900
/** Where pictures of each step go; none are taken without it. */
const pictures = process.env['WERVIO_FIREFOX_PICTURES']

/** Names what is wider than the screen, from the outside in. */
const widerThanScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Firefox's scroll bars take room, which innerWidth counts as the page's.
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName.toLowerCase()} ${(element.textContent ?? '').trim().slice(0, 40)}`)
      .slice(0, 5)
  })

/** The hash of `body {}`: a style that Playwright adds for each picture, which the page's policy rightly refuses. */
export const STYLE_OF_PICTURES = /sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/

/** The page as it stands scrolls sideways neither on a phone nor on a wide screen, and is whole on both. */
export const expectWholePage = async (page: Page, step: string): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
    await expect.poll(() => widerThanScreen(page), `${step} at ${width} px`).toEqual([])
    if (!pictures) continue
    await mkdir(pictures, { recursive: true })
    // What is fixed would otherwise stand where the page was scrolled to.
    await page.evaluate(() => scrollTo(0, 0))
    await page.screenshot({ path: join(pictures, `${step} ${width}.png`.replaceAll(' ', '-')), fullPage: true })
  }
}

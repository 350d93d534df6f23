import { expect, type Page } from '@playwright/test'
import { layoutShift } from '../layout-shift.ts'
import { expectNoBarrier, screenOf, THREE_WIDTHS } from '../looks.ts'
import { awakePage } from '../marks.ts'

/** Resolves when the page that is open has its heading and loads nothing any more. */
export const expectPage = async (page: Page): Promise<void> => {
  const path = page.url()
  // Nothing of what was rendered at build can be focused until its code has taken over.
  await expect(awakePage(page), `the code of ${path}`).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 }).first(), `a heading on ${path}`).toBeVisible()
  await expect(page.locator('[aria-busy="true"]'), `${path} has loaded`).toHaveCount(0)
  expect(await page.title(), `the title of ${path}`).toMatch(/Wervio/)
  await expect(page.getByText(/in aanbouw/i), `${path} is a page and no promise of one`).toHaveCount(0)
}

/**
 * Opens an address from outside and looks at what every page has to keep: a title and a heading, nothing that shifts,
 * and at three widths no barrier in either theme and nothing wider than the screen. It is loaded at one of the widths
 * and in one of the themes, others with the next `turn`. The page was told to watch its shifts before.
 */
export const lookAt = async (page: Page, path: string, turn: number): Promise<void> => {
  await page.emulateMedia({ colorScheme: turn % 2 === 0 ? 'light' : 'dark' })
  await page.setViewportSize(screenOf(THREE_WIDTHS[turn % THREE_WIDTHS.length] ?? 0))
  await page.goto(path)
  await expectPage(page)
  expect(await layoutShift(page), `the layout shift of ${path}`).toBeLessThan(0.02)
  await expectNoBarrier(page, path, THREE_WIDTHS)
}

import { expect, type Page } from '@playwright/test'
import { layoutShift } from '../layout-shift.ts'
import { desktop, expectNoBarrier, expectToFitBetween, phone } from '../looks.ts'
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
 * no barrier in either theme, wide or narrow, and nothing wider than the screen, also between the two. Every second
 * page is loaded dark on a phone. The page was told to watch its shifts before.
 */
export const lookAt = async (page: Page, path: string, turn: number): Promise<void> => {
  const { colorScheme, viewport } = turn % 2 === 0 ? desktop : phone
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(viewport)
  await page.goto(path)
  await expectPage(page)
  expect(await layoutShift(page), `the layout shift of ${path}`).toBeLessThan(0.02)
  await expectNoBarrier(page, path)
  await expectToFitBetween(page, path)
}

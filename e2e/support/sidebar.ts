import { expect, type Locator, type Page } from '@playwright/test'

export const sidebar = (page: Page): Locator => page.getByRole('complementary', { name: 'Zijbalk' })
export const publicMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Hoofdmenu' })

/** The page has the sidebar and no public menu, and this quick action alone is active; none for null. */
export const expectQuickAction = async (page: Page, action: string | null): Promise<void> => {
  await expect(sidebar(page)).toBeVisible()
  await expect(publicMenu(page)).toHaveCount(0)
  const active = page.getByRole('navigation', { name: 'Snel naar' }).locator('[aria-current]')
  await expect(active, `the quick action of ${page.url()}`).toHaveText(action === null ? [] : [action])
}

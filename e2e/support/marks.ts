import type { Locator, Page } from '@playwright/test'

/** The page once its code has taken over from what was rendered at build. */
export const awakePage = (page: Page): Locator => page.locator('#app:not([data-static])')

/** An element that shows that the code of the home page (mfe-marketing) has loaded. */
export const homePage = (page: Page): Locator =>
  awakePage(page).getByRole('main').getByRole('link', { name: 'Probeer gratis' }).first()

/**
 * An element that shows that the vacancy dashboard (mfe-vacancies) has loaded with its list: the link to a new vacancy
 * on that page.
 */
export const newVacancy = (page: Page): Locator =>
  page
    .getByRole('main')
    .filter({ has: page.getByRole('heading', { level: 1, name: 'Vacatures' }) })
    .getByRole('link', { name: 'Nieuwe Vacature' })

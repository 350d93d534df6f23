import type { Locator, Page } from '@playwright/test'

/** What shows that the home page (mfe-marketing) is there. */
export const homePage = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: 'Probeer gratis' }).first()

/** What shows that the vacancy dashboard (mfe-vacancies) is there with its list: the way to a new vacancy on that page. */
export const newVacancy = (page: Page): Locator =>
  page
    .getByRole('main')
    .filter({ has: page.getByRole('heading', { level: 1, name: 'Vacatures' }) })
    .getByRole('link', { name: 'Nieuwe Vacature' })

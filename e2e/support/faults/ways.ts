import { expect, type Page } from '@playwright/test'
import type { FaultyRemote } from './faults.ts'
import { homePage } from '../marks.ts'
import { openWithin } from '../open-within.ts'

/** Ways in which a user reaches a remote: by its address, by a link, or by a link that the browser has preloaded. */
export const ways = ['deep link', 'navigation', 'preload'] as const
export type Way = (typeof ways)[number]

const vacancies = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Vacatures', exact: true })

/** Opens the vacancies in this way; resolves once the broken file was requested. */
export const arriveBy = async (page: Page, way: Way, { brokenRequest }: FaultyRemote): Promise<void> => {
  if (way === 'deep link') await page.goto('/vacancy-dashboard', { waitUntil: 'commit' })
  else {
    await page.goto('/dashboard')
    await expect(vacancies(page)).toBeVisible()
    if (way === 'preload') {
      await vacancies(page).hover()
      await brokenRequest
    }
    await vacancies(page).click()
  }
  await brokenRequest
}

/** Returns from the other remote's page to the sidebar and asks for the vacancies again, in the same document. */
export const comeBack = async (page: Page): Promise<void> => {
  await page.goBack()
  await vacancies(page).click()
}

/** The sidebar leads on to a page of the shell, and a page of another remote opens, all in the same document. */
export const expectOthersAlive = async (page: Page): Promise<void> => {
  await page.getByRole('navigation').getByRole('link', { name: 'Profiel' }).click()
  await expect(page.getByRole('form', { name: 'Profiel' })).toBeVisible()
  await openWithin(page, '/')
  await expect(homePage(page)).toBeVisible()
}

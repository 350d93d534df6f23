import type { Page } from '@playwright/test'
import type { MatchingStatus } from '@wervio/contracts'
import type { Recruiter } from '../support/accounts.ts'
import { saveVacancy } from '../support/api.ts'
import { saveCandidate } from '../support/pipeline.ts'
import { expect, test } from '../support/test.ts'
import type { Urls } from '../support/urls.ts'

const bell = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Zijbalk' }).getByRole('button', { name, exact: true })

const planner = (name: string) => ({
  name,
  title: 'Planner',
  skills: ['Excel', 'Ritten plannen'],
  driving_licences: ['B'],
  location: 'Utrecht',
  experience: [
    {
      position: 'Planner',
      company: 'Vracht BV',
      period: '2018 - heden',
      start: '2018',
      end: null,
      current: true,
      location: null,
      description: 'Ritten plannen in Excel voor dertig chauffeurs.',
    },
  ],
})

/** Has the scores of a vacancy reckoned, as looking at it does. */
const score = (urls: Urls, { token }: Recruiter, vacancyId: string) =>
  expect
    .poll(async () => {
      const url = `${urls.aiService}/api/vacancies/${vacancyId}/matching`
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      return ((await response.json()) as MatchingStatus).state
    })
    .toBe('current')

test('what happens shows in every tab at once over one stream, leads to its subject, and is read in all of them', async ({
  signedIn: page,
  context,
  recruiter,
  urls,
}) => {
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/notifications/events')) streams.push(request.url())
  })
  const vacancy = await saveVacancy(urls.mainApi, recruiter, {
    title: 'Planner',
    location: 'Utrecht',
    hard_skills: 'Rijbewijs B\nExcel\nMinimaal 3 jaar ervaring als planner',
    specific_tasks: 'Ritten plannen',
  })
  await saveCandidate(urls.mainApi, recruiter, planner('Noor de Vries'))
  await score(urls, recruiter, vacancy.id)
  await page.goto('/dashboard')
  await expect(bell(page, 'Notificaties')).toBeVisible()
  await expect.poll(() => streams.length).toBe(1)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(bell(other, 'Notificaties')).toBeVisible()

  await saveCandidate(urls.mainApi, recruiter, planner('Sanne Kuipers'))
  await score(urls, recruiter, vacancy.id)
  for (const tab of [page, other]) await expect(bell(tab, 'Notificaties 1 ongelezen melding')).toBeVisible()
  expect(streams).toHaveLength(1)

  await bell(page, 'Notificaties 1 ongelezen melding').click()
  const panel = page.getByRole('dialog', { name: 'Notificaties' })
  await panel.getByRole('link', { name: /Sterke match Sanne Kuipers past voor \d+% bij Planner/ }).click()
  await expect(page).toHaveURL(/\/matching-dashboard\?vacancy=/)
  for (const tab of [page, other]) await expect(bell(tab, 'Notificaties')).toBeVisible()
  await bell(other, 'Notificaties').click()
  const panelOfOther = other.getByRole('dialog', { name: 'Notificaties' })
  await panelOfOther.getByRole('button', { name: 'Markeer als ongelezen: Sterke match' }).click()
  for (const tab of [page, other]) await expect(bell(tab, 'Notificaties 1 ongelezen melding')).toBeVisible()
  await panelOfOther.getByRole('button', { name: 'Markeer als gelezen: Sterke match' }).click()
  for (const tab of [page, other]) await expect(bell(tab, 'Notificaties')).toBeVisible()
  await other.keyboard.press('Escape')

  await page.close()
  await expect.poll(() => streams.length).toBe(2)
  await saveCandidate(urls.mainApi, recruiter, planner('Roos Veldkamp'))
  await score(urls, recruiter, vacancy.id)
  await expect(bell(other, 'Notificaties 1 ongelezen melding')).toBeVisible()
  await other.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(other).toHaveURL(`${urls.shell}/`)
  await expect(other.getByRole('button', { name: /^Notificaties/ })).toHaveCount(0)
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { callApi, saveVacancy } from '../support/api.ts'
import { layoutShift, watchLayoutShift } from '../support/layout-shift.ts'
import type { Recruiter } from '../support/accounts.ts'
import { expectNoBarrier, LOOKS_TIMEOUT, phone } from '../support/looks.ts'
import { expect, signedInTest as test } from '../support/signed-in-test.ts'
import type { Urls } from '../support/urls.ts'

const draft = {
  title: 'Wijkverpleegkundige',
  company: 'Thuiszorg De Linde',
  specific_tasks:
    'Zorgplannen opstellen en bijhouden\nAfstemmen met huisartsen en mantelzorgers\nLeerlingen begeleiden',
  hard_skills: 'Hbo-diploma Verpleegkunde\nBIG-registratie',
  soft_skills: 'Zelfstandig\nEmpathisch\nStressbestendig',
  team_composition: 'Een hecht, zelfsturend team',
}

const persona = (page: Page) => page.getByRole('article', { name: 'Persona' })

const openPersona = async (
  page: Page,
  { mainApi }: Urls,
  recruiter: Recruiter,
  changes: Partial<typeof draft> = {},
): Promise<string> => {
  const { id } = await saveVacancy(mainApi, recruiter, { ...draft, ...changes })
  await page.goto(`/vacancy/${id}?tab=persona`)
  return id
}

const generate = async (page: Page) => {
  await page.getByRole('button', { name: 'Genereer Kandidaat Persona' }).click()
  await expect(persona(page).getByRole('heading', { name: 'De ideale wijkverpleegkundige' })).toBeVisible()
}

test('a persona is made, survives a reload, and is replaced only after a question', async ({
  page,
  urls,
  recruiter,
}) => {
  const id = await openPersona(page, urls, recruiter)
  await generate(page)
  await page.reload()
  await expect(persona(page).getByRole('heading', { name: 'De ideale wijkverpleegkundige' })).toBeVisible()
  await expect(
    persona(page)
      .getByText(/dat je leerlingen moest begeleiden/)
      .first(),
  ).toBeVisible()

  await persona(page).getByText('Waar rust dit op? Neuroticisme').click()
  await expect(persona(page).getByText('Stressbestendig', { exact: true }).first()).toBeVisible()
  await page
    .getByRole('link', { name: /^Bekijk in Overzicht ?: Stressbestendig$/ })
    .first()
    .click()
  await expect(page).toHaveURL(`/vacancy/${id}?tab=overzicht`)
  await expect(page.getByRole('region', { name: 'Soft skills' })).toContainText('Stressbestendig')

  await callApi(`${urls.mainApi}/api/vacancies/${id}`, {
    token: recruiter.token,
    method: 'PUT',
    body: { soft_skills: 'Nauwkeurig' },
  })
  await page.goto(`/vacancy/${id}?tab=persona`)
  await persona(page).getByText('Waar rust dit op? Neuroticisme').click()
  await expect(persona(page).getByText('Deze zin staat niet meer in de vacature.').last()).toBeVisible()
  await page.getByRole('button', { name: 'Opnieuw genereren' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Opnieuw genereren' }).click()
  await expect(persona(page).getByText('Waar rust dit op? Neuroticisme')).toBeHidden()
  await expect(page.getByText('De persona is opgeslagen.')).toBeVisible()
})

test('the downloads are a real PDF and a real Word file', async ({ page, urls, recruiter }) => {
  await openPersona(page, urls, recruiter)
  await generate(page)
  const take = async (item: string) => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    const download = await downloading
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  }
  const pdf = await take('Pdf-bestand')
  expect(pdf.name).toBe('vacature-wijkverpleegkundige-persona.pdf')
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.bytes.length).toBeGreaterThan(10_000)
  const word = await take('Word-document')
  expect(word.name).toBe('vacature-wijkverpleegkundige-persona.docx')
  expect(word.bytes.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'))
  expect(word.bytes.includes('word/document.xml')).toBe(true)
})

test('on paper only the persona stays', async ({ page, urls, recruiter }) => {
  await openPersona(page, urls, recruiter)
  await generate(page)
  await page.emulateMedia({ media: 'print' })
  await expect(persona(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(persona(page).getByRole('button')).toHaveCount(0)
})

test('a vacancy without tasks or skills says what to fill in', async ({ page, urls, recruiter }) => {
  await openPersona(page, urls, recruiter, {
    specific_tasks: '',
    hard_skills: '',
    soft_skills: '',
    team_composition: '',
  })
  await expect(page.getByRole('heading', { name: 'Vul eerst de vacature aan' })).toBeVisible()
})

test('by keyboard: make it, open the evidence, copy a question', async ({ page, urls, recruiter, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write', 'local-network-access'])
  await openPersona(page, urls, recruiter)
  await page.getByRole('button', { name: 'Genereer Kandidaat Persona' }).press('Enter')
  const fold = persona(page).locator('summary', { hasText: 'Waar rust dit op?' }).first()
  await fold.press('Enter')
  await expect(persona(page).locator('blockquote').first()).toBeVisible()
  await persona(page)
    .getByRole('button', { name: /^Kopieer vraag: / })
    .first()
    .press('Enter')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Vertel over een keer')
})

test.describe('in every look', () => {
  test.use(phone)
  test.describe.configure({ timeout: LOOKS_TIMEOUT })

  test('no barrier, no shift, nothing wider than the screen', async ({ page, urls, recruiter }) => {
    const id = await openPersona(page, urls, recruiter)
    await expect(page.getByRole('button', { name: 'Genereer Kandidaat Persona' })).toBeVisible()
    await expectNoBarrier(page)
    await generate(page)
    await watchLayoutShift(page)
    await page.goto(`/vacancy/${id}?tab=persona`)
    await expect(persona(page).locator('.recharts-radar')).toBeAttached()
    for (const summary of await persona(page).locator('summary').all()) await summary.click()
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await expectNoBarrier(page)
  })
})

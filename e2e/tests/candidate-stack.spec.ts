import type { Page } from '@playwright/test'
import { messages } from '@wervio/contracts'
import { accessibilityViolations } from '../support/axe.ts'
import { labelledCv as cv } from '../support/labelled-cvs.ts'
import { expectRead } from '../support/reading.ts'
import { pdf, scan, text } from '../support/sample-files.ts'
import { expect, test } from '../support/test.ts'

test.slow()

const begin = async (page: Page, files: Awaited<ReturnType<typeof cv>>[]) => {
  await page.goto('/add-candidate')
  await page.getByLabel('CV kiezen').setInputFiles(files)
  await page.getByRole('button', { name: 'Lees deze CV’s' }).click()
  await expect(page).toHaveURL(/\/add-candidate\/stapel\//)
}
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'CV’s in deze stapel' }).getByRole('listitem').filter({ hasText: name })
const form = (page: Page) => page.getByRole('form', { name: 'Gegevens uit het CV' })
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan en volgende' }).click()

test('a stack is read, looked through beside the documents, and found afterwards', async ({ signedIn: page }) => {
  await begin(page, [await cv('nl-docent.pdf'), await cv('nl-boekhouder-word.docx'), await cv('en-teacher.pdf')])
  await expectRead(page.getByText('3 CV’s gelezen · 3 na te kijken'))
  const { name } = JSON.parse((await cv('nl-docent.json')).buffer.toString()) as { name: string }
  await row(page, name).getByRole('button').click()
  await form(page).getByRole('button', { name: 'E-mailadres klopt' }).focus()
  await expect(page.getByRole('region', { name: 'CV' }).getByText('Gemarkeerd op pagina 1')).toBeAttached()
  await form(page).getByRole('textbox', { name: 'Notities' }).fill('Spreekt vloeiend Fries')
  await save(page)
  await expect(row(page, name)).toContainText('Opgeslagen')
  await expect(page.getByRole('button', { name: 'Opslaan en volgende' })).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('2 van 3 nagekeken')).toBeVisible()
  await expect(page.getByText('3 CV’s gelezen · 1 na te kijken')).toBeVisible()
  await page.goto('/dashboard-candidates?tab=zoeken&q=vloeiend+fries')
  await expect(page.getByRole('link', { name })).toBeVisible()
})

test('what can not be read is said for each, and can be filled in beside the document', async ({ signedIn: page }) => {
  await page.goto('/add-candidate')
  await page
    .getByLabel('CV kiezen')
    .setInputFiles([scan('scan.pdf'), pdf('leeg-blad.pdf', ['']), text('brief.txt', 'Geen CV')])
  await expect(page.getByRole('heading', { name: '2 CV’s gekozen' })).toBeVisible()
  await expect(page.getByText(messages.cvTypeRefused)).toBeVisible()
  await page.getByRole('button', { name: 'Lees deze CV’s' }).click()
  await expectRead(page.getByText('2 CV’s gelezen · 2 niet gelezen'))
  await row(page, 'scan.pdf').getByRole('button').click()
  await expect(form(page).getByText(messages.cvWithoutText)).toBeVisible()
  await form(page).getByRole('textbox', { name: 'Voornaam' }).fill('Sanne')
  await save(page)
  await expect(row(page, 'Sanne')).toContainText('Opgeslagen')
})

test('the same CV twice is a double that can be joined', async ({ signedIn: page }) => {
  const { email } = JSON.parse((await cv('en-teacher.json')).buffer.toString()) as { email: string }
  await begin(page, [await cv('en-teacher.pdf'), { ...(await cv('en-teacher.pdf')), name: 'nog-eens.pdf' }])
  await expectRead(page.getByText('2 CV’s gelezen · 2 na te kijken'))
  await expect(form(page).getByRole('group', { name: 'E-mailadres' })).toContainText(email)
  await expect(form(page).getByText(/^Misschien dubbel met nummer 2/)).toBeVisible()
  await save(page)
  await form(page)
    .getByRole('button', { name: /^Voeg dit CV bij/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Deze stapel is klaar' })).toBeVisible()
  await page.goto('/dashboard-candidates')
  await expect(page.getByText('1 kandidaat', { exact: false }).first()).toBeVisible()
})

test('a reload goes on where it was, and the rest can be thrown away', async ({ signedIn: page }) => {
  await begin(page, [await cv('nl-docent.pdf'), await cv('en-teacher.pdf')])
  await expectRead(page.getByText('2 CV’s gelezen · 2 na te kijken'))
  expect(await accessibilityViolations(page)).toEqual([])
  await page.goto('/add-candidate')
  await page
    .getByRole('region', { name: 'Ga verder met je stapel' })
    .getByRole('link', { name: 'Verder nakijken' })
    .click()
  await page.getByRole('button', { name: 'Rest weggooien' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Weggooien' }).click()
  await expect(page).toHaveURL(/\/add-candidate$/)
  await expect(page.getByRole('region', { name: 'Ga verder met je stapel' })).toHaveCount(0)
})

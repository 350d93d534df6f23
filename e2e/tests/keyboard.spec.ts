import { newEmail } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'
import { tabTo } from '../support/tab-to.ts'
import { entriesOf, field, wijkverpleegkundige as form } from '../support/vacancy-form.ts'
import { newVacancy } from '../support/marks.ts'

test('the whole journey works with the keyboard alone', async ({ page }) => {
  await page.goto('/register')
  await tabTo(page, page.getByRole('textbox', { name: 'Werk e-mail' }))
  await page.keyboard.type(newEmail())
  await tabTo(page, page.getByRole('textbox', { name: 'Wachtwoord' }))
  await page.keyboard.type('Zonnebloem-27')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')

  await tabTo(page, page.getByRole('link', { name: /^Vacatures/ }).first())
  await page.keyboard.press('Enter')
  await tabTo(page, newVacancy(page))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/create-vacancy')

  for (const [label, text] of entriesOf(form)) {
    await tabTo(page, field(page, label))
    await page.keyboard.insertText(text)
  }
  await tabTo(page, page.getByRole('button', { name: 'Genereer Vacaturetekst' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/vacancy-preview')
  await expect(page.getByRole('main')).toContainText('Thuiszorg De Linde')

  await tabTo(page, page.getByRole('link', { name: 'Terug naar vacatures' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: /Wijkverpleegkundige/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Wijkverpleegkundige' })).toBeVisible()
})

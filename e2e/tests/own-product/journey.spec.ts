import { newEmail } from '../../support/accounts.ts'
import { ownTest as test, expect } from '../../support/own-product.ts'
import { fillRegistration } from '../../support/sign-in.ts'
import { fillVacancyForm, wijkverpleegkundige as form, writeVacancy } from '../../support/vacancy-form.ts'
import { newVacancy } from '../../support/marks.ts'

test.describe.configure({ mode: 'serial' })

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

for (const [device, viewport] of Object.entries(sizes))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test('a new user registers, writes a vacancy and finds it back, also after a restart', async ({
      page,
      ownProduct,
    }) => {
      test.setTimeout(120_000)
      const account = { email: newEmail(), password: 'Zonnebloem-27' }
      await page.goto('/register')
      await fillRegistration(page, account)
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByRole('heading', { level: 1, name: /^Goede(morgen|middag|navond)/ })).toBeVisible()

      await page
        .getByRole('main')
        .getByRole('link', { name: /^Vacatures/ })
        .first()
        .click()
      await newVacancy(page).click()
      await expect(page).toHaveURL('/create-vacancy')
      await fillVacancyForm(page, form)
      await writeVacancy(page)

      const text = page.getByRole('main')
      await expect(text.getByRole('heading', { name: /Wijkverpleegkundige/ }).first()).toBeVisible()
      for (const words of [
        'Thuiszorg De Linde',
        'Haren',
        '€ 3.350 – € 4.610',
        'BIG-registratie',
        'Elektrische dienstfiets',
        'aandacht, vakmanschap en nabijheid',
      ])
        await expect(text).toContainText(words, { ignoreCase: true })

      await page.goto('/vacancy-dashboard')
      await page.reload()
      const card = page.getByRole('link', { name: /Wijkverpleegkundige/ })
      await expect(card).toBeVisible()

      for (const name of ['main-api', 'ai-service', 'database']) await ownProduct.restart(name)
      await page.reload()
      await expect(card).toBeVisible()
      await expect(page.getByRole('listitem').filter({ has: card })).toContainText('Haren')
      await card.click()
      await expect(page).toHaveURL(/\/vacancy\/[0-9a-f-]{36}$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Wijkverpleegkundige' })).toBeVisible()
      await expect(page.getByRole('tab', { name: 'Overzicht', selected: true })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: 'BIG-registratie' })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

      // Accounts, sessions and work survive the sign-in process.
      await ownProduct.restart('auth-emulator')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Wijkverpleegkundige' })).toBeVisible()
    })
  })

import { accessibilityViolations } from '../support/axe.ts'
import { saveCandidate } from '../support/pipeline.ts'
import { expect, test } from '../support/test.ts'

test('an owner reads in the log whom they opened, what they changed and that they invited somebody', async ({
  signedIn: page,
  recruiter,
  urls,
}) => {
  const { id } = await saveCandidate(urls.mainApi, recruiter, { name: 'Noor de Vries', phone: '0612345678' })
  await page.goto(`/kandidaat-profiel/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Noor de Vries' })).toBeVisible()
  const phone = await page.request.patch(`${urls.mainApi}/api/candidates/${id}`, {
    headers: { authorization: `Bearer ${recruiter.token}` },
    data: { phone: '0687654321' },
  })
  expect(phone.status()).toBe(200)
  await page.goto('/profile/colleagues')
  await page.getByRole('button', { name: 'Collega uitnodigen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Rol').selectOption({ label: 'Alleen lezen' })
  await dialog.getByRole('button', { name: 'Link maken' }).click()
  await dialog.getByRole('button', { name: 'Klaar' }).click()

  await page.getByRole('link', { name: 'Logboek' }).click()
  await expect(page).toHaveURL(/\/profile\/audit-log$/)
  const today = page.getByRole('region', { name: 'Vandaag' })
  await expect(today.getByText('nodigde iemand uit als alleen lezen')).toBeVisible()
  await expect(today.getByText(/wijzigde telefoon van Noor de Vries/)).toBeVisible()
  await expect(today.getByText(/bekeek het profiel.* van Noor de Vries/)).toBeVisible()
  expect(await page.locator('main').textContent()).not.toContain('0687654321')
  expect(await accessibilityViolations(page)).toEqual([])

  await page.getByLabel('Wat').selectOption({ label: 'Bekeken' })
  await expect(page).toHaveURL(/soort=read/)
  await expect(today.getByText('nodigde iemand uit als alleen lezen')).toHaveCount(0)
  await expect(today.getByText(/bekeek het profiel.* van Noor de Vries/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download als CSV' }).click()
  expect((await download).suggestedFilename()).toBe('wervio-logboek.csv')

  await today.getByRole('link', { name: 'Noor de Vries' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/kandidaat-profiel/${id}`))
  await page.getByRole('link', { name: 'Wie heeft dit gezien of gewijzigd?' }).click()
  await expect(page).toHaveURL(`/profile/audit-log?kandidaat=${id}`)
  await expect(today.getByText(/wijzigde telefoon van Noor de Vries/)).toBeVisible()
  await expect(today.getByText('nodigde iemand uit als alleen lezen')).toHaveCount(0)
})

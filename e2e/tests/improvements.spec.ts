import { apply, saveCandidate, vacancyWith } from '../support/pipeline.ts'
import { callApi } from '../support/api.ts'
import { expectNoBarrier, LOOKS_TIMEOUT, phone } from '../support/looks.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('the demo recruiter sees the sample figures, the records behind one, and three insights', async ({ page }) => {
  await signIn(page, { email: 'demo@wervio.nl', password: 'demo-wervio' })
  await page.goto('/improvements')
  await expect(page.getByRole('heading', { name: 'Verbeterpunten & Inzichten', level: 1 })).toBeVisible()
  const hire = page.getByRole('listitem', { name: 'Gemiddelde tijd tot aanname' })
  await expect(hire.getByText('28 dagen', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('listitem', { name: 'Acceptatie door kandidaten' }).getByText('68%', { exact: true }),
  ).toBeVisible()
  await expect(
    page.getByRole('listitem', { name: 'Interviews per week' }).getByText('12', { exact: true }),
  ).toBeVisible()
  const insights = page.getByRole('list', { name: 'Inzichten' })
  for (const type of ['Verbeterpunt', 'Positief', 'Aandachtspunt'])
    await expect(insights.getByText(type, { exact: true })).toHaveCount(1)
  await hire.getByRole('button', { name: 'Bekijk 13 aannames' }).click()
  const records = page.getByRole('dialog', { name: 'Gemiddelde tijd tot aanname' })
  await records.getByRole('link', { name: 'Fenna Zoutkamp' }).click()
  await expect(page).toHaveURL(/\/kandidaat-profiel\//)
})

test('too few hires give no figure; a fifth does', async ({ page, urls, recruiter, signedIn: _signedIn }) => {
  const { vacancy, applications } = await vacancyWith(urls.mainApi, recruiter, { Een: 5, Twee: 5, Drie: 5, Vier: 5 })
  const hire = (id: string) =>
    callApi(`${urls.mainApi}/api/applications/${id}`, {
      token: recruiter.token,
      method: 'PATCH',
      body: { outcome: 'hired' },
    })
  for (const { id } of Object.values(applications)) await hire(id)
  await page.goto('/improvements')
  const card = page.getByRole('listitem', { name: 'Gemiddelde tijd tot aanname' })
  await expect(card.getByText('nog te weinig gegevens: 4 van minstens 5', { exact: true })).toBeVisible()
  const fifth = await saveCandidate(urls.mainApi, recruiter, { name: 'Vijf', skills: [] })
  await hire((await apply(urls.mainApi, recruiter, vacancy, fifth, 5)).id)
  await page.reload()
  await expect(card.getByText('0 dagen', { exact: true })).toBeVisible()
})

test.describe('in every look', () => {
  test.use(phone)
  test.describe.configure({ timeout: LOOKS_TIMEOUT })

  test('improvements have no barrier', async ({ page }) => {
    await signIn(page, { email: 'demo@wervio.nl', password: 'demo-wervio' })
    await page.goto('/improvements')
    const hire = page.getByRole('listitem', { name: 'Gemiddelde tijd tot aanname' })
    await expect(hire).toBeVisible()
    await expectNoBarrier(page)
    await hire.getByRole('button', { name: 'Bekijk 13 aannames' }).click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    await expectNoBarrier(page)
  })
})

import type { CandidateDraft } from '@wervio/contracts'
import { saveVacancy } from '../support/api.ts'
import { desktop, expectNoBarrier, LOOKS_TIMEOUT, phone } from '../support/looks.ts'
import { saveCandidate } from '../support/pipeline.ts'
import { expect, signedInTest as test } from '../support/signed-in-test.ts'

const draft = (name: string, overrides: Partial<CandidateDraft>): CandidateDraft => ({
  name,
  title: null,
  location: 'Assen',
  skills: [],
  email: null,
  phone: null,
  linkedin: null,
  notes: null,
  cv_filename: null,
  experience: [],
  ...overrides,
})

/** A vacancy with somebody who has all that it asks, and somebody of another trade. */
const prepare = async (mainApi: string, recruiter: Parameters<typeof saveVacancy>[1]) => {
  const vacancy = await saveVacancy(mainApi, recruiter, {
    title: 'Wijkverpleegkundige',
    company: 'Thuiszorg De Linde',
    location: 'Assen',
    hard_skills: 'BIG-registratie\nOmaha System\nRijbewijs B',
  })
  await saveCandidate(
    mainApi,
    recruiter,
    draft('Marit Zandstra', {
      title: 'Wijkverpleegkundige',
      skills: ['BIG-registratie', 'Omaha System', 'Wondzorg'],
      experience: [{ position: 'Wijkverpleegkundige', company: 'Thuiszorg Noord', period: '2016 - heden' }],
    }),
  )
  await saveCandidate(
    mainApi,
    recruiter,
    draft('Joris Waterland', {
      title: 'Kok',
      skills: ['Mise en place'],
      experience: [{ position: 'Kok', company: 'De Haven', period: '2018 - heden' }],
    }),
  )
  return vacancy
}

test('a recruiter sees why number one is number one, tries a weight, and decides with a reason', async ({
  page,
  urls,
  recruiter,
}) => {
  const vacancy = await prepare(urls.mainApi, recruiter)
  await page.setViewportSize(desktop.viewport)
  await page.goto(`/matching-dashboard?vacancy=${vacancy.id}&vanaf=0`)
  const people = page.getByRole('list', { name: 'Kandidaten' })
  await expect(people.getByRole('link', { name: '1. Marit Zandstra', exact: true })).toBeVisible({ timeout: 30_000 })
  const why = page.getByRole('complementary', { name: 'Uitleg bij de score' })
  await expect(why.getByRole('heading', { name: 'Waarom Marit Zandstra op 1 staat' })).toBeVisible()
  await expect(why.getByRole('button', { name: /^Vraag ernaar: Rijbewijs B/ })).toBeVisible()

  const whatIf = page.getByRole('region', { name: 'Wat als' })
  await whatIf.getByRole('combobox', { name: 'Eis om te proberen' }).selectOption({ label: 'Rijbewijs B' })
  await whatIf.getByRole('spinbutton').fill('10')
  await expect(whatIf.getByText(/wordt 10\./)).toBeVisible()
  await whatIf.getByRole('button', { name: 'Herstel' }).click()

  await why.getByRole('button', { name: 'Naar volgende fase' }).click()
  await expect(why.getByText('Vul je reden in.')).toBeVisible()
  await why.getByRole('textbox', { name: 'Jouw reden' }).fill('Sterk op wondzorg; rijbewijs vraag ik na.')
  await why.getByRole('button', { name: 'Naar volgende fase' }).click()
  await expect(page.getByText('Marit Zandstra is een fase verder. Je reden is bewaard.')).toBeVisible()
  await page.getByRole('button', { name: 'Besluiten' }).click()
  await expect(page.getByRole('dialog', { name: 'Besluiten' }).getByText('Sterk op wondzorg')).toBeVisible()

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByText('Het besluit over Marit Zandstra is teruggedraaid.')).toBeVisible()
  await page.getByRole('button', { name: 'Besluiten' }).click()
  const log = page.getByRole('dialog', { name: 'Besluiten' }).getByRole('list', { name: 'Besluiten' })
  await expect(log.getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await why.getByRole('link', { name: 'Profiel: toon BIG-registratie in het profiel' }).click()
  await expect(page).toHaveURL(/\/kandidaat-profiel\//)
})

test.describe('in every look', () => {
  test.use(desktop)
  test.describe.configure({ timeout: LOOKS_TIMEOUT })

  test('matching and match analysis have no barrier', async ({ page, urls, recruiter }) => {
    const vacancy = await prepare(urls.mainApi, recruiter)
    await page.goto(`/matching-dashboard?vacancy=${vacancy.id}&vanaf=0`)
    const first = page.getByRole('link', { name: '1. Marit Zandstra', exact: true })
    await expect(first).toBeVisible({ timeout: 30_000 })
    await first.click()
    await expect(page.getByRole('heading', { name: 'Waarom Marit Zandstra op 1 staat' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Naar volgende fase' })).toBeVisible()
    await expectNoBarrier(page)
    await page.goto('/match-analysis')
    await expect(page.getByRole('button', { name: 'Analyseer Match' })).toBeDisabled()
    await expectNoBarrier(page)
  })
})

/** Dialogs of matching: the button that opens each, and its name. */
const dialogs = [
  ['Wisseltest', 'Wisseltest'],
  ['Besluiten', 'Besluiten'],
  ['Eisen en weging', 'Eisen en weging'],
  ['Vergelijk naast elkaar', 'Naast elkaar'],
  ['Besluit…', 'Besluit over 2 kandidaten'],
  ['Afwijzen…', 'Marit Zandstra afwijzen?'],
] as const

for (const [device, look, some] of [
  ['a desktop', desktop, dialogs.slice(0, 3)],
  ['a phone', phone, dialogs.slice(3)],
] as const)
  test.describe(`in every look, opened on ${device}`, () => {
    test.use(look)
    test.describe.configure({ timeout: LOOKS_TIMEOUT })

    test('dialogs of matching hold the focus, give it back and have no barrier', async ({ page, urls, recruiter }) => {
      const vacancy = await prepare(urls.mainApi, recruiter)
      await page.goto(`/matching-dashboard?vacancy=${vacancy.id}&vanaf=0`)
      await page.getByRole('link', { name: '1. Marit Zandstra', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Naar volgende fase' })).toBeVisible()
      await page.getByRole('checkbox', { name: 'Selecteer Marit Zandstra' }).first().check()
      await page.getByRole('checkbox', { name: 'Selecteer Joris Waterland' }).first().check()
      for (const [label, name] of some) {
        const button = page.getByRole('button', { name: label, exact: true })
        await button.focus()
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog', { name })
        await expect(dialog).toBeVisible()
        await expect(dialog.getByRole('progressbar')).toHaveCount(0)
        await expectNoBarrier(page)
        for (let presses = 0; presses < 4; presses += 1) {
          await page.keyboard.press('Shift+Tab')
          await expect(dialog.locator(':focus')).toHaveCount(1)
        }
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(button).toBeFocused()
      }
    })
  })

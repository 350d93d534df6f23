import type { Candidate } from '@wervio/contracts'
import type { Page } from '@playwright/test'
import type { Recruiter } from '../support/accounts.ts'
import { accessibilityViolations } from '../support/axe.ts'
import { callApi } from '../support/api.ts'
import { apply, saveCandidate } from '../support/pipeline.ts'
import { saveVacancy } from '../support/api.ts'
import { expectRead } from '../support/reading.ts'
import { png } from '../support/sample-files.ts'
import { sampleCv } from '../support/sample-cvs.ts'
import { expect, test } from '../support/test.ts'

const noor = {
  name: 'Noor de Vries',
  email: 'noor@example.nl',
  phone: '0612345678',
  location: 'Assen',
  title: 'Wijkverpleegkundige',
  skills: ['Wondzorg'],
}
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const open = async (page: Page, mainApi: string, recruiter: Recruiter, draft = noor): Promise<Candidate> => {
  const saved = await saveCandidate(mainApi, recruiter, draft)
  await page.goto(`/kandidaat-profiel/${saved.id}`)
  await expect(page.getByRole('heading', { level: 1, name: draft.name })).toBeVisible()
  return saved
}
/**
 * Address of the file that a tab shows, or downloads in a browser that has no viewer for it, such as the headless
 * shell.
 */
const fileInTab = (tab: Page): Promise<string> =>
  Promise.any([
    tab.waitForURL(/^blob:/).then(() => tab.url()),
    tab.waitForEvent('download').then((download) => download.url()),
  ])
const photo = (page: Page) => page.getByRole('button', { name: 'Foto wijzigen' })

test('status, contact details and notes are there after a reload', async ({ signedIn: page, recruiter, urls }) => {
  await open(page, urls.mainApi, recruiter)
  await page.getByRole('combobox', { name: 'Status van de kandidaat' }).selectOption('In Proces')
  await expect(page.getByText('Status is nu In Proces.')).toBeVisible()
  await page.getByRole('button', { name: 'Bewerken' }).click()
  await page.getByRole('textbox', { name: 'Achternaam' }).fill('van den Berg')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Noor van den Berg' })).toBeVisible()
  await region(page, 'Notities').getByRole('textbox', { name: 'Nieuwe notitie' }).fill('Bel na vijven.')
  await region(page, 'Notities').getByRole('button', { name: 'Plaats' }).click()
  await expect(region(page, 'Notities').getByRole('listitem').getByText('Bel na vijven.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Status van de kandidaat' })).toHaveValue('in_proces')
  await expect(region(page, 'Notities').getByText('Bel na vijven.')).toBeVisible()
  await expect(region(page, 'Tijdlijn').getByText('Status van Nieuw naar In Proces')).toBeVisible()
})

test('opened with the keyboard, the focus goes to the name, into the form and back', async ({
  signedIn: page,
  recruiter,
  urls,
}) => {
  const { id } = await saveCandidate(urls.mainApi, recruiter, noor)
  await page.goto('/dashboard-candidates')
  await page.locator(`a[href="/kandidaat-profiel/${id}"]`).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: noor.name })).toBeFocused()
  await page.getByRole('button', { name: 'Bewerken' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Bewerken' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the head is low: its buttons share one row, and the first card begins in the upper half', async ({
    signedIn: page,
    recruiter,
    urls,
  }) => {
    await open(page, urls.mainApi, recruiter)
    const middle = async (name: string | RegExp) => {
      const box = await page.getByRole('button', { name }).boundingBox()
      return box && Math.round(box.y + box.height / 2)
    }
    // The places are read one after the other, and the page may still be moving.
    await expect(async () => {
      const row = await middle('In procedure zetten')
      expect(row).not.toBeNull()
      expect([await middle(/^Toevoegen aan shortlist/), await middle('Contact opnemen')]).toEqual([row, row])
      expect((await region(page, 'Contactgegevens').boundingBox())?.y).toBeLessThan(844 / 2)
    }).toPass()
  })
})

test('unsaved words survive a reload and are asked about on the way out', async ({
  signedIn: page,
  recruiter,
  urls,
}) => {
  await open(page, urls.mainApi, recruiter)
  await page.getByRole('button', { name: 'Bewerken' }).click()
  await page.getByRole('textbox', { name: 'Locatie' }).fill('Half af')
  await page.reload()
  await expect(page.getByText('Je had deze gegevens nog niet opgeslagen. Ze staan er weer.')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Vacatures' }).click()
  const question = page.getByRole('dialog', { name: 'Je wijzigingen zijn nog niet opgeslagen' })
  await question.getByRole('button', { name: 'Toch weggaan' }).click()
  await expect(page).toHaveURL('/vacancy-dashboard')
})

test('jobs, schools and words are corrected, found by search, and put back', async ({
  signedIn: page,
  recruiter,
  urls,
}) => {
  const { id } = await open(page, urls.mainApi, recruiter)
  const says = region(page, 'Uit het CV')
  await says.getByRole('button', { name: 'Werkervaring wijzigen' }).click()
  for (const job of ['Verzorgende', 'Wijkverpleegkundige']) {
    await says.getByRole('button', { name: 'Baan toevoegen' }).click()
    await page.keyboard.type(job)
  }
  await says.getByRole('button', { name: 'Baan 2 naar boven' }).press('Enter')
  await says.getByRole('textbox', { name: 'Bedrijf' }).first().fill('Zonnehoeve')
  await says.getByRole('button', { name: 'Opslaan' }).click()
  await expect(says.getByRole('list', { name: 'Werkervaring' }).getByRole('listitem')).toContainText([
    'Wijkverpleegkundigeaangepast door jouZonnehoeve',
    'Verzorgendeaangepast door jou',
  ])
  await says.getByRole('button', { name: 'Vaardigheden wijzigen' }).click()
  await says.getByRole('button', { name: 'Wijzig Wondzorg' }).click()
  await says.getByRole('textbox', { name: 'Vaardigheid wijzigen' }).fill('Stomazorg')
  await says.getByRole('button', { name: 'Opslaan' }).click()
  await expect(says.getByText('Stomazorg')).toBeVisible()
  await page
    .getByRole('status')
    .filter({ hasText: 'Vaardigheden gewijzigd.' })
    .getByRole('button', { name: 'Ongedaan maken' })
    .click()
  await expect(says.getByText('Wondzorg')).toBeVisible()
  await page.goto('/dashboard-candidates?tab=zoeken&q=zonnehoeve')
  await expect(
    page.getByRole('list', { name: 'Gevonden kandidaten' }).getByRole('link', { name: noor.name }),
  ).toHaveAttribute('href', `/kandidaat-profiel/${id}`)
})

test('what a colleague changed meanwhile is asked about, and a number shows as people write it', async ({
  signedIn: page,
  recruiter,
  urls,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  const { id } = await open(page, urls.mainApi, recruiter)
  await expect(page.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute('href', 'tel:0612345678')
  await page.getByRole('button', { name: 'Bewerken' }).click()
  await page.getByRole('textbox', { name: 'Locatie' }).fill('Emmen')
  await page.getByRole('textbox', { name: 'Telefoon' }).fill('06-87654321')
  await callApi(`${urls.mainApi}/api/candidates/${id}`, {
    token: recruiter.token,
    method: 'PUT',
    body: { location: 'Groningen', notes: 'Van een collega' },
  })
  await page.getByRole('button', { name: 'Opslaan' }).click()
  const choice = page.getByRole('dialog', { name: 'Iemand anders wijzigde dit ook' })
  await choice.getByRole('group', { name: 'Locatie' }).getByRole('radio', { name: 'Groningen' }).check()
  expect(await accessibilityViolations(page)).toEqual([])
  await choice.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('De wijzigingen zijn opgeslagen.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Groningen')).toBeVisible()
  await expect(region(page, 'Notities').getByText('Van een collega')).toBeVisible()
  await expect(page.getByRole('link', { name: '06 87 65 43 21' })).toHaveAttribute('href', 'tel:+31687654321')
})

test('a CV is stored, read into what was blank, seen in a tab, and its places light up', async ({
  signedIn: page,
  context,
  recruiter,
  urls,
}) => {
  test.slow()
  await open(page, urls.mainApi, recruiter, { ...noor, name: 'Dorien Kloosterman', email: '', skills: [] })
  const documents = region(page, 'Documenten')
  await expect(documents.getByRole('button', { name: 'Upload CV' })).toBeDisabled()
  await page.getByRole('button', { name: 'Bewerken' }).click()
  await documents.locator('input[type=file]').setInputFiles(sampleCv('Dorien Kloosterman'))
  await expect(documents.getByText('cv Dorien Kloosterman.pdf')).toBeVisible()
  await documents.getByRole('button', { name: 'CV lezen' }).click()
  await expectRead(documents.getByRole('button', { name: 'Overnemen' }))
  await documents.getByRole('button', { name: 'Overnemen' }).click()
  await expect(page.getByText(/^Ingevuld uit het CV: .*vaardigheden/)).toBeVisible()
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByRole('link', { name: 'dorien.kloosterman@example.nl' })).toBeVisible()
  // Watched from the moment the tab is there: the file may come before the click returns.
  const file = context.waitForEvent('page').then(async (tab) => {
    const address = await fileInTab(tab)
    await tab.close()
    return address
  })
  await documents.getByRole('button', { name: 'Bekijk CV' }).click()
  expect(await file).toMatch(/^blob:/)
  await region(page, 'Uit het CV').getByRole('button', { name: 'Toon CV' }).click()
  await expect(region(page, 'CV').getByText('Pagina 1 van 1')).toBeVisible()
})

test('evidence lights up in the CV beside the profile', async ({ signedIn: page }) => {
  test.slow()
  await page.goto('/add-candidate')
  await page.locator('main input[type=file]').first().setInputFiles(sampleCv('Jelle van der Kade'))
  await page.getByRole('button', { name: 'Maak Profiel Aan' }).click()
  await expectRead(page.getByRole('link', { name: 'Jelle van der Kade' }))
  await page.getByRole('link', { name: 'Jelle van der Kade' }).click()
  await page.getByRole('button', { name: /: toon Functietitel in CV$/ }).click()
  await expect(region(page, 'CV').getByText('Gemarkeerd op pagina 1')).toBeAttached()
})

test('a photo comes and goes', async ({ signedIn: page, recruiter, urls }) => {
  await open(page, urls.mainApi, recruiter)
  await page.getByLabel('Foto kiezen').setInputFiles(png('noor.png', 80))
  await expect(page.getByText('De foto is opgeslagen.')).toBeVisible()
  await expect(photo(page).locator('img')).toBeVisible()
  await photo(page).click()
  await page.getByRole('menuitem', { name: 'Foto verwijderen' }).click()
  await expect(page.getByText('De foto is verwijderd.')).toBeVisible()
  await expect(photo(page).locator('img')).toHaveCount(0)
})

test('a conversation without a candidate becomes one, and is kept with them', async ({ signedIn: page }) => {
  const transcriptionData = {
    fileName: 'gesprek.mp4',
    summary: 'Noor zoekt 32 uur.',
    transcript: 'Noor: Ik zoek 32 uur per week.',
  }
  await page.goto('/kandidaat-profiel')
  await expect(page.getByRole('heading', { name: 'Hier staat nog geen kandidaat' })).toBeVisible()
  await page.evaluate((state) => history.replaceState({ usr: state, key: 'x', idx: 0 }, ''), { transcriptionData })
  await page.reload()
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Noor')
  await page.getByRole('button', { name: 'Kandidaat opslaan' }).click()
  await expect(page).toHaveURL(/\/kandidaat-profiel\/.+/)
  await page.reload()
  const entry = region(page, 'Gespreksopnames').getByText('gesprek', { exact: true })
  await entry.click()
  await expect(page.getByRole('heading', { name: 'Samenvatting Gesprek' })).toBeVisible()
  await expect(page.getByText('Noor: Ik zoek 32 uur per week.')).toBeVisible()
  await expect(region(page, 'Tijdlijn').getByText('Gespreksopname bewaard: gesprek.mp4')).toBeVisible()
})

test('two of the same person become one', async ({ signedIn: page, recruiter, urls }) => {
  const other = await saveCandidate(urls.mainApi, recruiter, { ...noor, name: 'N. de Vries', phone: '0687654321' })
  await open(page, urls.mainApi, recruiter)
  await page.getByRole('button', { name: 'Vergelijk met N. de Vries' }).click()
  const dialog = page.getByRole('dialog', { name: 'Samenvoegen' })
  await dialog.getByRole('group', { name: 'Telefoon' }).getByRole('radio').nth(1).check()
  await dialog.getByRole('button', { name: 'Samenvoegen' }).click()
  await expect(page.getByText('N. de Vries is bij deze kandidaat gevoegd.')).toBeVisible()
  await expect(page.getByRole('link', { name: '06 87 65 43 21' })).toBeVisible()
  expect((await callApi(`${urls.mainApi}/api/candidates/${other.id}`, { token: recruiter.token })).status).toBe(404)
  await page.reload()
  await region(page, 'Tijdlijn').getByRole('button', { name: 'Samenvoegen ongedaan maken' }).click()
  await expect(page.getByText('Noor de Vries en N. de Vries staan er weer apart.')).toBeVisible()
  await expect(page.getByRole('link', { name: '06 12 34 56 78' })).toBeVisible()
  expect(
    (await callApi<Candidate>(`${urls.mainApi}/api/candidates/${other.id}`, { token: recruiter.token })).body,
  ).toMatchObject({ name: 'N. de Vries', phone: '0687654321' })
})

test('everything can be taken along, and erased with a proof', async ({ signedIn: page, recruiter, urls }) => {
  const vacancy = await saveVacancy(urls.mainApi, recruiter, {
    title: 'Wijkverpleegkundige',
    company: 'Thuiszorg De Linde',
    location: 'Haren',
  })
  const saved = await saveCandidate(urls.mainApi, recruiter, noor)
  await apply(urls.mainApi, recruiter, vacancy, saved)
  await page.goto(`/kandidaat-profiel/${saved.id}`)
  await expect(
    region(page, 'Procedures').getByRole('link', { name: 'Wijkverpleegkundige', exact: true }),
  ).toHaveAttribute('href', `/vacancy/${vacancy.id}`)
  for (const [item, file] of [
    ['Als JSON', 'kandidaat-noor-de-vries.json'],
    ['Als pdf', 'kandidaat-noor-de-vries.pdf'],
  ] as const) {
    await page.getByRole('button', { name: 'Exporteer' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: item }).click()
    expect((await download).suggestedFilename()).toBe(file)
  }
  await page.getByRole('button', { name: 'Wis alle gegevens' }).click()
  await page.getByRole('textbox', { name: 'Typ de naam: Noor de Vries' }).fill('Noor de Vries')
  await page.getByRole('button', { name: 'Alles wissen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Alle gegevens zijn gewist' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Procedures 1 0' })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download bewijs' }).click()
  expect((await download).suggestedFilename()).toMatch(/^bewijs-van-wissen-.*\.pdf$/)
  expect((await callApi(`${urls.mainApi}/api/candidates/${saved.id}`, { token: recruiter.token })).status).toBe(404)
})

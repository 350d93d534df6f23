import type { BrowserContext, Locator, Page } from '@playwright/test'
import {
  addNote,
  changeColleague,
  createMailTemplate,
  getOrganisation,
  savePublication,
  type Candidate,
  type Organisation,
  type Role,
  type Vacancy,
} from '@wervio/contracts'
import type { Recruiter } from '../support/accounts.ts'
import { callApi } from '../support/api.ts'
import { joinAs } from '../support/colleagues.ts'
import { apply, saveCandidate, vacancyWith } from '../support/pipeline.ts'
import { importRecording } from '../support/recordings.ts'
import { stateOf, type WorkerSession } from '../support/signed-in-state.ts'
import { teamsTranscript } from '../support/sample-talks.ts'
import { expect, test } from '../support/test.ts'
import type { Urls } from '../support/urls.ts'

type Work = { vacancy: Vacancy; candidate: Candidate; recordingId: string }

/** An owner's organisation with something on every page. */
const makeWork = async (urls: Urls, owner: Recruiter): Promise<Work> => {
  const { vacancy } = await vacancyWith(urls.mainApi, owner, { 'Noor Jansen': 2, 'Pieter Vos': 1 })
  const candidate = await saveCandidate(urls.mainApi, owner, {
    name: 'Amira Haddou',
    title: 'Wijkverpleegkundige',
    email: 'amira@example.nl',
    skills: ['Wondzorg'],
  })
  await apply(urls.mainApi, owner, vacancy, candidate)
  const write = async (path: string, method: string, body: unknown) => {
    const answer = await callApi(`${urls.mainApi}${path}`, { token: owner.token, method, body })
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${JSON.stringify(answer)}`)
  }
  await write(addNote.path.replace('{id}', candidate.id), 'POST', {
    text: 'Prettig gesprek.',
    creation_key: crypto.randomUUID(),
  })
  await write(savePublication.path.replace('{id}', vacancy.id), savePublication.method, {
    html: '<p>Wij zoeken een wijkverpleegkundige.</p>',
    base_version: 0,
  })
  await write(createMailTemplate.path, 'POST', {
    label: 'Kennismaking',
    moment: 'invitation',
    subject: 'Kennismaken',
    body: 'Beste {{voornaam}}, kom je langs?',
    creation_key: crypto.randomUUID(),
  })
  return {
    vacancy,
    candidate,
    recordingId: await importRecording(urls.aiService, owner, candidate.id, teamsTranscript()),
  }
}

/** Every signed-in page of every remote and of the shell, with those of one thing. */
const pagesOf = ({ vacancy, candidate, recordingId }: Work): string[] => [
  '/dashboard',
  '/vacancy-dashboard',
  '/vacancy-dashboard?view=table',
  ...['overzicht', 'matches', 'publicatietekst', 'persona', 'bijlagen'].map(
    (tab) => `/vacancy/${vacancy.id}?tab=${tab}`,
  ),
  `/vacancy/${vacancy.id}?tab=publicatietekst&tekst=bewerken`,
  '/dashboard-candidates',
  '/dashboard-candidates?view=table',
  '/dashboard-candidates?tab=zoeken&q=amira',
  `/dashboard-candidates?tab=matches&vacancyId=${vacancy.id}`,
  '/dashboard-candidates?tab=opgeslagen',
  '/dashboard-candidates?tab=analytics',
  `/kandidaat-profiel/${candidate.id}`,
  '/kandidaat-profiel',
  `/matching-dashboard?vacancy=${vacancy.id}`,
  '/improvements',
  '/agenda',
  '/online-meeting',
  '/meeting-overview',
  `/gesprek/${recordingId}`,
  '/mail',
  `/mail?kandidaat=${candidate.id}`,
  '/vacatures',
  '/vacatures/generator',
  '/profile/colleagues',
]

/** Pages on which one writes, and does nothing else. */
const writingPages = (id: string): string[] => [
  '/create-vacancy',
  `/create-vacancy?vacature=${id}`,
  '/vacancy-preview',
  '/add-candidate',
  `/add-candidate/stapel/${id}`,
  '/match-analysis',
  '/new-meeting',
  '/import-recording',
]

/** Buttons that end the session or change how all pages look. */
const LEFT_ALONE = /^(Uitloggen|Thema|Zijbalk)/

/** Calls that were answered with 403, by page. */
const watchRefusals = (context: BrowserContext): string[] => {
  const refusals: string[] = []
  context.on('response', (response) => {
    const method = response.request().method()
    if (response.status() === 403) refusals.push(`${method} ${response.url()}`)
  })
  return refusals
}

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), `a heading on ${path}`).toBeVisible()
  await expect(page.locator('[aria-busy="true"]'), `${path} has loaded`).toHaveCount(0)
}

/** Closes what lies over the page: a menu in a dialog first, then the dialog. */
const closeAll = async (page: Page): Promise<void> => {
  const over = page.locator('[role="menu"], [role="dialog"]')
  await expect(async () => {
    if ((await over.count()) > 0) await page.keyboard.press('Escape')
    await expect(over).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

/** Presses a button of the page itself; what a press before opened may come late, and is closed first. */
const pressOnPage = (page: Page, button: Locator): Promise<void> =>
  expect(async () => {
    await closeAll(page)
    // A button before may have taken others away.
    if (await button.isVisible()) await button.click({ timeout: 2000 })
  }).toPass()

/** Presses everything in a menu or dialog that a button opened, each after opening it again. */
const pressInside = async (page: Page, press: () => Promise<void>): Promise<void> => {
  const items = page.locator('[role="menu"] [role="menuitem"]:not([data-disabled]), [role="dialog"] button:enabled')
  const loads = page.locator('[role="dialog"] [aria-busy="true"]')
  await expect(loads, 'a dialog has loaded').toHaveCount(0)
  const count = await items.count()
  for (let index = 0; index < count; index += 1) {
    if (index > 0) await press()
    await expect(loads, 'a dialog has loaded').toHaveCount(0)
    if ((await items.count()) <= index) break
    await items.nth(index).click()
    await closeAll(page)
  }
}

/** Presses every button of a page that somebody can press; what they open is pressed too. */
const pressAll = async (page: Page, path: string): Promise<void> => {
  const buttons = page.locator('main button:enabled:visible')
  const names = await buttons.evaluateAll((all) =>
    all.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''),
  )
  for (const [index, name] of names.entries()) {
    if (LEFT_ALONE.test(name)) continue
    const press = () => pressOnPage(page, buttons.nth(index))
    await press()
    if ((await page.locator('[role="menu"], [role="dialog"]').count()) > 0) await pressInside(page, press)
    await closeAll(page)
    if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname) await open(page, path)
  }
}

const asColleague = async (
  context: BrowserContext,
  urls: Urls,
  owner: Recruiter,
  workerSession: WorkerSession,
  role: Exclude<Role, 'hiring_manager'>,
): Promise<Recruiter> => {
  const colleague = await joinAs(urls, owner, { role })
  await context.setStorageState(stateOf(colleague, workerSession))
  return colleague
}

test.describe('a reader', () => {
  // Every page, and every button on it.
  test.describe.configure({ timeout: 300_000 })

  test('is offered nothing on any page that is refused to them', async ({
    page,
    context,
    urls,
    recruiter,
    workerSession,
    complaints,
  }) => {
    // Microsoft isn't set up here.
    complaints.allow(/status of 503.*api\/meetings/)
    const work = await makeWork(urls, recruiter)
    await asColleague(context, urls, recruiter, workerSession, 'reader')
    const refusals = watchRefusals(context)
    await page.goto('/dashboard')
    await expect(page.getByText('Je kunt alles lezen. Wijzigen kan niet met jouw rol.')).toBeVisible()
    for (const path of pagesOf(work)) {
      await open(page, path)
      await pressAll(page, path)
      expect(refusals, `what was refused on ${path}`).toEqual([])
      for (const address of writingPages(work.vacancy.id)) {
        const links = page.locator(`main a[href="${address}"], aside a[href="${address}"]`)
        await expect(links, `links on ${path} to ${address}`).toHaveCount(0)
      }
    }
  })
})

test('pages on which one only writes say who can change that, and lead back', async ({
  page,
  context,
  urls,
  recruiter,
  workerSession,
}) => {
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, {})
  await asColleague(context, urls, recruiter, workerSession, 'reader')
  const refusals = watchRefusals(context)
  await page.goto('/dashboard')
  await expect(page.getByText('Je kunt alles lezen. Wijzigen kan niet met jouw rol.')).toBeVisible()
  for (const path of writingPages(vacancy.id)) {
    await open(page, path)
    await expect(page.getByRole('heading', { name: 'Je kunt alleen lezen' }), path).toBeVisible()
    await expect(page.getByText('Een eigenaar van je organisatie kan dat veranderen')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(1)
  }
  expect(refusals).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: 'Vacatures' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Nieuwe Vacature' })).toHaveCount(0)
  await expect(page.getByText('Maken', { exact: true })).toHaveCount(0)
})

test('a recruiter finds every control', async ({ page, context, urls, recruiter, workerSession }) => {
  const work = await makeWork(urls, recruiter)
  await asColleague(context, urls, recruiter, workerSession, 'recruiter')
  const sees = async (path: string, ...names: string[]) => {
    await open(page, path)
    for (const name of names)
      await expect(page.getByRole('button', { name }).or(page.getByRole('link', { name })).first(), name).toBeVisible()
  }
  await sees('/vacancy-dashboard', 'Nieuwe Vacature')
  await sees(`/vacancy/${work.vacancy.id}`, 'Bewerken', 'Meer', 'Afbeelding kiezen')
  await sees(`/vacancy/${work.vacancy.id}?tab=matches`, 'Kandidaat toevoegen', 'Selecteren')
  await sees(`/vacancy/${work.vacancy.id}?tab=publicatietekst`, 'Tekst bewerken', 'Meer met de tekst')
  await sees(`/vacancy/${work.vacancy.id}?tab=bijlagen`, 'Bijlage toevoegen')
  await sees(
    `/kandidaat-profiel/${work.candidate.id}`,
    'Contact opnemen',
    'In procedure zetten',
    'Wis alle gegevens',
    'Leg vast',
  )
  await expect(page.getByRole('textbox', { name: 'Nieuwe notitie' })).toBeVisible()
  await sees(`/gesprek/${work.recordingId}`, 'Sprekers')
  await sees('/meeting-overview', 'Nieuw Gesprek')
  await sees('/agenda')
  await expect(page.getByRole('region', { name: 'Agendabestanden' })).toBeVisible()
  await sees('/create-vacancy')
  await expect(page.getByRole('heading', { name: 'Je kunt alleen lezen' })).toHaveCount(0)
})

test('a role that is lowered meanwhile counts from the next answer on', async ({
  page,
  context,
  urls,
  recruiter,
  workerSession,
  complaints,
}) => {
  complaints.allow(/status of 403/)
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, {})
  const colleague = await asColleague(context, urls, recruiter, workerSession, 'recruiter')
  await open(page, `/vacancy/${vacancy.id}`)
  await expect(page.getByRole('link', { name: 'Bewerken' })).toBeVisible()
  const { body } = await callApi<Organisation>(`${urls.mainApi}${getOrganisation.path}`, { token: recruiter.token })
  const member = body.members.find(({ email }) => email === colleague.email)
  await callApi(`${urls.mainApi}${changeColleague.path.replace('{id}', member?.id ?? '')}`, {
    token: recruiter.token,
    method: 'PATCH',
    body: { role: 'reader' },
  })
  await page.getByRole('combobox', { name: 'Status van de vacature' }).focus()
  await page.getByRole('combobox', { name: 'Status van de vacature' }).selectOption('Vervallen')
  await expect(page.getByText(/Je rol is nu ‘Alleen lezen’/)).toBeVisible()
  await expect(page.getByText('Je kunt alles lezen. Wijzigen kan niet met jouw rol.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bewerken' })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Status van de vacature' })).toHaveCount(0)
})

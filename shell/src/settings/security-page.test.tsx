import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getSession } from '@wervio/session'
import { http, HttpResponse } from 'msw'
import { fakeServices, refusal } from '../testing/fake-services.ts'
import { renderShell } from '../testing/render-shell.tsx'
import './security-page.tsx'
import './deletion/account-deleted-page.tsx'

const { server, signInAs, signOuts } = fakeServices()
beforeEach(async () => {
  await signInAs('Sanne de Vries')
  // The other card of this page; its own test shows it.
  server.use(http.get('http://main.test/api/sign-in-methods', () => HttpResponse.json({}, { status: 404 })))
})

const ID = '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1a00'
const session = (number: number, more: object = {}) => ({
  id: `${ID}${number}`,
  browser: 'Chrome',
  system: 'Windows',
  signed_in_at: '2026-11-20T10:00:00.000Z',
  last_used_at: '2026-11-24T10:00:00.000Z',
  is_current: false,
  ...more,
})
const answerSessions = (body: object, status = 200) =>
  server.use(http.get('http://main.test/api/sessions', () => HttpResponse.json(body, { status })))
const answerPreview = (more: object = {}) =>
  server.use(
    http.get('http://main.test/api/account/deletion', () =>
      HttpResponse.json({
        email: 'x@linde.nl',
        obstacle: null,
        is_recent: true,
        items: [
          { table: 'main.candidates', rows: 1_204 },
          { table: 'main.later_table', rows: 3 },
        ],
        ...more,
      }),
    ),
  )
const openDeletion = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Account verwijderen' }))
  return within(await screen.findByRole('dialog', { name: 'Account verwijderen' }))
}

test('each session says what it is on; an old one is ended and leaves the list', async () => {
  answerSessions([session(1, { is_current: true }), session(2, { browser: null, system: null })])
  const ended: string[] = []
  server.use(
    http.delete('http://main.test/api/sessions/:id', ({ params }) => {
      ended.push(String(params['id']))
      answerSessions([session(1, { is_current: true })])
      return new HttpResponse(null, { status: 204 })
    }),
  )
  renderShell('/profile/security')
  const list = within(await screen.findByRole('list', { name: 'Sessies' }))
  expect(list.getByText('Chrome op Windows')).toBeVisible()
  expect(list.getByText('Deze sessie')).toBeVisible()
  await userEvent.click(list.getByRole('button', { name: 'Uitloggen: Onbekende browser' }))
  expect(await screen.findByText('Uitgelogd: Onbekende browser.')).toBeVisible()
  expect(ended).toEqual([`${ID}2`])
  expect(list.queryByText('Onbekende browser')).toBeNull()
})

test('a list that does not come says so and can be asked for again', async () => {
  answerSessions(refusal('internal', 'Kapot.'), 500)
  renderShell('/profile/security')
  const card = within(await screen.findByRole('region', { name: 'Waar je bent ingelogd' }))
  const again = await card.findByRole('button', { name: 'Probeer opnieuw' })
  answerSessions([session(1, { is_current: true })])
  await userEvent.click(again)
  expect(await screen.findByText('Chrome op Windows')).toBeVisible()
})

test('signing out everywhere but here leaves this session, and a failure leaves all', async () => {
  answerSessions([session(1, { is_current: true }), session(2)])
  const bodies: unknown[] = []
  server.use(
    http.post('http://main.test/api/sessions/end', async ({ request }) => {
      bodies.push(await request.json())
      if (bodies.length === 1) return HttpResponse.json(refusal('internal', 'Kapot.'), { status: 500 })
      answerSessions([session(1, { is_current: true })])
      return new HttpResponse(null, { status: 204 })
    }),
  )
  renderShell('/profile/security')
  const others = () => screen.findByRole('button', { name: 'Overal uitloggen, behalve hier' })
  await userEvent.click(await others())
  expect(await screen.findByText('Kapot.')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Sessies' }).children).toHaveLength(2)
  await userEvent.click(await others())
  expect(await screen.findByText('Je bent overal uitgelogd, behalve hier.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('list', { name: 'Sessies' }).children).toHaveLength(1))
  expect(bodies).toEqual([{ keep_own: true }, { keep_own: true }])
  expect(getSession().status).toBe('signed-in')
  expect(screen.queryByRole('button', { name: 'Overal uitloggen, behalve hier' })).toBeNull()
})

test('signing out everywhere asks first, and signs out here too, without telling the services twice', async () => {
  answerSessions([session(1, { is_current: true })])
  const bodies: unknown[] = []
  server.use(
    http.post('http://main.test/api/sessions/end', async ({ request }) => {
      bodies.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    }),
  )
  renderShell('/profile/security')
  await userEvent.click(await screen.findByRole('button', { name: 'Overal uitloggen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Overal uitloggen?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Overal uitloggen' }))
  await screen.findByRole('link', { name: 'Inloggen' })
  expect(bodies).toEqual([{ keep_own: false }])
  expect(getSession()).toEqual({ status: 'signed-out', reason: 'signed-out' })
  expect(signOuts).toEqual([])
})

test('deleting says what goes, asks for the address, and shows what was erased', async () => {
  answerSessions([])
  answerPreview()
  server.use(
    http.post('http://main.test/api/account/deletion', () =>
      HttpResponse.json({
        id: `${ID}1`,
        erased_at: '2026-11-24T10:00:00.000Z',
        items: [{ table: 'main.candidates', removed: 1_204, left: 0 }],
        identity: 'waiting',
      }),
    ),
  )
  renderShell('/profile/security')
  const dialog = await openDeletion()
  expect(await dialog.findByText('1.204')).toBeVisible()
  expect(dialog.getByText('Overige gegevens')).toBeVisible()
  const confirm = dialog.getByRole('button', { name: 'Definitief verwijderen' })
  await userEvent.click(confirm)
  expect(await dialog.findByText('Typ het e-mailadres waarmee je inlogt.')).toBeVisible()
  await userEvent.type(dialog.getByRole('textbox'), 'X@linde.nl')
  await userEvent.click(confirm)
  expect(await screen.findByRole('heading', { level: 1, name: 'Je account is verwijderd' })).toBeVisible()
  expect(screen.getByText(/er is niets overgebleven\. Je inloggegevens worden binnen enkele minuten/)).toBeVisible()
  expect(getSession()).toEqual({ status: 'signed-out', reason: 'signed-out' })
})

test.each([
  [{ obstacle: 'demo' }, /demo kan niet worden verwijderd/],
  [{ obstacle: 'something_new' }, /Je account is niet verwijderd/],
  [{ is_recent: false }, /Log eerst opnieuw in/],
])('what stands in the way is said instead: %j', async (more, text) => {
  answerSessions([])
  answerPreview(more)
  renderShell('/profile/security')
  const dialog = await openDeletion()
  expect(await dialog.findByText(text)).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Definitief verwijderen' })).toBeNull()
})

const HEIR = `${ID}7`
const succession = (more: object = {}) => ({
  is_last_owner: false,
  handed_over: [{ table: 'main.vacancies', rows: 4 }],
  heirs: [{ id: HEIR, name: 'Bo Smit', role: 'recruiter' }],
  ...more,
})

/** Answers deletions with these refusals and then with a report; returns what was asked. */
const answerDeletion = (...refusals: Response[]): unknown[] => {
  const bodies: unknown[] = []
  server.use(
    http.post('http://main.test/api/account/deletion', async ({ request }) => {
      bodies.push(await request.json())
      return (
        refusals.shift() ??
        HttpResponse.json({
          id: `${ID}1`,
          erased_at: '2026-11-24T10:00:00.000Z',
          items: [{ table: 'main.recruiter_profiles', removed: 1, left: 0 }],
          handed_over: [{ table: 'main.vacancies', rows: 4 }],
          identity: 'erased',
        })
      )
    }),
  )
  return bodies
}

test('who leaves colleagues behind chooses who takes over, and sees what went to them', async () => {
  answerSessions([])
  answerPreview({ succession: succession() })
  const bodies = answerDeletion()
  renderShell('/profile/security')
  const dialog = await openDeletion()
  await userEvent.type(await dialog.findByRole('textbox'), 'x@linde.nl{Enter}')
  expect(await dialog.findByText('Kies een collega die je werk overneemt.')).toBeVisible()
  expect(bodies).toEqual([])
  await userEvent.selectOptions(
    dialog.getByRole('combobox', { name: /^Wie neemt je werk over\?/ }),
    'Bo Smit (recruiter)',
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Definitief verwijderen' }))
  expect(await screen.findByText('Dit is nu van je collega:')).toBeVisible()
  expect(bodies).toEqual([{ email: 'x@linde.nl', heir: HEIR, makes_owner: false }])
})

test('an owner who turns out to be the last one is told so, and makes somebody owner in the same step', async () => {
  answerSessions([])
  answerPreview({ succession: succession({ handed_over: [] }) })
  const bodies = answerDeletion(HttpResponse.json(refusal('last_owner', 'Nu de enige eigenaar.'), { status: 409 }))
  renderShell('/profile/security')
  const dialog = await openDeletion()
  const address = await dialog.findByRole('textbox')
  expect(dialog.queryByRole('combobox')).toBeNull()
  answerPreview({ succession: succession({ is_last_owner: true }) })
  await userEvent.type(address, 'x@linde.nl{Enter}')
  expect(await dialog.findByText('Nu de enige eigenaar.')).toBeVisible()
  await userEvent.selectOptions(
    await dialog.findByRole('combobox', { name: /^Wie wordt eigenaar en neemt je werk over/ }),
    HEIR,
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Definitief verwijderen' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Je account is verwijderd' })).toBeVisible()
  expect(bodies).toEqual([{ email: 'x@linde.nl' }, { email: 'x@linde.nl', heir: HEIR, makes_owner: true }])
})

test('an account that was not deleted stays signed in and says why', async () => {
  answerSessions([])
  answerPreview()
  server.use(
    http.post('http://main.test/api/account/deletion', () =>
      HttpResponse.json(refusal('file_unavailable', 'Niet alle bestanden.'), { status: 503 }),
    ),
  )
  renderShell('/profile/security')
  const dialog = await openDeletion()
  await userEvent.type(await dialog.findByRole('textbox'), 'x@linde.nl{Enter}')
  expect(await dialog.findByText('Niet alle bestanden.')).toBeVisible()
  expect(getSession().status).toBe('signed-in')
})

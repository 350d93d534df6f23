import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AuditEntry } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { fakeServices, refusal } from '../testing/fake-services.ts'
import { renderShell } from '../testing/render-shell.tsx'

const { answerProfile, server, signInAs } = fakeServices()
beforeEach(() => {
  server.use(http.get('http://main.test/api/organisation', () => HttpResponse.json({ name: '', members: [] })))
  return signInAs('Sanne de Vries')
})

const ADDRESS = 'http://main.test/api/audit-log'
const noor = { id: '0190a000-0000-7000-8000-000000000003', name: 'Noor Bakker' }
const sanne = { id: '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1c001', name: 'Sanne de Vries' }

const entryOf = (number: number, more: Partial<AuditEntry>): AuditEntry => ({
  id: `0190a000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`,
  at: '2026-11-20T10:00:00.000Z',
  until: null,
  times: 1,
  actor: sanne,
  job: null,
  category: 'change',
  action: 'change',
  subject: { kind: 'candidate', id: noor.id },
  candidate: noor,
  vacancy: null,
  colleague: null,
  detail: null,
  columns: [],
  rows: null,
  ...more,
})

const answerWith = (entries: AuditEntry[]) => server.use(http.get(ADDRESS, () => HttpResponse.json(entries)))

const sentences = async (): Promise<string[]> => {
  const day = await screen.findByRole('region', { name: /november 2026/ })
  return within(day)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/^\d+:\d+/, '').trim() ?? '')
}

test('what somebody saw of one candidate in one look is one line, and nothing of it is left out', async () => {
  const readOf = (number: number, detail: string, more: Partial<AuditEntry> = {}) =>
    entryOf(number, { category: 'read', action: 'read', detail, at: `2026-11-20T10:${59 - number}:00.000Z`, ...more })
  const tom = { id: '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1c002', name: 'Tom Visser' }
  answerProfile({ role: 'owner' })
  answerWith([
    readOf(1, 'timeline'),
    readOf(1, 'audit_log', { id: '0190a000-0000-7000-8000-000000000199' }),
    readOf(2, 'notes', { times: 2 }),
    readOf(3, 'profile'),
    readOf(4, 'profile', { actor: tom }),
    readOf(5, 'cv', { actor: tom, candidate: { id: sanne.id, name: 'Ilse' } }),
    readOf(15, 'cv', { actor: tom, candidate: { id: sanne.id, name: 'Ilse' } }),
    entryOf(16, { columns: ['phone'], at: '2026-11-20T10:43:00.000Z', actor: tom }),
  ])
  renderShell('/profile/audit-log')
  expect(await sentences()).toEqual([
    'Sanne de Vries bekeek het profiel, de notities (2 keer), het logboek en de tijdlijn van Noor Bakker.',
    'Tom Visser bekeek het profiel van Noor Bakker.',
    'Tom Visser bekeek het CV van Ilse.',
    'Tom Visser bekeek het CV van Ilse.',
    'Tom Visser wijzigde telefoon van Noor Bakker.',
  ])
})

test('the name at an entry leads to all that they did, also when they left', async () => {
  answerProfile({ role: 'owner' })
  const former = { id: '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1c009', name: null }
  answerWith([entryOf(1, { columns: ['phone'] }), entryOf(2, { columns: ['phone'], actor: former })])
  const { address } = renderShell('/profile/audit-log?soort=change')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('link', { name: 'Een oud-collega' }))
  expect(address()).toBe(`/profile/audit-log?soort=change&wie=${former.id}`)
  expect(screen.getByRole('combobox', { name: 'Wie' })).toHaveDisplayValue('Een oud-collega')
  expect(screen.getByRole('combobox', { name: 'Wat' })).toHaveValue('change')
})

test('an owner reads who saw and changed what, as sentences under their day', async () => {
  answerProfile({ role: 'owner' })
  answerWith([
    entryOf(1, { category: 'read', action: 'read', detail: 'profile', times: 3 }),
    entryOf(2, { columns: ['phone', 'location'] }),
    entryOf(3, { action: 'delete', actor: { id: noor.id, name: null }, candidate: { id: noor.id, name: null } }),
    entryOf(4, {
      actor: null,
      job: 'tidy',
      action: 'delete',
      subject: { kind: 'note', id: noor.id },
    }),
    entryOf(5, {
      category: 'access',
      action: 'create',
      subject: { kind: 'invitation', id: noor.id },
      candidate: null,
      detail: 'reader',
    }),
    entryOf(6, { category: 'read', action: 'list', detail: 'search', candidate: null, rows: 12 }),
    entryOf(7, { category: 'later', action: 'later', subject: { kind: 'later', id: null }, job: 'later', actor: null }),
    entryOf(8, {
      category: 'read',
      action: 'read',
      subject: { kind: 'calendar_feed', id: sanne.id },
      candidate: null,
      detail: 'meetings',
      times: 2,
    }),
  ])
  renderShell('/profile/audit-log')
  expect(await sentences()).toEqual([
    'Sanne de Vries bekeek het profiel van Noor Bakker. 3 keer',
    'Sanne de Vries wijzigde telefoon en locatie van Noor Bakker.',
    'Een oud-collega wiste alles over een verwijderde kandidaat.',
    'Wervio (automatisch: opruimen) wiste een notitie van Noor Bakker.',
    'Sanne de Vries nodigde iemand uit als alleen lezen.',
    'Sanne de Vries bekeek zoekresultaten van kandidaten (12 regels).',
    'Wervio (automatisch: later) wijzigde gegevens van Noor Bakker.',
    'Sanne de Vries liet afspraken lezen via het geheime adres van de agenda. 2 keer',
  ])
  expect(screen.getAllByRole('link', { name: 'Noor Bakker' })[0]).toHaveAttribute(
    'href',
    `/kandidaat-profiel/${noor.id}`,
  )
  expect(screen.getByRole('link', { name: 'Logboek' })).toHaveAttribute('aria-current', 'page')
})

test('what an owner or a colleague changed of how they sign in is told in words', async () => {
  answerProfile({ role: 'owner' })
  const securityEntry = (number: number, columns: string[], detail: string | null) =>
    entryOf(number, {
      category: 'access',
      subject: { kind: 'account_security', id: sanne.id },
      candidate: null,
      colleague: sanne,
      columns,
      detail,
    })
  answerWith([
    securityEntry(1, ['password_changed_at'], 'password'),
    securityEntry(2, ['has_second_factor'], 'password second_factor'),
    securityEntry(3, ['has_second_factor'], 'password'),
    securityEntry(4, ['has_password', 'has_second_factor'], null),
    securityEntry(5, ['has_password'], 'password'),
    securityEntry(6, ['later'], 'password'),
  ])
  renderShell('/profile/audit-log')
  expect(await sentences()).toEqual([
    'Sanne de Vries wijzigde het wachtwoord.',
    'Sanne de Vries zette tweestapsverificatie aan.',
    'Sanne de Vries zette tweestapsverificatie uit.',
    'Sanne de Vries verwijderde het wachtwoord en zette tweestapsverificatie uit.',
    'Sanne de Vries stelde een wachtwoord in.',
    'Sanne de Vries wijzigde de beveiliging van het eigen account.',
  ])
})

test('filters stand in the address and are asked of the service; what makes no sense is left out', async () => {
  answerProfile({ role: 'owner' })
  const requestedQueries: string[] = []
  server.use(
    http.get(ADDRESS, ({ request }) => {
      requestedQueries.push(new URL(request.url).search)
      return HttpResponse.json([])
    }),
  )
  const shell = renderShell(`/profile/audit-log?kandidaat=${noor.id}&soort=onzin`)
  expect(await screen.findByText('Niets gevonden')).toBeVisible()
  expect(requestedQueries).toEqual([`?candidate_id=${noor.id}&limit=50`])
  await userEvent.selectOptions(screen.getByLabelText('Wat'), 'Gewijzigd')
  expect(shell.address()).toContain('soort=change')
  expect(await screen.findByText('Niets gevonden')).toBeVisible()
  expect(requestedQueries.at(-1)).toContain('category=change')
  const [back] = screen.getAllByRole('button', { name: 'Toon het hele logboek' })
  if (back) await userEvent.click(back)
  expect(await screen.findByText('Nog niets in het logboek')).toBeVisible()
})

test('what Wervio did by itself can be chosen among the people, and stands in the address', async () => {
  answerProfile({ role: 'owner' })
  const requestedQueries: string[] = []
  server.use(
    http.get(ADDRESS, ({ request }) => {
      requestedQueries.push(new URL(request.url).search)
      return HttpResponse.json([])
    }),
  )
  const shell = renderShell('/profile/audit-log')
  await screen.findByText('Nog niets in het logboek')
  await userEvent.selectOptions(screen.getByLabelText('Wie'), 'Wervio (automatisch)')
  expect(await screen.findByText('Niets gevonden')).toBeVisible()
  expect(requestedQueries.at(-1)).toBe('?actor=job&limit=50')
  expect(shell.address()).toBe('/profile/audit-log?wie=job')
  expect(screen.getByLabelText('Wie')).toHaveDisplayValue('Wervio (automatisch)')
})

test('more is loaded on request; a page that fails says so and leaves what is there', async () => {
  answerProfile({ role: 'owner' })
  let fails = true
  server.use(
    http.get(ADDRESS, ({ request }) => {
      if (!new URL(request.url).searchParams.has('cursor'))
        return HttpResponse.json([entryOf(1, { columns: ['phone'] })], {
          headers: { Link: '</api/audit-log?cursor=volgende>; rel="next"' },
        })
      if (fails) return HttpResponse.json(refusal('internal', 'Er is een probleem met de server.'), { status: 500 })
      return HttpResponse.json([entryOf(2, { columns: ['email'] })])
    }),
  )
  renderShell('/profile/audit-log')
  await userEvent.click(await screen.findByRole('button', { name: 'Meer laden' }))
  expect(await screen.findByText('Er is een probleem met de server.')).toBeVisible()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Meer laden' }))
  expect(await screen.findByText(/wijzigde e-mailadres/)).toBeVisible()
  expect(screen.getByText(/wijzigde telefoon/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Meer laden' })).toBeNull()
})

test('a log that can not be fetched says so and can be tried again', async () => {
  answerProfile({ role: 'owner' })
  server.use(
    http.get(ADDRESS, () =>
      HttpResponse.json(refusal('internal', 'Er is een probleem met de server.'), { status: 500 }),
    ),
  )
  renderShell('/profile/audit-log')
  expect(await screen.findByText('Er is een probleem met de server.')).toBeVisible()
  expect(screen.getByRole('button', { name: /opnieuw/i })).toBeVisible()
})

test.each(['recruiter', 'reader', 'hiring_manager'] as const)(
  'a %s has no tab, and is told why the page is empty',
  async (role) => {
    answerProfile({ role })
    renderShell('/profile/audit-log')
    expect(await screen.findByText('Alleen voor eigenaren')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Logboek' })).toBeNull()
  },
)

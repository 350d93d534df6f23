import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { messages, type Member } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { fakeServices, refusal, vacancySummaryNamed } from '../testing/fake-services.ts'
import { renderShell } from '../testing/render-shell.tsx'

const MAIN = 'http://main.test'
const ID = '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1a00'
const member = (number: number, name: string, more: Partial<Member> = {}): Member => ({
  id: `${ID}${number}`,
  name,
  email: `${name.toLowerCase()}@linde.nl`,
  role: 'recruiter',
  since: '2026-11-10T10:00:00.000Z',
  you: false,
  vacancy_ids: [],
  ...more,
})
const [sanne, noor, teun] = [
  member(1, 'Sanne', { role: 'owner', you: true }),
  member(2, 'Noor'),
  member(3, 'Teun', { role: 'reader' }),
] as const
const organisation = (...members: readonly Member[]) => ({ name: 'Linde', members })

const { answerProfile, answerSearch, server, signInAs } = fakeServices()
const list = () => screen.findByRole('region', { name: 'Collega’s' })
const row = async (name: string) => {
  const item = within(await list())
    .getByText(new RegExp(`^${name}`))
    .closest('li')
  return within(item ?? document.body)
}

beforeEach(async () => {
  answerProfile({ role: 'owner' })
  server.use(
    http.get(`${MAIN}/api/organisation`, () => HttpResponse.json(organisation(sanne, noor, teun))),
    http.get(`${MAIN}/api/invitations`, () => HttpResponse.json([])),
  )
  await signInAs('Sanne')
})

test('everybody stands there with their role', async () => {
  renderShell('/profile/colleagues')
  for (const [name, role] of [
    ['Sanne (jij)', 'Eigenaar'],
    ['Noor', 'Recruiter'],
    ['Teun', 'Alleen lezen'],
  ] as const) {
    const item = within(await list())
      .getByText(name)
      .closest('li')
    expect(within(item ?? document.body).getByText(role)).toBeVisible()
  }
  expect(within(await list()).queryByRole('button', { name: 'Verwijderen: Sanne' })).toBeNull()
})

test('an owner gives a colleague another role; as a hiring manager they get vacancies', async () => {
  const vacancy = vacancySummaryNamed('Planner', 1)
  answerSearch([], [vacancy])
  const bodies: unknown[] = []
  server.use(
    http.patch(`${MAIN}/api/colleagues/${noor.id}`, async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json(organisation(sanne, { ...noor, role: 'hiring_manager' }, teun))
    }),
  )
  const user = userEvent.setup()
  renderShell('/profile/colleagues')
  await user.click((await row('Noor')).getByRole('button', { name: 'Rol wijzigen van Noor' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rol van Noor' }))
  expect(dialog.getByRole('combobox', { name: /^Rol/ })).toHaveValue('recruiter')
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Rol/ }), 'Hiring manager')
  await user.click(await dialog.findByRole('checkbox', { name: /^Planner/ }))
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }))
  expect(await screen.findByText('De rol van Noor is gewijzigd.')).toBeVisible()
  expect(bodies).toEqual([{ role: 'hiring_manager', vacancy_ids: [vacancy.id] }])
  expect((await row('Noor')).getByText('Hiring manager')).toBeVisible()
})

test('the last owner stays owner, and is told so', async () => {
  server.use(
    http.patch(`${MAIN}/api/colleagues/${sanne.id}`, () =>
      HttpResponse.json(refusal('last_owner', messages.lastOwner), { status: 409 }),
    ),
  )
  const user = userEvent.setup()
  renderShell('/profile/colleagues')
  await user.click((await row('Sanne')).getByRole('button', { name: 'Rol wijzigen van Sanne' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rol van Sanne' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Rol/ }), 'Alleen lezen')
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }))
  expect(await dialog.findByText(messages.lastOwner)).toBeVisible()
})

test('whoever is removed leaves their work to who was chosen; the dialog stays until that is done', async () => {
  const heirs: (string | null)[] = []
  const answer = Promise.withResolvers<void>()
  server.use(
    http.delete(`${MAIN}/api/colleagues/${teun.id}`, async ({ request }) => {
      heirs.push(new URL(request.url).searchParams.get('heir'))
      await answer.promise
      return HttpResponse.json(organisation(sanne, noor))
    }),
  )
  const user = userEvent.setup()
  renderShell('/profile/colleagues')
  await user.click((await row('Teun')).getByRole('button', { name: 'Verwijderen: Teun' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Teun verwijderen' }))
  const heir = dialog.getByRole('combobox', { name: 'Wie neemt het werk over?' })
  expect(
    within(heir)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sanne (jij)', 'Noor'])
  await user.selectOptions(heir, 'Noor')
  await user.click(dialog.getByRole('button', { name: 'Verwijderen' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Annuleren' })).toBeDisabled())
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'Teun verwijderen' })).toBeVisible()
  answer.resolve()
  expect(await screen.findByText('Teun hoort niet meer bij je organisatie.')).toBeVisible()
  expect(heirs).toEqual([noor.id])
  expect(within(await list()).queryByText('Teun')).toBeNull()
})

test('an heir who is refused is told at the choice', async () => {
  server.use(
    http.delete(`${MAIN}/api/colleagues/${noor.id}`, () =>
      HttpResponse.json(
        {
          ...refusal('validation_failed', messages.validationFailed),
          fields: [{ path: 'heir', message: messages.heirRefused }],
        },
        { status: 400 },
      ),
    ),
  )
  const user = userEvent.setup()
  renderShell('/profile/colleagues')
  await user.click((await row('Noor')).getByRole('button', { name: 'Verwijderen: Noor' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Noor verwijderen' }))
  await user.click(dialog.getByRole('button', { name: 'Verwijderen' }))
  expect(await dialog.findByText(messages.heirRefused)).toBeVisible()
})

test('an open invitation is withdrawn', async () => {
  const invitation = {
    id: `${ID}9`,
    role: 'reader',
    email: null,
    by: 'Sanne',
    vacancy_ids: [],
    created_at: '2026-11-10T10:00:00.000Z',
    expires_at: '2026-12-17T10:00:00.000Z',
    is_expired: false,
  }
  let isOpen = true
  server.use(
    http.get(`${MAIN}/api/invitations`, () => HttpResponse.json(isOpen ? [invitation] : [])),
    http.delete(`${MAIN}/api/invitations/${invitation.id}`, () => {
      isOpen = false
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const user = userEvent.setup()
  renderShell('/profile/colleagues')
  await user.click(await screen.findByRole('button', { name: 'Intrekken: uitnodiging voor wie de link heeft' }))
  expect(await screen.findByText('De uitnodiging is ingetrokken.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Open uitnodigingen' })).toBeNull())
})

test('who is no owner sees the others, and changes nobody', async () => {
  answerProfile({ role: 'recruiter' })
  renderShell('/profile/colleagues')
  expect(await screen.findByText('Een eigenaar nodigt collega’s uit en verandert rollen.')).toBeVisible()
  expect(within(await list()).getByText('Noor')).toBeVisible()
  for (const name of [/^Rol wijzigen/, /^Verwijderen/, 'Collega uitnodigen'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

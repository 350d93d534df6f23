import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { call } from '@wervio/api-client'
import { listVacancies, messages, type PipelineSummary } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { fakeServices, refusal } from '../testing/fake-services.ts'
import { renderShell } from '../testing/render-shell.tsx'

const { answerProfile, server, signInAs } = fakeServices()
beforeEach(() => signInAs('Sanne de Vries'))

const pipelines: PipelineSummary[] = [
  {
    id: '0190a000-0000-7000-8000-000000000003',
    title: 'Kok',
    company: 'Grand Café',
    location: 'Assen',
    status: 'actief',
    candidates: 1,
  },
]
const answerPipelines = (body: object, status = 200) =>
  server.use(http.get('http://main.test/api/pipelines', () => HttpResponse.json(body, { status })))

test('a hiring manager finds their vacancies and nothing that is refused to them', async () => {
  answerProfile({ role: 'hiring_manager' })
  answerPipelines(pipelines)
  renderShell('/dashboard')
  const vacancy = await screen.findByRole('link', { name: /Kok/ })
  expect(vacancy).toHaveAttribute('href', `/procedure/${pipelines[0]?.id}`)
  expect(vacancy).toHaveTextContent('1 kandidaat in de procedure')
  const pages = screen.getByRole('navigation', { name: 'Pagina’s' })
  expect(
    within(pages)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Vacatures', 'Profiel'])
})

test('a list that can not be fetched says so and can be tried again', async () => {
  answerProfile({ role: 'hiring_manager' })
  answerPipelines(refusal('internal', 'Er is een probleem met de server.'), 500)
  renderShell('/dashboard')
  expect(await screen.findByText('Er is een probleem met de server.')).toBeVisible()
  expect(screen.getByRole('button', { name: /opnieuw/i })).toBeVisible()
})

test('a link to a vacancy brings a hiring manager to its procedure; other pages are not for them', async () => {
  answerProfile({ role: 'hiring_manager' })
  answerPipelines([])
  server.use(
    http.get('http://main.test/api/pipelines/:id', () =>
      HttpResponse.json(refusal('not_found', 'Vacature niet gevonden'), { status: 404 }),
    ),
  )
  const shell = renderShell('/vacancy/7')
  expect(await screen.findByText('Vacature niet gevonden')).toBeVisible()
  expect(shell.address()).toBe('/procedure/7')
  renderShell('/dashboard-candidates')
  expect(await screen.findByText('Deze pagina hoort niet bij je rol')).toBeVisible()
})

test('a reader is told that they change nothing, and gets no page to make something on', async () => {
  answerProfile({ role: 'reader' })
  renderShell('/dashboard')
  expect(await screen.findByText('Je kunt alles lezen. Wijzigen kan niet met jouw rol.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Nieuwe Vacature' })).toBeNull())
  expect(screen.queryByRole('button', { name: 'Vraag de assistent' })).toBeNull()
  renderShell('/create-vacancy')
  expect(await screen.findByRole('heading', { name: 'Je kunt alleen lezen' })).toBeVisible()
  expect(screen.getByText(/Een eigenaar van je organisatie kan dat veranderen/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Terug naar Vacatures' })).toHaveAttribute('href', '/vacancy-dashboard')
})

test('what leads to a page can be of one role: a reader finds the ranking where others find the analysis', async () => {
  answerProfile({ role: 'reader' })
  renderShell('/matching-dashboard')
  const sidebar = await screen.findByRole('complementary', { name: 'Zijbalk' })
  await waitFor(() => expect(within(sidebar).getByRole('link', { name: 'Matching' })).toBeVisible())
  expect(within(sidebar).getByRole('link', { name: 'Matching' })).toHaveAttribute('aria-current', 'page')
  expect(within(sidebar).queryByRole('link', { name: 'Match analyse' })).toBeNull()
})

test('the menu offers a reader pages to read, and nothing to make', async () => {
  answerProfile({ role: 'reader' })
  renderShell('/dashboard')
  await screen.findByText('Je kunt alles lezen. Wijzigen kan niet met jouw rol.')
  const user = userEvent.setup()
  await user.keyboard('{Control>}k{/Control}')
  const list = within(await screen.findByRole('listbox'))
  expect(list.getByRole('option', { name: 'Matching' })).toBeVisible()
  expect(list.queryByText('Maken')).toBeNull()
  for (const name of ['Nieuwe Vacature', 'Nieuw gesprek', 'Online gesprek plannen', 'Opname importeren'])
    expect(list.queryByRole('option', { name })).toBeNull()
})

test('a role that an owner changes meanwhile counts from the next answer on, and is told', async () => {
  answerProfile({ role: 'owner', display_name: 'Margreet Smit' })
  renderShell('/dashboard')
  await screen.findByRole('heading', { name: /Margreet/ })
  expect(screen.getAllByRole('link', { name: 'Nieuwe Vacature' })[0]).toBeVisible()
  answerProfile({ role: 'reader' })
  server.use(
    http.get('http://main.test/api/vacancies', () =>
      HttpResponse.json(refusal('role_refused', messages.roleRefused), { status: 403 }),
    ),
  )
  await act(() => call(listVacancies, {}).catch(() => undefined))
  expect(await screen.findByText('Je kunt alles lezen. Wijzigen kan niet met jouw rol.')).toBeVisible()
  expect(await screen.findByText(/Je rol is nu ‘Alleen lezen’. Alles lezen, niets wijzigen./)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Nieuwe Vacature' })).toBeNull())
})

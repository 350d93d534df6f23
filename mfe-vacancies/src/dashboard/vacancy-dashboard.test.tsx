import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages, type VacancySummary } from '@wervio/contracts'
import { stubScreen } from '@wervio/testing'
import { http, HttpResponse } from 'msw'
import {
  COUNTS,
  counts,
  failure,
  fakeServices,
  ID,
  server,
  summary,
  SUMMARIES,
  vacancy,
  VACANCIES,
} from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const stubList = (...rows: VacancySummary[]) => {
  const listRequest = jest.fn()
  server.use(
    http.get(
      SUMMARIES,
      ({ request }) => (listRequest(Object.fromEntries(new URL(request.url).searchParams)), HttpResponse.json(rows)),
    ),
    http.get(COUNTS, () => HttpResponse.json(counts({ actief: rows.length, 'on-hold': 3 }))),
  )
  return listRequest
}
const card = async (title: string) => {
  const item = (await screen.findByRole('link', { name: title })).closest('li')
  if (!item) throw new Error('no card')
  return within(item)
}

test('each vacancy is a card with its facts, real status and one link', async () => {
  stubList(summary({ status: 'on-hold' }))
  const { user, address } = renderApp('/vacancy-dashboard')
  const nurse = await card('Wijkverpleegkundige')
  for (const text of ['Zorggroep De Linde', 'Assen', '24–32 uur', '€ 3.250', 'On Hold'])
    expect(nurse.getByText(text)).toBeVisible()
  server.use(http.get(`${VACANCIES}/:id`, () => HttpResponse.json(vacancy())))
  await user.click(nurse.getByRole('link'))
  await waitFor(() => expect(address()).toBe(`/vacancy/${ID}`))
})

test('empty fields have the texts of the specification', async () => {
  stubList(summary({ location: '', salary: '', hours: '', company: '' }))
  renderApp('/vacancy-dashboard')
  const nurse = await card('Wijkverpleegkundige')
  expect(nurse.getByText('Locatie onbekend')).toBeVisible()
  expect(nurse.getByText('Salaris niet gespecificeerd')).toBeVisible()
})

test('text of the server is text', async () => {
  stubList(summary({ title: '<img src=x onerror=alert(1)>' }))
  const { container } = renderApp('/vacancy-dashboard')
  expect(await screen.findByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
})

test('the card Nieuwe Vacature stands there while the list loads', async () => {
  server.use(
    http.get(SUMMARIES, () => new Promise<never>(() => undefined)),
    http.get(COUNTS, () => HttpResponse.json(counts())),
  )
  renderApp('/vacancy-dashboard')
  expect(await screen.findByText('Vacatures laden...')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Nieuwe Vacature' })).toHaveAttribute('href', '/create-vacancy')
})

test('on a phone Nieuwe Vacature stands above the vacancies, and is none of the list', async () => {
  stubScreen(390)
  stubList(summary())
  renderApp('/vacancy-dashboard')
  const first = (await card('Wijkverpleegkundige')).getByRole('link').closest('li')
  expect(screen.getByRole('link', { name: 'Nieuwe Vacature' })).toHaveAttribute('href', '/create-vacancy')
  expect(within(screen.getByRole('list', { name: 'Vacatures' })).getAllByRole('listitem')[0]).toBe(first)
  expect(first).toHaveAttribute('aria-posinset', '1')
})

test('an empty list says so and has one action', async () => {
  stubList()
  renderApp('/vacancy-dashboard')
  expect(await screen.findByRole('heading', { name: 'Nog geen vacatures' })).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('when all are archived the list says so, and leads there', async () => {
  stubList()
  server.use(http.get(COUNTS, () => HttpResponse.json(counts({}, 2))))
  renderApp('/vacancy-dashboard')
  expect(await screen.findByRole('heading', { name: 'Alle vacatures staan in het archief' })).toBeVisible()
  expect(screen.getByRole('button', { name: /archief/ })).toBeVisible()
})

test.each([
  [403, messages.forbidden],
  [500, messages.serverProblem],
])('status %i shows its text, and Probeer opnieuw helps', async (status, text) => {
  stubList(summary())
  server.use(http.get(SUMMARIES, () => HttpResponse.json(failure(), { status })))
  const { user } = renderApp('/vacancy-dashboard')
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('Er ging iets mis')).toBeVisible()
  expect(within(alert).getByText(text)).toBeVisible()
  stubList(summary())
  await user.click(within(alert).getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByRole('link', { name: 'Wijkverpleegkundige' })).toBeVisible()
})

test('without a token it says Niet ingelogd and leads to sign-in and back', async () => {
  localStorage.removeItem('token')
  renderApp('/vacancy-dashboard')
  expect(await screen.findByText('Niet ingelogd')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login?next=%2Fvacancy-dashboard')
})

test('the next page comes by its cursor, and a failed one leaves the rest', async () => {
  const second = summary({ id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d22', title: 'Planner' })
  const next = { headers: { link: `<${SUMMARIES}?cursor=abc>; rel="next"` } }
  let isBroken = true
  stubList()
  server.use(
    http.get(SUMMARIES, ({ request }) => {
      if (new URL(request.url).searchParams.get('cursor') !== 'abc') return HttpResponse.json([summary()], next)
      return isBroken ? HttpResponse.json(failure(), { status: 500 }) : HttpResponse.json([second])
    }),
  )
  const { user } = renderApp('/vacancy-dashboard')
  expect(await screen.findByText(messages.serverProblem)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Wijkverpleegkundige' })).toBeVisible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByRole('link', { name: 'Planner' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Wijkverpleegkundige' })).toBeVisible()
})

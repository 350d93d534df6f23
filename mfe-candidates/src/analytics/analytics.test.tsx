import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages, type CandidateAnalytics } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { failure, fakeServices, MAIN, server } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const PATH = '/dashboard-candidates?tab=analytics'
const ANALYTICS = `${MAIN}/api/candidate-analytics`

const figures: CandidateAnalytics = {
  total: 40,
  inflow: [
    { week: '2026-01-05', count: 10 },
    { week: '2026-01-12', count: 30 },
  ],
  sources: [
    { value: 'cv', count: 30 },
    { value: 'import', count: 10 },
  ],
  statuses: [
    { value: 'nieuw', count: 20 },
    { value: 'in_proces', count: 10 },
    { value: 'aangenomen', count: 4 },
    { value: 'afgewezen', count: 6 },
  ],
  reached: { in_proces: 16, aangenomen: 4 },
  skills: [{ value: 'Wondzorg', count: 12 }],
  locations: [],
  with_cv: 36,
}
const stubAnalytics = (overrides: Partial<CandidateAnalytics> = {}) => {
  const requestedWeeks: (string | null)[] = []
  server.use(
    http.get(
      ANALYTICS,
      ({ request }) => (
        requestedWeeks.push(new URL(request.url).searchParams.get('weeks')),
        HttpResponse.json({ ...figures, ...overrides })
      ),
    ),
  )
  return requestedWeeks
}

test('each chart says in words what it shows, with its figures as a table', async () => {
  stubAnalytics()
  const { user } = renderApp(PATH)
  const inflow = within(await screen.findByRole('region', { name: 'Instroom per week' }))
  expect(inflow.getByText(/^40 kandidaten in 2 weken; de meeste in de week van 12 jan/)).toBeVisible()
  await user.click(inflow.getByText('Cijfers als tabel'))
  expect(
    within(inflow.getByRole('table', { name: 'Instroom per week' }))
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['Week vanKandidaten', expect.stringMatching(/^5 jan.*10$/), expect.stringMatching(/^12 jan.*30$/)])
  const funnel = within(screen.getByRole('region', { name: 'Van toegevoegd naar aangenomen' }))
  expect(
    funnel.getByText('Van 40 kandidaten kwamen er 16 in proces (40%) en werden er 4 aangenomen (10%).'),
  ).toBeVisible()
  await user.click(funnel.getByText('Cijfers als tabel'))
  expect(
    within(funnel.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['StapKandidaten', 'Toegevoegd40', 'In proces gekomen16', 'Aangenomen4', 'Afgewezen6'])
  expect(
    within(screen.getByRole('region', { name: 'Herkomst' })).getByText(/CV toegevoegd, 30 kandidaten/),
  ).toBeVisible()
  expect(
    within(screen.getByRole('region', { name: 'Locaties' })).getByText('Hierover is nog niets bekend.'),
  ).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Kerncijfers' })).getByText('90%')).toBeVisible()
})

test('the period is asked of the service and stands in the address', async () => {
  const requestedWeeks = stubAnalytics()
  const { user, address } = renderApp(PATH)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Periode' }), 'Laatste jaar')
  await waitFor(() => expect(requestedWeeks).toEqual(['26', '52']))
  expect(address()).toBe(`${PATH}&weken=52`)
})

test('without anybody in the period there is one thing to do; a failure offers a retry', async () => {
  stubAnalytics({ total: 0 })
  server.use(http.get(ANALYTICS, () => HttpResponse.json(failure('internal', ''), { status: 500 }), { once: true }))
  const { user } = renderApp(PATH)
  expect(await screen.findByRole('heading', { name: messages.analyticsFailed })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByRole('heading', { name: 'Nog geen cijfers in deze periode' })).toBeVisible()
})

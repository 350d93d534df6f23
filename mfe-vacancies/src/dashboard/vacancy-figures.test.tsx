import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { VacancySummary } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { COUNTS, counts, fakeServices, server, summary, SUMMARIES } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const threeDaysAgo = () => {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 3, 12).toISOString()
}
const stub = (overrides: Partial<VacancySummary>) =>
  server.use(
    http.get(SUMMARIES, () => HttpResponse.json([summary({ created_at: threeDaysAgo(), ...overrides })])),
    http.get(COUNTS, () => HttpResponse.json(counts({ actief: 1 }))),
  )
const busy = { open_applications: 5, new_applications: 2 }

test('a card says who is in procedure, who of them is new, and how long the vacancy is open', async () => {
  stub(busy)
  renderApp('/vacancy-dashboard')
  const title = await screen.findByRole('link', { name: 'Wijkverpleegkundige' })
  const card = title.closest('li')
  if (!card) throw new Error('no card')
  expect(within(card).getByText('5 kandidaten · 2 nieuw')).toHaveAttribute(
    'title',
    '5 kandidaten in de procedure; nieuw: nog bij CV Ontvangen (2)',
  )
  expect(within(card).getByText('3 dagen open')).toBeVisible()
})

test('a row of the table says the same', async () => {
  stub(busy)
  renderApp('/vacancy-dashboard?view=table')
  const row = await screen.findByRole('row', { name: /Wijkverpleegkundige/ })
  expect(within(row).getByRole('cell', { name: '5 · 2 nieuw' })).toBeVisible()
  expect(within(row).getByRole('cell', { name: '3 dagen' })).toBeVisible()
})

test('a closed vacancy has no days open', async () => {
  stub({ ...busy, status: 'ingevuld' })
  renderApp('/vacancy-dashboard')
  expect(await screen.findByText('5 kandidaten · 2 nieuw')).toBeVisible()
  expect(screen.queryByText(/dagen open/)).toBeNull()
})

test('the list of vacancies of one’s own says it too', async () => {
  stub(busy)
  renderApp('/vacatures')
  expect(await screen.findByText('5 kandidaten · 2 nieuw · 3 dagen open')).toBeVisible()
})

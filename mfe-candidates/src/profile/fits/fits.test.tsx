import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages, type VacancyFit } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { event, profileCalls } from '../../testing/fake-profile.ts'
import { AI, failure, fakeServices, ID, server } from '../../testing/fake-services.ts'
import { VACANCY } from '../../testing/fake-vacancies.ts'
import { renderApp } from '../../testing/render-app.tsx'

fakeServices()

const ADDRESS = `${AI}/api/candidates/${ID}/vacancy-fits`
const idOf = (number: number) => `4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d1${number}`

const fit = (number: number, percentage: number, overrides: Partial<VacancyFit> = {}): VacancyFit => ({
  vacancy_id: idOf(number),
  title: `Vacature ${number}`,
  company: 'Zorggroep De Linde',
  location: 'Assen',
  score: {
    percentage,
    points: percentage / 10,
    maximum: 10,
    states: [],
    version: 'v1',
    strength: 'BIG-registratie',
    gap: 'Rijbewijs B niet gevonden (staat niet in CV of profiel)',
    computed_at: '2026-01-01T09:00:00.000Z',
  },
  ...overrides,
})

test('the profile shows which open vacancies fit best, with the strongest point and the gap', async () => {
  server.use(
    ...profileCalls().handlers,
    http.get(ADDRESS, () => HttpResponse.json([4, 3, 2, 1].map((n) => fit(n, n * 20)))),
  )
  const { user } = renderApp(`/kandidaat-profiel/${ID}`)
  const card = within(await screen.findByRole('region', { name: 'Past bij' }))
  expect(await card.findByRole('link', { name: 'Vacature 4' })).toHaveAttribute('href', `/vacancy/${idOf(4)}`)
  expect(card.getAllByText('BIG-registratie')).toHaveLength(3)
  expect(card.getAllByText('Rijbewijs B niet gevonden (staat niet in CV of profiel). Vraag ernaar.')).toHaveLength(3)
  expect(card.getByRole('link', { name: 'Bekijk waarom 80% voor Vacature 4' })).toHaveAttribute(
    'href',
    `/matching-dashboard?vacancy=${idOf(4)}&kandidaat=${ID}&vanaf=0`,
  )
  await user.click(card.getByRole('button', { name: 'Toon alle 4 vacatures' }))
  expect(card.getByRole('link', { name: 'Vacature 1' })).toBeVisible()
})

test('a procedure has its percentage too', async () => {
  const timeline = [
    event('application_added', {
      vacancy_id: VACANCY,
      vacancy_title: 'Wijkverpleegkundige',
      stage: '1',
      outcome: 'open',
    }),
  ]
  server.use(
    ...profileCalls({ timeline }).handlers,
    http.get(ADDRESS, () => HttpResponse.json([fit(1, 78, { vacancy_id: VACANCY })])),
  )
  renderApp(`/kandidaat-profiel/${ID}`)
  const card = within(await screen.findByRole('region', { name: 'Procedures' }))
  expect(await card.findByText('78%')).toBeVisible()
})

test('scores that can not be had leave the profile as it is, with a retry', async () => {
  server.use(
    ...profileCalls().handlers,
    http.get(ADDRESS, () => HttpResponse.json(failure('internal', ''), { status: 500 }), { once: true }),
  )
  const { user } = renderApp(`/kandidaat-profiel/${ID}`)
  const card = within(await screen.findByRole('region', { name: 'Past bij' }))
  expect(await card.findByText(messages.matchingFailed)).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await card.findByText('Er zijn geen open vacatures met een score.')).toBeVisible()
})

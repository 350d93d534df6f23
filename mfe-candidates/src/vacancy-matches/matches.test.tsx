import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { messages, type CandidateSummary, type Match } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { candidatesOf, person } from '../testing/fake-candidates.ts'
import { CANDIDATES, failure, fakeServices, MAIN, server } from '../testing/fake-services.ts'
import { application, match, VACANCY, vacancySummary } from '../testing/fake-vacancies.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const PATH = `/dashboard-candidates?tab=matches&vacancyId=${VACANCY}`
const MATCHES = `${MAIN}/api/vacancies/:id/matches`
const card = (name: string) => screen.findByRole('article', { name })
const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('article')
    .map((item) => item.getAttribute('aria-label'))

const services = (people: CandidateSummary[], matches: Match[] = []) => {
  candidatesOf(people)
  server.use(
    http.get(`${MAIN}/api/vacancy-summaries`, () =>
      HttpResponse.json([
        vacancySummary(),
        vacancySummary({ id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d12', title: 'Planner', company: '' }),
      ]),
    ),
    http.get(`${MAIN}/api/vacancies/:id`, () =>
      HttpResponse.json(failure(), { status: 503, headers: { 'retry-after': '0' } }),
    ),
    http.get(MATCHES, () => HttpResponse.json(matches)),
  )
}
const amira = person(1, 'Amira Haddou', {
  skills: ['BIG'],
  location: 'Assen',
  experience: [{ position: 'Verpleegkundige', company: 'Thuiszorg Noord' }],
})
const pieter = person(2, 'Pieter Vos', { location: null, experience: [], email: null, has_cv: false })

test('without a vacancy one is chosen first, and it stands in the address', async () => {
  services([amira])
  const { user, address } = renderApp('/dashboard-candidates?tab=matches')
  expect(await screen.findByRole('heading', { name: 'Selecteer een vacature' })).toBeVisible()
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Vacature' }),
    'Wijkverpleegkundige · Zorggroep De Linde',
  )
  expect(address()).toBe(PATH)
  expect(await card('Amira Haddou')).toBeVisible()
})

test('without any vacancy the first one can be made', async () => {
  services([amira])
  server.use(http.get(`${MAIN}/api/vacancy-summaries`, () => HttpResponse.json([])))
  renderApp('/dashboard-candidates?tab=matches')
  expect(await screen.findByRole('heading', { name: 'Je hebt nog geen vacatures' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Nieuwe Vacature' })).toHaveAttribute('href', '/create-vacancy')
  expect(screen.queryByRole('combobox', { name: 'Vacature' })).not.toBeInTheDocument()
})

test('without scores everybody stands under Nog geen score, with what is known of them', async () => {
  services([amira, pieter])
  renderApp(PATH)
  const first = within(await card('Amira Haddou'))
  expect(screen.getByRole('heading', { name: 'Nog geen score' })).toBeVisible()
  expect(first.getByText('Thuiszorg Noord')).toBeVisible()
  expect(first.getByText('Assen')).toBeVisible()
  expect(first.getByRole('link', { name: 'Contact met Amira Haddou' })).toHaveAttribute('href', 'mailto:1@example.nl')
  const second = within(await card('Pieter Vos'))
  expect(second.getByText('Geen huidige functie')).toBeVisible()
  expect(second.getByText('Locatie onbekend')).toBeVisible()
  expect(second.getByRole('button', { name: /^Contact: Van Pieter Vos is geen e-mailadres bekend/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(second.queryByRole('button', { name: /CV bekijken/ })).not.toBeInTheDocument()
})

test('those with a score obey the least one and stand highest first; 65 is the usual one', async () => {
  const scored = [60, 70, 91, 80].map((matchPercentage, index) =>
    match({ ...person(index + 10, `Met ${matchPercentage}`), matchPercentage }),
  )
  services([...scored, amira], scored)
  const { user, address } = renderApp(PATH)
  await card('Met 91')
  expect(names('Kandidaten met score')).toEqual(['Met 91', 'Met 80', 'Met 70'])
  expect(within(await card('Met 91')).getByText('Matchscore: 91%')).toBeInTheDocument()
  expect(names('Kandidaten zonder score')).toEqual(['Amira Haddou'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Minimale matchscore' }), '85%+')
  expect(names('Kandidaten met score')).toEqual(['Met 91'])
  expect(address()).toBe(`${PATH}&score=85`)
})

test('the search goes through name, skills and place', async () => {
  services([amira, pieter], [match({ ...person(20, 'Lotte Brouwer', { location: 'Emmen' }), matchPercentage: 90 })])
  server.use(
    http.get(`${CANDIDATES}/search`, () =>
      HttpResponse.json([
        { ...amira, highlights: [] },
        { ...pieter, highlights: [{ field: 'cv_text', parts: [{ text: 'big', hit: true }] }] },
      ]),
    ),
  )
  const { user, address } = renderApp(PATH)
  await card('Lotte Brouwer')
  const field = screen.getByRole('searchbox', { name: 'Zoek kandidaten bij deze vacature' })
  await user.type(field, 'x')
  await waitFor(() => expect(address()).toBe(`${PATH}&q=x`))
  expect(names('Kandidaten met score')).toEqual(['Lotte Brouwer'])
  expect(names('Kandidaten zonder score')).toEqual(['Amira Haddou', 'Pieter Vos'])
  await user.clear(field)
  await user.type(field, 'big')
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Lotte Brouwer' })).not.toBeInTheDocument())
  expect(await card('Amira Haddou')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Pieter Vos' })).not.toBeInTheDocument())
})

test('a least score that is chosen before the page shows the emptied search keeps it emptied', async () => {
  services([amira], [match({ ...person(20, 'Lotte Brouwer'), matchPercentage: 90 })])
  server.use(http.get(`${CANDIDATES}/search`, () => HttpResponse.json([])))
  const { address, navigation } = renderApp(`${PATH}&q=lotte`)
  await card('Lotte Brouwer')
  // Within one `act` React draws nothing between the two, as on a busy browser; the router has long moved on.
  await act(async () => {
    const emptied = navigation()
    fireEvent.keyDown(screen.getByRole('searchbox', { name: 'Zoek kandidaten bij deze vacature' }), { key: 'Escape' })
    await emptied
    fireEvent.change(screen.getByRole('combobox', { name: 'Minimale matchscore' }), { target: { value: '85' } })
  })
  expect(address()).toBe(`${PATH}&score=85`)
})

test('Match puts somebody in the procedure and says where he stands', async () => {
  services([amira, pieter], [match({ ...pieter, application: application(pieter.id, { stage: 2 }), stage: 2 })])
  const sent: unknown[] = []
  server.use(
    http.post(
      `${MAIN}/api/applications`,
      async ({ request }) => (
        sent.push(await request.json()),
        HttpResponse.json(application(amira.id), { status: 201 })
      ),
    ),
  )
  const { user } = renderApp(PATH)
  expect(within(await card('Pieter Vos')).getByText('In procedure: Eerste Screening')).toBeVisible()
  expect(within(await card('Pieter Vos')).queryByRole('button', { name: 'Match: Pieter Vos' })).not.toBeInTheDocument()
  await user.click(within(await card('Amira Haddou')).getByRole('button', { name: 'Match: Amira Haddou' }))
  expect(await within(await card('Amira Haddou')).findByText('In procedure: CV Ontvangen')).toBeVisible()
  expect(sent).toEqual([{ vacancy_id: VACANCY, candidate_id: amira.id }])
})

test('when the matches can not be had the specification’s text shows, with a retry', async () => {
  services([amira])
  server.use(http.get(MATCHES, () => HttpResponse.json(failure('internal', ''), { status: 500 }), { once: true }))
  const { user } = renderApp(PATH)
  expect(await screen.findByRole('heading', { name: messages.matchesFailed })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await card('Amira Haddou')).toBeVisible()
})

test('a vacancy that is not there says so, and another can be chosen', async () => {
  services([amira])
  server.use(
    http.get(`${MAIN}/api/vacancies/:id`, () =>
      HttpResponse.json(failure('not_found', messages.vacancyNotFound), { status: 404 }),
    ),
    http.get(MATCHES, () => HttpResponse.json(failure('not_found'), { status: 404 })),
  )
  renderApp(PATH)
  expect(await screen.findByRole('heading', { name: messages.vacancyNotFound })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Vacature' })).toHaveValue('')
})

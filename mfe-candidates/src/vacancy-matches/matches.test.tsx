import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { messages, type CandidateSummary, type Match } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { stubCandidates, person } from '../testing/fake-candidates.ts'
import { AI, CANDIDATES, failure, fakeServices, MAIN, matchingStatus, server } from '../testing/fake-services.ts'
import { application, match, VACANCY, vacancySummary } from '../testing/fake-vacancies.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const PATH = `/dashboard-candidates?tab=matches&vacancyId=${VACANCY}`
const MATCHES = `${MAIN}/api/vacancies/:id/matches`
const findCard = (name: string) => screen.findByRole('article', { name })
const cardNames = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('article')
    .map((item) => item.getAttribute('aria-label'))

const stubServices = (people: CandidateSummary[], matches: Match[] = []) => {
  stubCandidates(people)
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
  stubServices([amira])
  const { user, address } = renderApp('/dashboard-candidates?tab=matches')
  expect(await screen.findByRole('heading', { name: 'Selecteer een vacature' })).toBeVisible()
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Vacature' }),
    'Wijkverpleegkundige · Zorggroep De Linde',
  )
  expect(address()).toBe(PATH)
  expect(await findCard('Amira Haddou')).toBeVisible()
})

test('without any vacancy the first one can be made', async () => {
  stubServices([amira])
  server.use(http.get(`${MAIN}/api/vacancy-summaries`, () => HttpResponse.json([])))
  renderApp('/dashboard-candidates?tab=matches')
  expect(await screen.findByRole('heading', { name: 'Je hebt nog geen vacatures' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Nieuwe Vacature' })).toHaveAttribute('href', '/create-vacancy')
  expect(screen.queryByRole('combobox', { name: 'Vacature' })).not.toBeInTheDocument()
})

test('without scores everybody stands under Nog geen score, with what is known of them', async () => {
  stubServices([amira, pieter])
  renderApp(PATH)
  const amiraCard = within(await findCard('Amira Haddou'))
  expect(screen.getByRole('heading', { name: 'Nog geen score' })).toBeVisible()
  expect(amiraCard.getByText('Thuiszorg Noord')).toBeVisible()
  expect(amiraCard.getByText('Assen')).toBeVisible()
  expect(amiraCard.getByRole('link', { name: 'Contact met Amira Haddou' })).toHaveAttribute(
    'href',
    'mailto:1@example.nl',
  )
  const pieterCard = within(await findCard('Pieter Vos'))
  expect(pieterCard.getByText('Geen huidige functie')).toBeVisible()
  expect(pieterCard.getByText('Locatie onbekend')).toBeVisible()
  expect(
    pieterCard.getByRole('button', { name: /^Contact: Van Pieter Vos is geen e-mailadres bekend/ }),
  ).toHaveAttribute('aria-disabled', 'true')
  expect(pieterCard.queryByRole('button', { name: /CV bekijken/ })).not.toBeInTheDocument()
  // A least score would do nothing.
  expect(screen.queryByRole('combobox', { name: 'Minimale matchscore' })).not.toBeInTheDocument()
})

test('those with a score obey the least one and stand highest first; 65 is the usual one', async () => {
  const scored = [60, 70, 91, 80].map((matchPercentage, index) =>
    match({ ...person(index + 10, `Met ${matchPercentage}`), matchPercentage }),
  )
  stubServices([...scored, amira], scored)
  const { user, address } = renderApp(PATH)
  await findCard('Met 91')
  expect(cardNames('Kandidaten met score')).toEqual(['Met 91', 'Met 80', 'Met 70'])
  expect(within(await findCard('Met 91')).getByText('Matchscore: 91%')).toBeInTheDocument()
  expect(cardNames('Kandidaten zonder score')).toEqual(['Amira Haddou'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Minimale matchscore' }), '85%+')
  expect(cardNames('Kandidaten met score')).toEqual(['Met 91'])
  expect(address()).toBe(`${PATH}&score=85`)
})

test('the search goes through name, skills and place', async () => {
  stubServices([amira, pieter], [match({ ...person(20, 'Lotte Brouwer', { location: 'Emmen' }), matchPercentage: 90 })])
  server.use(
    http.get(`${CANDIDATES}/search`, () =>
      HttpResponse.json([
        { ...amira, highlights: [] },
        { ...pieter, highlights: [{ field: 'cv_text', parts: [{ text: 'big', hit: true }] }] },
      ]),
    ),
  )
  const { user, address } = renderApp(PATH)
  await findCard('Lotte Brouwer')
  const field = screen.getByRole('searchbox', { name: 'Zoek kandidaten bij deze vacature' })
  await user.type(field, 'x')
  await waitFor(() => expect(address()).toBe(`${PATH}&q=x`))
  expect(cardNames('Kandidaten met score')).toEqual(['Lotte Brouwer'])
  expect(cardNames('Kandidaten zonder score')).toEqual(['Amira Haddou', 'Pieter Vos'])
  await user.clear(field)
  await user.type(field, 'big')
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Lotte Brouwer' })).not.toBeInTheDocument())
  expect(await findCard('Amira Haddou')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Pieter Vos' })).not.toBeInTheDocument())
})

test('a least score that is chosen before the page shows the emptied search keeps it emptied', async () => {
  stubServices([amira], [match({ ...person(20, 'Lotte Brouwer'), matchPercentage: 90 })])
  server.use(http.get(`${CANDIDATES}/search`, () => HttpResponse.json([])))
  const { address, navigation } = renderApp(`${PATH}&q=lotte`)
  await findCard('Lotte Brouwer')
  // Within one `act` React draws nothing between the two, as on a busy browser; the router has long moved on.
  await act(async () => {
    const navigated = navigation()
    fireEvent.keyDown(screen.getByRole('searchbox', { name: 'Zoek kandidaten bij deze vacature' }), { key: 'Escape' })
    await navigated
    fireEvent.change(screen.getByRole('combobox', { name: 'Minimale matchscore' }), { target: { value: '85' } })
  })
  expect(address()).toBe(`${PATH}&score=85`)
})

test('somebody is put in the procedure by a button that says so, and it says where they stand', async () => {
  const ofPieter = match({ ...pieter, application: application(pieter.id, { stage: 2 }), stage: 2 })
  const matches = [ofPieter]
  stubServices([amira, pieter], matches)
  const requestBodies: unknown[] = []
  server.use(
    http.post(`${MAIN}/api/applications`, async ({ request }) => {
      requestBodies.push(await request.json())
      matches.push(match({ ...amira, application: application(amira.id), stage: 1 }))
      return HttpResponse.json(application(amira.id), { status: 201 })
    }),
  )
  const { user } = renderApp(PATH)
  expect(within(await findCard('Pieter Vos')).getByText('In procedure: Eerste Screening')).toBeVisible()
  expect(
    within(await findCard('Pieter Vos')).queryByRole('button', { name: 'Pieter Vos in procedure zetten' }),
  ).not.toBeInTheDocument()
  await user.click(
    within(await findCard('Amira Haddou')).getByRole('button', { name: 'Amira Haddou in procedure zetten' }),
  )
  expect(await within(await findCard('Amira Haddou')).findByText('In procedure: CV Ontvangen')).toBeVisible()
  expect(requestBodies).toEqual([{ vacancy_id: VACANCY, candidate_id: amira.id }])
})

test('when the matches can not be had the specification’s text shows, with a retry', async () => {
  stubServices([amira])
  server.use(http.get(MATCHES, () => HttpResponse.json(failure('internal', ''), { status: 500 }), { once: true }))
  const { user } = renderApp(PATH)
  expect(await screen.findByRole('heading', { name: messages.matchesFailed })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await findCard('Amira Haddou')).toBeVisible()
})

test('a vacancy that is not there says so, and another can be chosen', async () => {
  stubServices([amira])
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

test("'Kandidaten laden...' is seen once loading takes a second (specification 2)", async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] })
  try {
    stubServices([amira])
    server.use(http.get(MATCHES, () => new Promise<never>(() => undefined)))
    renderApp(PATH)
    await act(() => jest.advanceTimersByTimeAsync(900))
    const text = screen.getByText('Kandidaten laden...')
    expect(text).not.toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect(text).toBeVisible()
  } finally {
    jest.useRealTimers()
  }
})

test('who has a score stands first without being in the procedure, and scores under way are told', async () => {
  stubServices([amira, pieter])
  const scores = [match({ ...pieter, matchPercentage: 71 }), match({ ...amira, matchPercentage: 92 })]
  server.use(
    http.get(MATCHES, ({ request }) => {
      const isAll = new URL(request.url).searchParams.get('scope') === 'all'
      return HttpResponse.json(isAll ? scores : [])
    }),
    http.get(`${AI}/api/vacancies/:id/matching`, () =>
      HttpResponse.json({ ...matchingStatus, state: 'refreshing', done: 2, total: 5 }),
    ),
  )
  const { user } = renderApp(PATH)
  expect(within(await findCard('Amira Haddou')).getByText('Matchscore: 92%')).toBeInTheDocument()
  expect(cardNames('Kandidaten met score')).toEqual(['Amira Haddou', 'Pieter Vos'])
  expect(await screen.findByText(/^Scores worden bijgewerkt: 2 van 5/)).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Minimale matchscore' }), '85%+')
  await waitFor(() => expect(cardNames('Kandidaten met score')).toEqual(['Amira Haddou']))
})

test('equal scores stand as the service ordered them, never by name', async () => {
  const scored = ['Zoë Adams', 'Amira Haddou', 'Mo Bakri'].map((name, index) =>
    match({ ...person(index + 10, name), matchPercentage: 80 }),
  )
  stubServices([], scored)
  renderApp(PATH)
  await findCard('Zoë Adams')
  expect(cardNames('Kandidaten met score')).toEqual(['Zoë Adams', 'Amira Haddou', 'Mo Bakri'])
})

test('who stands under the threshold is counted, and everybody is one press away', async () => {
  const scored = [91, 60, 12].map((matchPercentage, index) =>
    match({ ...person(index + 10, `Met ${matchPercentage}`), matchPercentage }),
  )
  stubServices([], scored)
  const { user } = renderApp(PATH)
  expect(await screen.findByText(/^2 staan onder 65%\. Niemand valt af door een drempel/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Toon ze ook' })).toHaveAttribute(
    'href',
    `/matching-dashboard?vacancy=${VACANCY}&vanaf=0`,
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Minimale matchscore' }), '85%+')
  expect(await screen.findByText(/^2 staan onder 85%\./)).toBeVisible()
})

test('a list that nobody reaches says who stands under it', async () => {
  stubServices([], [match({ ...person(10, 'Met 40'), matchPercentage: 40 })])
  renderApp(PATH)
  expect(await screen.findByText('Niemand haalt deze score.')).toBeVisible()
  expect(screen.getByText(/^1 staat onder 65%\./)).toBeVisible()
})

test('candidates who could not be scored are named with the reason, and a matching that failed says so', async () => {
  stubServices([], [match({ ...amira, matchPercentage: 0 }), match({ ...pieter, matchPercentage: 0 })])
  const failures = [
    { candidate_id: amira.id, reason: messages.candidateCvFailed },
    { candidate_id: pieter.id, reason: messages.matchScoreFailed },
  ]
  server.use(
    http.get(`${AI}/api/vacancies/:id/matching`, () =>
      HttpResponse.json({ ...matchingStatus, state: 'failed', done: 2, total: 3, failures }),
    ),
  )
  renderApp(PATH)
  expect(await screen.findByText('Kon matching niet uitvoeren')).toBeVisible()
  expect(screen.getByText('2 kandidaten kregen geen score en tellen als 0%')).toBeVisible()
  expect(
    screen.getByText('Amira Haddou: Kon CV niet ophalen · Pieter Vos: Kon match score niet berekenen'),
  ).toBeVisible()
})

test('when it can not be read how the scores stand, the list stays and the specification’s text shows', async () => {
  stubServices([], [match({ ...amira, matchPercentage: 80 })])
  server.use(
    http.get(`${AI}/api/vacancies/:id/matching`, () => HttpResponse.json(failure('internal', ''), { status: 500 })),
  )
  renderApp(PATH)
  expect(await screen.findByText('Kon matching niet uitvoeren')).toBeVisible()
  expect(await findCard('Amira Haddou')).toBeVisible()
})

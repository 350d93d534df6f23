import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { match, MATCHES, pipelineOf } from '../testing/fake-matches.ts'
import { failure, fakeServices, ID, MAIN, server, VACANCIES, vacancy } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const PATH = `/vacancy/${ID}?tab=matches`
const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))
const card = (name: string) => screen.findByRole('article', { name })

test('a card shows who it is, how far, and since when', async () => {
  server.use(
    ...pipelineOf([
      match(
        1,
        'Amira Haddou',
        { matchPercentage: 91, skills: ['BIG', 'Wondzorg', 'Hbo-V', 'Omaha', 'Coachen'] },
        { stage: 3 },
      ),
    ]),
  )
  renderApp(PATH)
  const amira = within(await card('Amira Haddou'))
  expect(amira.getByText('Planner bij Transport Noord · Assen')).toBeVisible()
  expect(amira.getByText('91%')).toBeVisible()
  expect(amira.getByRole('progressbar', { name: 'Matchpercentage' })).toHaveAttribute('value', '91')
  expect(amira.getByRole('list', { name: 'Vaardigheden' })).toHaveTextContent('BIGWondzorgHbo-VOmaha+1')
  const steps = within(amira.getByRole('list', { name: 'Stappen van Amira Haddou' })).getAllByRole('button')
  expect(steps.map((step) => step.textContent)).toEqual([
    'CV Ontvangen1 mrt, gedaan',
    'Eerste Screening2 mrt, gedaan',
    'Gesprek Gepland3 mrt, huidige stap',
    'Technische Test, nog niet',
    'Aanbod, nog niet',
  ])
  expect(amira.getByRole('link', { name: 'Bekijk Profiel van Amira Haddou' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/kandidaat-profiel\/c0000000-/),
  )
  expect(screen.getByRole('tab', { name: 'Matches 1' })).toBeVisible()
})

test('a card says what speaks for somebody, what is missing and why, and leads to all of it', async () => {
  const score = {
    percentage: 78,
    points: 7,
    maximum: 9,
    states: ['met', 'missing'],
    version: 'v1',
    strength: 'BIG-registratie',
    gap: 'Rijbewijs B niet gevonden (staat niet in CV of profiel)',
    computed_at: '2026-03-01T10:00:00.000Z',
  } as const
  const person = match(1, 'Amira Haddou', { matchPercentage: 78, score: { ...score, states: [...score.states] } })
  server.use(...pipelineOf([person, match(2, 'Pieter Vos')]))
  renderApp(PATH)
  const amira = within(await card('Amira Haddou'))
  expect(amira.getByText('BIG-registratie')).toBeVisible()
  expect(amira.getByText('Rijbewijs B niet gevonden (staat niet in CV of profiel). Vraag ernaar.')).toBeVisible()
  expect(amira.getByRole('link', { name: 'Bekijk waarom Amira Haddou 78% heeft' })).toHaveAttribute(
    'href',
    `/matching-dashboard?vacancy=${ID}&kandidaat=${person.id}&vanaf=0`,
  )
  expect(within(await card('Pieter Vos')).queryByRole('link', { name: /^Bekijk waarom/ })).not.toBeInTheDocument()
})

test('without score, job or place the card says so and makes nothing up', async () => {
  server.use(...pipelineOf([match(1, 'Pieter Vos', { experience: [], title: null, location: null, skills: [] })]))
  renderApp(PATH)
  const pieter = within(await card('Pieter Vos'))
  expect(pieter.getByText('Nog geen score')).toBeVisible()
  expect(pieter.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(pieter.getByText('Huidige functie onbekend · Locatie onbekend')).toBeVisible()
})

test('a photo is fetched with the token, without one there are initials', async () => {
  const authorizations: (string | null)[] = []
  server.use(
    ...pipelineOf([match(1, 'Amira Haddou', { photo: 'f1' }), match(2, 'Pieter Vos')]),
    http.get(`${MAIN}/api/files/f1`, ({ request }) => {
      authorizations.push(request.headers.get('authorization'))
      return new HttpResponse(new Blob(['foto'], { type: 'image/png' }), { headers: { 'content-type': 'image/png' } })
    }),
  )
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => undefined
  renderApp(PATH)
  const picture = await within(await card('Amira Haddou')).findByAltText('')
  expect(picture).toHaveAttribute('src', 'blob:foto')
  expect(authorizations).toEqual(['Bearer token-1'])
  expect(within(await card('Pieter Vos')).getByText('PV')).toBeVisible()
})

test('scored candidates outside the pipeline are not shown; without anybody the specification’s empty state is', async () => {
  server.use(...pipelineOf([match(1, 'Amira Haddou', { application: null, stage: null, matchPercentage: 90 })]))
  renderApp(PATH)
  expect(await screen.findByRole('heading', { name: 'Nog geen matches beschikbaar' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zoek matches' })).toHaveAttribute(
    'href',
    `/dashboard-candidates?tab=matches&vacancyId=${ID}`,
  )
})

test('a failure shows its text and a retry brings the candidates', async () => {
  server.use(...pipelineOf([match(1, 'Amira Haddou')]))
  server.use(http.get(MATCHES, () => HttpResponse.json(failure('internal', ''), { status: 500 }), { once: true }))
  const { user } = renderApp(PATH)
  expect(await screen.findByRole('heading', { name: messages.matchesFailed })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await card('Amira Haddou')).toBeVisible()
})

test('every page of the list is read', async () => {
  server.use(
    http.get(`${VACANCIES}/:id`, () => HttpResponse.json(vacancy())),
    http.get(MATCHES, ({ request }) =>
      new URL(request.url).searchParams.get('cursor') === 'twee'
        ? HttpResponse.json([match(2, 'Pieter Vos')])
        : HttpResponse.json([match(1, 'Amira Haddou')], { headers: { link: `<${MAIN}/api?cursor=twee>; rel="next"` } }),
    ),
  )
  renderApp(PATH)
  expect(await card('Pieter Vos')).toBeVisible()
  expect(names()).toEqual(['Amira Haddou', 'Pieter Vos'])
})

test('groups, stage and order choose what shows, with their counts, and stand in the address', async () => {
  server.use(
    ...pipelineOf([
      match(1, 'Amira Haddou', { matchPercentage: 60 }, { stage: 2 }),
      match(2, 'Pieter Vos', { matchPercentage: 90 }),
      match(3, 'Lotte Brouwer', {}, { outcome: 'rejected', reason: 'Diploma ontbreekt' }),
    ]),
  )
  const { user, address } = renderApp(PATH)
  await card('Amira Haddou')
  expect(names()).toEqual(['Pieter Vos', 'Amira Haddou', 'Lotte Brouwer'])
  await user.click(screen.getByRole('button', { name: 'Afgesloten 1' }))
  expect(names()).toEqual(['Lotte Brouwer'])
  expect(address()).toContain('toon=afgesloten')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stap' }), 'Eerste Screening (1)')
  expect(await screen.findByRole('heading', { name: 'Geen kandidaten in deze selectie' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Toon alle kandidaten' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Volgorde' }), 'Verst in de procedure')
  expect(names()).toEqual(['Amira Haddou', 'Pieter Vos', 'Lotte Brouwer'])
  expect(address()).toBe(`${PATH}&volgorde=fase`)
})

import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { stubCandidates, countsOf, COUNTS, person } from '../testing/fake-candidates.ts'
import { CANDIDATES, failure, fakeServices, ID, server, summary } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const findCard = (name: string) => screen.findByRole('article', { name })

test('a card shows who it is, with the first four skills, the status in words and the years', async () => {
  stubCandidates([
    summary({ skills: ['Wondzorg', 'Indiceren', 'Palliatieve zorg', 'Coachen', 'ECD', 'Omaha'], status: 'in_proces' }),
  ])
  const { user, address } = renderApp('/dashboard-candidates')
  const noor = within(await findCard('Noor de Vries'))
  expect(noor.getByText('Wijkverpleegkundige')).toBeVisible()
  expect(noor.getByText('Assen')).toBeVisible()
  expect(noor.getByText('7 jaar ervaring')).toBeVisible()
  expect(noor.getByText('In Proces')).toBeVisible()
  expect(noor.getByRole('list', { name: 'Vaardigheden' })).toHaveTextContent(
    'WondzorgIndicerenPalliatieve zorgCoachen+2',
  )
  expect(noor.getByRole('button', { name: 'CV bekijken van Noor de Vries' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Nieuwe Kandidaat' })).toHaveAttribute('href', '/add-candidate')
  server.use(
    http.get(`${CANDIDATES}/:id/*`, () => HttpResponse.json(failure(), { status: 500 })),
    http.get(`${CANDIDATES}/:id`, () => new Promise<never>(() => undefined)),
  )
  await user.click(noor.getByRole('link', { name: 'Noor de Vries' }))
  await waitFor(() => expect(address()).toBe(`/kandidaat-profiel/${ID}`))
})

test('what is not known says so, and without a CV there is none to look at', async () => {
  stubCandidates([
    summary({
      title: null,
      location: null,
      experience: [],
      experience_years: null,
      skills: [],
      has_cv: false,
      cv_filename: null,
    }),
  ])
  renderApp('/dashboard-candidates')
  const noor = within(await findCard('Noor de Vries'))
  expect(noor.getByText('Huidige functie onbekend')).toBeVisible()
  expect(noor.getByText('Locatie onbekend')).toBeVisible()
  expect(noor.queryByText(/ervaring/)).not.toBeInTheDocument()
  expect(noor.queryByRole('button', { name: /CV bekijken/ })).not.toBeInTheDocument()
})

test('what a service estimates says so: the total, the statuses, the choices, and no row knows how many there are', async () => {
  const rows = [person(1, 'Amira Haddou', { location: 'Assen', skills: ['Excel'] })]
  stubCandidates(rows)
  const estimate = { ...countsOf(rows), total: 95_000, skills: [{ value: 'Excel', count: 31_000 }], estimated: true }
  server.use(http.get(COUNTS, () => HttpResponse.json(estimate)))
  renderApp('/dashboard-candidates?view=table')
  expect(await screen.findByText(/^±\s95\.000 kandidaten$/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Alle ±\s95\.000$/ })).toBeVisible()
  expect(screen.getByRole('option', { name: /^Excel \(±\s31\.000\)$/ })).toBeInTheDocument()
  for (const table of screen.queryAllByRole('table')) expect(table).toHaveAttribute('aria-rowcount', '-1')
})

test('filters are asked of the service, stand in the address with their counts, and can be taken away', async () => {
  const requests = stubCandidates([
    person(1, 'Amira Haddou', { location: 'Assen' }),
    person(2, 'Pieter Vos', { location: 'Emmen', status: 'in_proces', skills: ['Excel'] }),
    person(3, 'Lotte Brouwer', { location: 'Emmen' }),
  ])
  const { user, address } = renderApp('/dashboard-candidates')
  await findCard('Amira Haddou')
  expect(await screen.findByText('3 kandidaten')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Locatie' }), 'Emmen (2)')
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Amira Haddou' })).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'In Proces 1' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vaardigheid' }), 'Excel (1)')
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'CV' }),
    await screen.findByRole('option', { name: 'Met CV (1)' }),
  )
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Toegevoegd' }),
    await screen.findByRole('option', { name: 'Afgelopen maand (0)' }),
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Volgorde' }), 'Naam A–Z')
  expect(address()).toBe(
    '/dashboard-candidates?location=Emmen&status=in_proces&skill=Excel&has_cv=true&added=month&sort=name',
  )
  await waitFor(() =>
    expect(requests.at(-1)).toEqual({
      status: 'in_proces',
      location: 'Emmen',
      skill: 'Excel',
      has_cv: 'true',
      added: 'month',
      sort: 'name',
      limit: '100',
    }),
  )
  expect(await screen.findByText('1 kandidaat')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Filters wissen' }))
  expect(await findCard('Amira Haddou')).toBeVisible()
  expect(address()).toBe('/dashboard-candidates?sort=name')
})

test('an address with nonsense is the whole list', async () => {
  const requests = stubCandidates([summary()])
  renderApp('/dashboard-candidates?tab=weg&status=weg&sort=omhoog&view=schuin&has_cv=ja&added=eeuw')
  expect(await findCard('Noor de Vries')).toBeVisible()
  expect(requests).toEqual([{ sort: 'newest', limit: '100' }])
})

test('filters that leave nobody say so; without anybody there is one thing to do', async () => {
  stubCandidates([summary()])
  const { user, unmount } = renderApp('/dashboard-candidates?status=afgewezen')
  expect(await screen.findByRole('heading', { name: 'Geen kandidaten gevonden met deze filters' })).toBeVisible()
  await user.click(
    within(screen.getByRole('tabpanel')).getAllByRole('button', { name: 'Filters wissen' }).at(-1) ?? document.body,
  )
  expect(await findCard('Noor de Vries')).toBeVisible()
  unmount()
  stubCandidates([])
  renderApp('/dashboard-candidates')
  expect(await screen.findByRole('heading', { name: 'Nog geen kandidaten' })).toBeVisible()
})

test('a failure shows its text in Dutch, and a retry brings the list', async () => {
  stubCandidates([summary()])
  server.use(http.get(CANDIDATES, () => HttpResponse.json(failure(), { status: 500 }), { once: true }))
  const { user } = renderApp('/dashboard-candidates')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByRole('heading', { name: messages.candidatesFailed })).toBeVisible()
  expect(alert.getByText(messages.serverProblem)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await findCard('Noor de Vries')).toBeVisible()
})

test('when only the figures fail the list stays, and they can be counted again', async () => {
  stubCandidates([summary()])
  let isBroken = true
  server.use(
    http.get(COUNTS, () =>
      isBroken ? HttpResponse.json(failure(), { status: 418 }) : HttpResponse.json(countsOf([summary()])),
    ),
  )
  const { user } = renderApp('/dashboard-candidates')
  expect(await findCard('Noor de Vries')).toBeVisible()
  expect(await screen.findByText(messages.countsFailed)).toBeVisible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByText('1 kandidaat')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Alle 1' })).toBeVisible()
})

test('without a token it leads to sign-in and back', async () => {
  localStorage.removeItem('token')
  renderApp('/dashboard-candidates?tab=opgeslagen')
  expect(await screen.findByText('Niet ingelogd')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute(
    'href',
    '/login?next=%2Fdashboard-candidates%3Ftab%3Dopgeslagen',
  )
})

test('the table has every column and its choice is remembered', async () => {
  stubCandidates([summary(), person(2, 'Pieter Vos')])
  const { user, address } = renderApp('/dashboard-candidates')
  await findCard('Noor de Vries')
  await user.click(screen.getByRole('button', { name: 'Tabel' }))
  const table = screen.getByRole('table', { name: 'Kandidaten' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Naam', 'Functie', 'Locatie', 'Vaardigheden', 'Ervaring', 'Status', 'Toegevoegd', 'Acties'])
  expect(table).toHaveAttribute('aria-rowcount', '3')
  expect(address()).toBe('/dashboard-candidates?view=table')
  within(table).getByRole('link', { name: 'Noor de Vries' }).focus()
  await user.keyboard('{ArrowDown}')
  expect(within(table).getByRole('link', { name: 'Pieter Vos' })).toHaveFocus()
})

test('the next page comes by its cursor', async () => {
  server.use(
    http.get(COUNTS, () => HttpResponse.json(countsOf([summary(), person(2, 'Pieter Vos')]))),
    http.get(CANDIDATES, ({ request }) =>
      new URL(request.url).searchParams.get('cursor') === 'twee'
        ? HttpResponse.json([person(2, 'Pieter Vos')])
        : HttpResponse.json([summary()], { headers: { link: `<${CANDIDATES}?cursor=twee>; rel="next"` } }),
    ),
  )
  renderApp('/dashboard-candidates')
  expect(await findCard('Pieter Vos')).toBeVisible()
  expect(await findCard('Noor de Vries')).toBeVisible()
})

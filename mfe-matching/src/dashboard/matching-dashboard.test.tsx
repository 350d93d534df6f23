import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { escoLicence, messages } from '@wervio/contracts'
import { stubScreen } from '@wervio/testing'
import { http, HttpResponse } from 'msw'
import {
  AI,
  detailsOf,
  failure,
  fakeServices,
  ilse,
  kwame,
  MAIN,
  matchingStatus,
  PATH,
  requirementList,
  requirements,
  roos,
  scored,
  server,
  stubMatching,
} from '../testing/fake-matching.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const list = () => screen.findByRole('list', { name: 'Kandidaten' })
const names = async () =>
  within(await list())
    .getAllByRole('link', { name: /^\d+\. / })
    .map((link) => link.getAttribute('aria-label'))
const rowOf = async (name: string) =>
  within((await screen.findByRole('link', { name: new RegExp(`^\\d+\\. ${name}$`) })).closest('li') ?? document.body)

test('a row tells place, score, the sum in words and the state of each requirement', async () => {
  stubMatching()
  renderApp(PATH)
  const row = await rowOf('Ilse Hoogveen')
  expect(row.getByText('78%')).toBeVisible()
  expect(row.getByText('Verpleegkundige · Assen · 14 jaar')).toBeVisible()
  expect(row.getByText('voldoet aan 2 van 3 eisen, mist 1')).toBeVisible()
  expect(row.getByText('BIG-registratie, Indicaties stellen en Omaha System')).toBeVisible()
  expect(row.getByText('Rijbewijs B niet gevonden (staat niet in CV of profiel)')).toBeVisible()
  expect(
    await row.findByText(
      'BIG-registratie: voldaan; Indicaties stellen: voldaan; Rijbewijs B: niet gevonden; Omaha System: voldaan',
    ),
  ).toBeInTheDocument()
})

test('order, threshold and words are asked of the service', async () => {
  const { queries } = stubMatching([
    ilse,
    { ...kwame, experience_years: 20 },
    scored(4, 'Wessel Nijboer', ['met', 'met', 'met', 'met'], {
      experience_years: 2,
      updated_at: '2026-03-01T09:00:00.000Z',
    }),
  ])
  const { user } = renderApp(PATH)
  expect((await names())[0]).toBe('1. Wessel Nijboer')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Volgorde' }), 'Ervaring')
  await waitFor(async () => expect((await names())[0]).toBe('1. Kwame Eikelboom'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Volgorde' }), 'Recent Actief')
  await waitFor(async () => expect((await names())[0]).toBe('1. Wessel Nijboer'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Minimale matchscore' }), '85%+')
  await waitFor(async () => expect(await names()).toEqual(['1. Wessel Nijboer']))
  await user.type(screen.getByRole('searchbox', { name: 'Zoek in resultaten' }), 'wessel')
  await waitFor(() =>
    expect(queries.at(-1)).toMatchObject({ scope: 'all', order: 'recent', minimum: '85', q: 'wessel' }),
  )
})

test('filters leave who fits them, are counted, and can be wiped', async () => {
  stubMatching([ilse, { ...kwame, has_cv: false }])
  const { user } = renderApp(PATH)
  await list()
  await user.click(screen.getByRole('button', { name: 'Filters, 0 aan' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'CV' }), 'Met CV')
  await waitFor(async () => expect(await names()).toEqual(['1. Ilse Hoogveen']))
  await user.click(screen.getByRole('button', { name: 'Wis filters' }))
  await waitFor(async () => expect(await names()).toHaveLength(2))
})

test('on a wide screen the first one is explained: the sum, the quotes with their place in the CV, the gaps', async () => {
  stubScreen(1440)
  stubMatching()
  renderApp(PATH)
  const panel = within(await screen.findByRole('complementary', { name: 'Uitleg bij de score' }))
  expect(await panel.findByRole('heading', { name: 'Waarom Ilse Hoogveen op 1 staat' })).toBeVisible()
  expect(await panel.findByText('7 van 9 punten')).toBeVisible()
  expect(panel.getByText('Matchscore: 78%')).toBeInTheDocument()
  const musts = within(panel.getByRole('region', { name: 'Harde eisen' }))
  expect(musts.getByText('2 van 3 voldaan')).toBeVisible()
  expect(musts.getByText('“Werkt met BIG-registratie”')).toBeVisible()
  expect(musts.getByRole('link', { name: 'CV: toon BIG-registratie in het CV' })).toHaveAttribute(
    'href',
    `/kandidaat-profiel/${ilse.id}#cv=skills.0&zin=Werkt+met+BIG-registratie`,
  )
  expect(musts.getByRole('button', { name: 'Vraag ernaar: Rijbewijs B' })).toBeVisible()
  expect(panel.getByRole('link', { name: 'Profiel van Ilse Hoogveen' })).toHaveAttribute(
    'href',
    `/kandidaat-profiel/${ilse.id}`,
  )
})

test('the details say why something is missing or met in part, and give every place it rests on', async () => {
  stubScreen(1440)
  stubMatching([ilse, kwame])
  const { user } = renderApp(PATH)
  expect(await screen.findByText('Staat niet in CV of profiel')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Nog 2 plekken: BIG-registratie' }))
  const others = within(screen.getByRole('list', { name: 'Andere plekken: BIG-registratie' }))
  expect(others.getByText('“Deed BIG-registratie in de wijk”')).toBeVisible()
  expect(others.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'CV: toon BIG-registratie in het CV',
    'Gesprek 12:34: toon BIG-registratie in het transcript',
  ])
  await user.click(screen.getByRole('link', { name: '2. Kwame Eikelboom' }))
  expect(await screen.findByText('“Werkt met Indicaties stellen” · Nog in opleiding')).toBeVisible()
})

test('where a taxonomy was asked its licence line stands below the details', async () => {
  stubScreen(1440)
  stubMatching([ilse])
  server.use(
    http.get(`${AI}/api/vacancies/:id/matching/:candidate`, () =>
      HttpResponse.json({ ...detailsOf(ilse), uses_taxonomy: true }),
    ),
  )
  renderApp(PATH)
  expect(await screen.findByText(escoLicence)).toBeVisible()
})

test('the question about what was not found is copied', async () => {
  stubScreen(1440)
  stubMatching()
  const { user } = renderApp(PATH)
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(await screen.findByRole('button', { name: 'Vraag ernaar: Rijbewijs B' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Kopieer de vraag' }))
  expect(await screen.findByText('De vraag is gekopieerd.')).toBeVisible()
  expect(write.mock.calls).toEqual([['In je CV vond ik niets over ‘Rijbewijs B’. Kun je daar iets over vertellen?']])
})

test('on a narrow screen the details open under the row, gaps first on a phone', async () => {
  stubScreen(390)
  stubMatching()
  const { user } = renderApp(PATH)
  await user.click(await screen.findByRole('link', { name: '1. Ilse Hoogveen' }))
  const row = await rowOf('Ilse Hoogveen')
  const gaps = await row.findByRole('region', { name: 'Niet of deels gevonden' })
  expect(within(gaps).getByText('Rijbewijs B')).toBeVisible()
  expect(gaps.compareDocumentPosition(row.getByRole('region', { name: 'Voldaan' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  await user.click(screen.getByRole('link', { name: '1. Ilse Hoogveen' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Voldaan' })).not.toBeInTheDocument())
})

test('arrows move between rows, the space bar ticks and Enter goes to the details', async () => {
  stubScreen(1440)
  stubMatching()
  const { user } = renderApp(PATH)
  const first = await screen.findByRole('link', { name: '1. Ilse Hoogveen' })
  await screen.findByText('7 van 9 punten')
  first.focus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: '2. Kwame Eikelboom' })).toHaveFocus()
  await user.keyboard(' ')
  expect(screen.getByRole('checkbox', { name: 'Selecteer Kwame Eikelboom' })).toBeChecked()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Waarom Kwame Eikelboom op 2 staat' })).toHaveFocus())
})

test('while scores are computed it says how far that is, and then shows the new ones', async () => {
  const matches = [roos]
  stubMatching(matches)
  let polls = 0
  server.use(
    http.get(`${AI}/api/vacancies/:id/matching`, () => {
      polls += 1
      if (polls > 1) matches.splice(0, 1, ilse)
      return HttpResponse.json(
        polls > 1 ? matchingStatus({ total: 1, done: 1 }) : matchingStatus({ state: 'refreshing', total: 1, done: 0 }),
      )
    }),
  )
  renderApp(PATH)
  expect(await screen.findByText(/Scores worden bijgewerkt: 0 van 1/)).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Scores bijwerken' })).toBeVisible()
  expect(await screen.findByRole('link', { name: '1. Ilse Hoogveen' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/Scores worden bijgewerkt/)).not.toBeInTheDocument())
})

test('candidates who could not be scored are named in a note', async () => {
  stubMatching()
  server.use(
    http.get(`${AI}/api/vacancies/:id/matching`, () =>
      HttpResponse.json(matchingStatus({ failures: [{ candidate_id: ilse.id, reason: 'Kon CV niet ophalen' }] })),
    ),
  )
  renderApp(PATH)
  expect(await screen.findByText('Eén kandidaat kreeg geen score en telt als 0%')).toBeVisible()
  expect(await screen.findByText('Ilse Hoogveen: Kon CV niet ophalen')).toBeVisible()
})

test.each([
  ['the candidates', `${MAIN}/api/vacancies/:id/matches`, messages.matchesFailed],
  ['the vacancy', `${MAIN}/api/vacancies/:id`, 'Kon vacature niet ophalen'],
  ['the vacancies', `${MAIN}/api/vacancy-summaries`, messages.vacanciesFailed],
])('when %s can not be had the specification’s text shows, with a retry', async (_what, address, text) => {
  stubMatching()
  server.use(http.get(address, () => HttpResponse.json(failure('internal', ''), { status: 500 }), { once: true }))
  const { user } = renderApp(PATH)
  expect(await screen.findByRole('heading', { name: text })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await list()).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('heading', { name: text })).not.toBeInTheDocument())
})

test('an answer of the wrong shape has its own text', async () => {
  stubMatching()
  server.use(http.get(`${MAIN}/api/vacancies/:id/matches`, () => HttpResponse.json([{ id: 1 }])))
  renderApp(PATH)
  expect(await screen.findByRole('heading', { name: 'Ongeldig formaat van matching data' })).toBeVisible()
})

test('a matching that could not be run says so, and the last scores stay', async () => {
  stubMatching()
  server.use(
    http.get(`${AI}/api/vacancies/:id/matching`, () => HttpResponse.json(failure('internal', ''), { status: 500 })),
  )
  renderApp(PATH)
  expect(await screen.findByText('Je ziet de laatste scores die er waren.')).toBeVisible()
  expect(await names()).toHaveLength(2)
})

test('a requirement of weight 0 is kept apart: it is no part of the sum in words', async () => {
  stubScreen(1440)
  const unweighted = requirements.map((each) => (each.id === 'rijbewijs' ? { ...each, weight: 0 } : each))
  stubMatching([ilse], requirementList({ requirements: unweighted }))
  renderApp(PATH)
  expect(await (await rowOf('Ilse Hoogveen')).findByText('voldoet aan 2 van 2 eisen')).toBeVisible()
})

test('states of before a change of the requirements are not shown under their new names', async () => {
  stubScreen(1440)
  stubMatching([ilse], requirementList({ version: 'v2' }))
  renderApp(PATH)
  const row = await rowOf('Ilse Hoogveen')
  expect(await row.findByText('3 van 4 eisen en pluspunten voldaan')).toBeVisible()
  expect(row.queryByText(/Rijbewijs B: /)).not.toBeInTheDocument()
})

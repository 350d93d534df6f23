import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { stubScreen } from '@wervio/testing'
import { http, HttpResponse } from 'msw'
import {
  fakeServices,
  idOf,
  ilse,
  MAIN,
  PATH,
  roos,
  server,
  stubMatching,
  VACANCY,
  vacancySummary,
} from '../testing/fake-matching.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const list = () => screen.findByRole('list', { name: 'Kandidaten' })
const names = async () =>
  within(await list())
    .getAllByRole('link', { name: /^\d+\. / })
    .map((link) => link.getAttribute('aria-label'))

test('opened without a vacancy it begins with the newest open one that has candidates, and later with the last one', async () => {
  stubMatching()
  const other = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d22'
  const summaries = [
    vacancySummary({ id: other, title: 'Kok', created_at: '2026-02-01T09:00:00.000Z' }),
    vacancySummary({ id: idOf(98), title: 'Oud', status: 'ingevuld', created_at: '2026-03-01T09:00:00.000Z' }),
    vacancySummary({ open_applications: 2 }),
  ]
  server.use(http.get(`${MAIN}/api/vacancy-summaries`, () => HttpResponse.json(summaries)))
  const first = renderApp('/matching-dashboard')
  expect(await names()).toEqual(['1. Ilse Hoogveen', '2. Kwame Eikelboom'])
  expect(first.address()).toBe(PATH)
  summaries.splice(2, 1, vacancySummary({ open_applications: 0 }))
  first.unmount()
  const again = renderApp('/matching-dashboard')
  await waitFor(() => expect(again.address()).toBe(PATH))
})

test('without a vacancy it asks for one, and leads to a new one', async () => {
  stubMatching()
  server.use(http.get(`${MAIN}/api/vacancy-summaries`, () => HttpResponse.json([])))
  renderApp('/matching-dashboard')
  expect(await screen.findByRole('heading', { level: 1, name: 'Matching' })).toBeVisible()
  expect(screen.getByText('Naam, leeftijd en herkomst tellen niet mee')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Selecteer een vacature' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Maak een nieuwe vacature' })).toHaveAttribute('href', '/create-vacancy')
})

test('the vacancy is chosen, and may be none', async () => {
  stubMatching()
  const { user, address } = renderApp(PATH)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Vacature' }), '')
  expect(await screen.findByRole('heading', { name: 'Selecteer een vacature' })).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vacature' }), VACANCY)
  await waitFor(() => expect(address()).toBe(PATH))
  expect(await names()).toEqual(['1. Ilse Hoogveen', '2. Kwame Eikelboom'])
})

test('who is under the threshold is counted and shown after one press', async () => {
  stubMatching()
  const { user, address } = renderApp(PATH)
  await list()
  expect(await screen.findByText(/1 staat onder 65%\. Niemand valt af door een drempel\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Toon ze ook' }))
  await waitFor(async () => expect(await names()).toContain('3. Roos Veldkamp'))
  expect(address()).toContain('vanaf=0')
})

test('when all stand under the threshold it says so, and its button shows them', async () => {
  stubMatching([roos])
  const { user } = renderApp(PATH)
  expect(await screen.findByRole('heading', { name: 'Niemand staat op 65% of hoger' })).toBeVisible()
  expect(screen.getByText('1 kandidaat staat lager. Niemand valt af door een drempel.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Toon ze ook' }))
  expect(await names()).toEqual(['1. Roos Veldkamp'])
})

test('when nobody fits the words, one press wipes them', async () => {
  stubMatching()
  const { user } = renderApp(`${PATH}&q=bestaatniet`)
  await user.click(await screen.findByRole('button', { name: 'Wis zoekwoorden en filters' }))
  expect(await names()).toHaveLength(2)
})

test('the details say what puts somebody above or below who stands next to them', async () => {
  stubScreen(1440)
  stubMatching()
  const { user } = renderApp(PATH)
  const why = within(await screen.findByRole('complementary', { name: 'Uitleg bij de score' }))
  expect(await why.findByText('Indicaties stellen')).toBeVisible()
  expect(why.getByText(/Staat hoger dan Kwame Eikelboom \(72%\) door/)).toHaveTextContent(
    'Staat hoger dan Kwame Eikelboom (72%) door ‘Indicaties stellen’ en ‘Omaha System’.',
  )
  await user.click(screen.getByRole('link', { name: '2. Kwame Eikelboom' }))
  expect(await why.findByText(/Ilse Hoogveen staat hoger \(78%\) door/)).toBeVisible()
})

test('on a phone the filters, the threshold and the order stand behind one button', async () => {
  stubScreen(390)
  stubMatching()
  const { user, address } = renderApp(PATH)
  await list()
  expect(screen.queryByRole('combobox', { name: 'Volgorde' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Filters, 0 aan' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Minimale matchscore' }), 'Iedereen')
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Volgorde' }), 'Ervaring')
  await user.click(sheet.getByRole('button', { name: 'Toon kandidaten' }))
  await waitFor(async () => expect(await names()).toHaveLength(3))
  expect(address()).toContain('volgorde=ervaring')
  expect(screen.getByRole('button', { name: 'Filters, 0 aan' })).toHaveFocus()
})

test('who has no CV is shown in the profile: the source is no way to nowhere', async () => {
  stubScreen(1440)
  stubMatching([{ ...ilse, has_cv: false }])
  renderApp(PATH)
  expect(await screen.findByRole('link', { name: 'Profiel: toon BIG-registratie in het profiel' })).toHaveAttribute(
    'href',
    `/kandidaat-profiel/${ilse.id}`,
  )
})

test('a question about what was not found stands in the message', async () => {
  stubScreen(1440)
  stubMatching()
  server.use(http.get(`${MAIN}/api/candidates/:id/timeline`, () => HttpResponse.json([])))
  const { user } = renderApp(PATH)
  await user.click(await screen.findByRole('button', { name: 'Vraag ernaar: Rijbewijs B' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Vraag het in een bericht' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact opnemen' }))
  const message = await dialog.findByRole('textbox', { name: 'Bericht' })
  expect(message).toHaveDisplayValue(
    /^Beste Ilse,[^]*In je CV vond ik niets over ‘Rijbewijs B’\. Kun je daar iets over vertellen\?/,
  )
  expect(dialog.getByRole('textbox', { name: /Onderwerp/ })).toHaveValue('Een vraag over je CV')
})

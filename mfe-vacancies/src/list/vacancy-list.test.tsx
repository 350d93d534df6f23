import { expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { sessionAbsent } from '@wervio/session'
import { http, HttpResponse } from 'msw'
import { COUNTS, counts, fakeServices, ID, server, summary, SUMMARIES } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const items = () => within(screen.getByRole('list', { name: 'Vacatures' })).getAllByRole('listitem')

test('a visitor sees two samples that say so, without a call', async () => {
  sessionAbsent()
  renderApp('/vacatures')
  expect(await screen.findByRole('heading', { level: 2, name: 'Wijkverpleegkundige' })).toBeVisible()
  expect(items()).toHaveLength(2)
  for (const item of items()) expect(within(item).getByText('Voorbeeld')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Nieuwe vacature' })).toHaveAttribute('href', '/vacatures/generator')
})

test('search and filter work on the samples', async () => {
  sessionAbsent()
  const { user } = renderApp('/vacatures')
  await user.type(await screen.findByRole('searchbox', { name: 'Zoek in vacatures' }), 'venló')
  expect(await screen.findByRole('button', { name: 'Alle 1' })).toBeVisible()
  expect(items()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Actief 0' }))
  expect(
    await screen.findByRole('heading', { name: 'Geen vacatures gevonden voor ‘venló’ met de status Actief' }),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Filters wissen' }))
  expect(items()).toHaveLength(2)
})

test('a sample can be read at an address of its own, and edited in the generator', async () => {
  sessionAbsent()
  const { user, address } = renderApp('/vacatures')
  await user.click(await screen.findByRole('link', { name: 'Bekijken: Planner wegtransport' }))
  const dialog = await screen.findByRole('dialog', { name: 'Voorbeeld: Planner wegtransport' })
  expect(await within(dialog).findByRole('article', { name: 'Vacaturetekst' })).toHaveTextContent(
    'Je plant de ritten van dertig chauffeurs.',
  )
  expect(address()).toBe('/vacatures?voorbeeld=planner-transport')
  expect(within(dialog).getByRole('link', { name: 'Bewerken' })).toHaveAttribute(
    'href',
    '/vacatures/generator?voorbeeld=planner-transport',
  )
  await user.keyboard('{Escape}')
  expect(address()).toBe('/vacatures')
})

test('a recruiter sees their own vacancies, with the real pages behind them', async () => {
  const listRequest = jest.fn()
  server.use(
    http.get(
      SUMMARIES,
      ({ request }) => (listRequest(new URL(request.url).search), HttpResponse.json([summary({ location: '' })])),
    ),
    http.get(COUNTS, () => HttpResponse.json(counts({ actief: 1 }))),
  )
  renderApp('/vacatures?q=zorg')
  const item = (await screen.findByRole('heading', { name: 'Wijkverpleegkundige' })).closest('li')
  expect(item).toHaveTextContent('Zorggroep De Linde · Locatie onbekend · 24–32 uur')
  expect(screen.queryByText('Voorbeeld')).toBeNull()
  expect(screen.getByRole('link', { name: 'Bekijken: Wijkverpleegkundige' })).toHaveAttribute('href', `/vacancy/${ID}`)
  expect(screen.getByRole('link', { name: 'Bewerken: Wijkverpleegkundige' })).toHaveAttribute(
    'href',
    `/create-vacancy?vacature=${ID}`,
  )
  expect(listRequest).toHaveBeenCalledWith('?limit=100&q=zorg&sort=newest')
})

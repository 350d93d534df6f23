import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { COUNTS, counts, fakeServices, server, summary, SUMMARIES } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const archived = summary({
  id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d22',
  title: 'Planner',
  archived_at: '2026-03-01T10:00:00.000Z',
})
const stub = ({ listed = [summary()], inArchive = [archived] } = {}) =>
  server.use(
    http.get(SUMMARIES, ({ request }) =>
      HttpResponse.json(new URL(request.url).searchParams.get('archived') === 'true' ? inArchive : listed),
    ),
    http.get(COUNTS, () => HttpResponse.json(counts({ actief: listed.length }, inArchive.length))),
  )
const vacancy = (name: string) => screen.findByRole('link', { name })

test.each(['/vacancy-dashboard', '/vacatures'])('%s: the archive is a filter of its own', async (path) => {
  stub()
  const { user, address } = renderApp(path)
  await user.click(await screen.findByRole('button', { name: 'Archief 1' }))
  expect(await vacancy(path === '/vacatures' ? 'Bekijken: Planner' : 'Planner')).toBeVisible()
  expect(screen.queryByText('Wijkverpleegkundige')).toBeNull()
  expect(address()).toBe(`${path}?archief=true`)
  await user.click(screen.getByRole('button', { name: 'Actief 1' }))
  expect(await screen.findByText('Wijkverpleegkundige')).toBeVisible()
  expect(address()).toBe(`${path}?status=actief`)
})

test('without an archive there is no filter for it', async () => {
  stub({ inArchive: [] })
  renderApp('/vacancy-dashboard')
  expect(await screen.findByRole('button', { name: 'Alle 1' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Archief/ })).toBeNull()
})

test('an empty archive says so and leads back', async () => {
  stub({ inArchive: [] })
  const { user } = renderApp('/vacancy-dashboard?archief=true')
  expect(await screen.findByRole('heading', { name: 'Het archief is leeg' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Filters wissen' }))
  expect(await vacancy('Wijkverpleegkundige')).toBeVisible()
})

test.each(['/vacancy-dashboard', '/vacatures'])(
  '%s: with all vacancies in the archive one can go there',
  async (path) => {
    stub({ listed: [] })
    const { user } = renderApp(path)
    await user.click(await screen.findByRole('button', { name: 'Bekijk het archief (1)' }))
    expect(await screen.findByText('Planner')).toBeVisible()
  },
)

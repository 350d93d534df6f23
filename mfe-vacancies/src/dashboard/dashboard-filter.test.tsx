import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { VacancySummary } from '@wervio/contracts'
import { userStorage } from '@wervio/session'
import { http, HttpResponse } from 'msw'
import {
  COUNTS,
  counts,
  failure,
  fakeServices,
  ID,
  server,
  summary,
  SUMMARIES,
  vacancy,
  VACANCIES,
} from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const rows = Array.from({ length: 3 }, (_, index) =>
  summary({
    id: `4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d${index + 10}`,
    title: `Planner ${index + 1}`,
    open_applications: index,
  }),
)

const stubList = (find: (query: Record<string, string>) => VacancySummary[] = () => rows) => {
  const listRequest = jest.fn()
  server.use(
    http.get(SUMMARIES, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      listRequest(query)
      return HttpResponse.json(find(query))
    }),
    http.get(COUNTS, () => HttpResponse.json(counts({ actief: 2, ingevuld: 1 }))),
  )
  return listRequest
}

test('search, status and order are asked of the service and stand in the address', async () => {
  const listRequest = stubList()
  const { user, address } = renderApp('/vacancy-dashboard')
  await user.type(await screen.findByRole('searchbox', { name: 'Zoek in vacatures' }), '  plan ')
  await waitFor(() => expect(address()).toBe('/vacancy-dashboard?q=plan'))
  await user.click(await screen.findByRole('button', { name: 'Ingevuld 1' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Volgorde' }), 'Titel A–Z')
  expect(address()).toBe('/vacancy-dashboard?q=plan&status=ingevuld&sort=title')
  await waitFor(() =>
    expect(listRequest).toHaveBeenLastCalledWith({ limit: '100', q: 'plan', status: 'ingevuld', sort: 'title' }),
  )
  expect(screen.getByRole('button', { name: 'Ingevuld 1', pressed: true })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Zoekopdracht wissen' }))
  expect(address()).toBe('/vacancy-dashboard?status=ingevuld&sort=title')
  expect(screen.getByRole('searchbox', { name: 'Zoek in vacatures' })).toHaveFocus()
})

test('an address with nonsense is the whole list', async () => {
  const listRequest = stubList()
  renderApp('/vacancy-dashboard?status=weg&sort=omhoog&view=schuin&q=%00')
  expect(await screen.findByRole('link', { name: 'Planner 1' })).toBeVisible()
  expect(listRequest).toHaveBeenCalledWith({ limit: '100', sort: 'newest' })
})

test('what finds nothing says for what, and the filters can be taken away', async () => {
  stubList(({ q }) => (q ? [] : rows))
  const { user, address } = renderApp('/vacancy-dashboard?q=astronaut&status=vervallen')
  expect(
    await screen.findByRole('heading', { name: 'Geen vacatures gevonden voor ‘astronaut’ met de status Vervallen' }),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Filters wissen' }))
  expect(await screen.findByRole('link', { name: 'Planner 1' })).toBeVisible()
  expect(address()).toBe('/vacancy-dashboard')
  expect(screen.getByRole('searchbox', { name: 'Zoek in vacatures' })).toHaveValue('')
})

test('the slash key leads to the search, not while somebody types', async () => {
  stubList()
  const { user } = renderApp('/vacancy-dashboard')
  await screen.findByRole('link', { name: 'Planner 1' })
  const search = screen.getByRole('searchbox', { name: 'Zoek in vacatures' })
  await user.keyboard('/')
  expect(search).toHaveFocus()
  await user.keyboard('a/b')
  expect(search).toHaveValue('a/b')
})

test('the table has every column, knows its length, and its choice is remembered', async () => {
  stubList()
  const { user, address, unmount } = renderApp('/vacancy-dashboard')
  await screen.findByRole('link', { name: 'Planner 1' })
  await user.click(screen.getByRole('button', { name: 'Tabel' }))
  const table = screen.getByRole('table', { name: 'Vacatures' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Functie', 'Organisatie', 'Locatie', 'Uren', 'Status', 'Kandidaten', 'Open', 'Gemaakt'])
  expect(table).toHaveAttribute('aria-rowcount', '4')
  expect(within(table).getByRole('row', { name: /Planner 2/ })).toHaveAttribute('aria-rowindex', '3')
  expect(within(table).getByRole('row', { name: /Planner 3/ })).toHaveTextContent('Assen24–32 uur')
  expect(address()).toBe('/vacancy-dashboard?view=table')
  expect(screen.getByRole('link', { name: 'Nieuwe Vacature' })).toHaveAttribute('href', '/create-vacancy')
  unmount()
  renderApp('/vacancy-dashboard')
  expect(await screen.findByRole('table', { name: 'Vacatures' })).toBeVisible()
  expect(userStorage('u1').get('vacancy-view')).toBe('table')
})

test('arrow keys go from title to title', async () => {
  stubList()
  const { user } = renderApp('/vacancy-dashboard?view=table')
  const title = (name: string) => screen.getByRole('link', { name })
  await screen.findByRole('link', { name: 'Planner 1' })
  title('Planner 1').focus()
  await user.keyboard('{ArrowDown}')
  expect(title('Planner 2')).toHaveFocus()
  await user.keyboard('{End}{ArrowDown}')
  expect(title('Planner 3')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(title('Planner 1')).toHaveFocus()
})

test('a status changes in its row, is stored, and comes back when it could not be', async () => {
  stubList()
  const updateRequest = jest.fn()
  server.use(
    http.put(
      `${VACANCIES}/:id`,
      async ({ request }) => (
        updateRequest(await request.json()),
        HttpResponse.json(vacancy({ id: ID, status: 'ingevuld' }))
      ),
    ),
  )
  const { user } = renderApp('/vacancy-dashboard?view=table')
  const status = await screen.findByRole('combobox', { name: 'Status van Planner 1' })
  expect(within(status).getAllByRole('option')).toHaveLength(1)
  while (document.activeElement !== status) await user.tab()
  expect(within(status).getAllByRole('option')).toHaveLength(5)
  await user.selectOptions(status, 'Ingevuld')
  expect(status).toHaveValue('ingevuld')
  expect(await screen.findByText('Status is nu Ingevuld.')).toBeVisible()
  expect(updateRequest).toHaveBeenCalledWith({ status: 'ingevuld' })
  server.use(http.put(`${VACANCIES}/:id`, () => HttpResponse.json(failure(), { status: 500 })))
  await user.selectOptions(status, 'Vervallen')
  expect(await screen.findByText('Van de server')).toBeVisible()
  expect(status).toHaveValue('ingevuld')
})

import { expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { COUNTS, counts, fakeServices, server, summary, SUMMARIES } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

/** Opens the table; `orders` gets the order of every list that is asked for. */
const openTable = async (address = '/vacancy-dashboard?view=table') => {
  const orders = jest.fn()
  server.use(
    http.get(SUMMARIES, ({ request }) => {
      orders(new URL(request.url).searchParams.get('sort'))
      return HttpResponse.json([summary()])
    }),
    http.get(COUNTS, () => HttpResponse.json(counts({ actief: 1 }))),
  )
  const app = renderApp(address)
  const table = await screen.findByRole('table', { name: 'Vacatures' })
  const head = (name: string) => within(table).getByRole('columnheader', { name })
  const button = (name: string) => within(head(name)).getByRole('button', { name })
  return { ...app, orders, head, button, table }
}
const menu = () => screen.getByRole('combobox', { name: 'Volgorde' })

test.each([
  ['Functie', ['title', 'ascending', 'Titel A–Z'], ['title_desc', 'descending', 'Titel Z–A']],
  ['Organisatie', ['company', 'ascending', 'Organisatie A–Z'], ['company_desc', 'descending', 'Organisatie Z–A']],
  [
    'Kandidaten',
    ['candidates', 'descending', 'Meeste kandidaten'],
    ['candidates_asc', 'ascending', 'Minste kandidaten'],
  ],
])('%s orders the list, a second time the other way round', async (name, ...clicks) => {
  const { user, address, orders, head, button } = await openTable()
  for (const [sort, direction, label] of clicks) {
    await user.click(button(name))
    expect(address()).toBe(`/vacancy-dashboard?view=table&sort=${sort}`)
    expect(head(name)).toHaveAttribute('aria-sort', direction)
    expect(menu()).toHaveDisplayValue(label ?? '')
    await waitFor(() => expect(orders).toHaveBeenLastCalledWith(sort))
  }
})

test('the newest stand first at the start, which the head of Gemaakt says and turns round', async () => {
  const { user, address, table, head, button } = await openTable()
  expect(head('Gemaakt')).toHaveAttribute('aria-sort', 'descending')
  expect(table.querySelectorAll('[aria-sort]')).toHaveLength(1)
  await user.click(button('Gemaakt'))
  expect(address()).toBe('/vacancy-dashboard?view=table&sort=oldest')
  expect(head('Gemaakt')).toHaveAttribute('aria-sort', 'ascending')
  await user.click(button('Gemaakt'))
  expect(address()).toBe('/vacancy-dashboard?view=table')
})

test('the menu of orders and the heads say the same', async () => {
  const { user, head } = await openTable('/vacancy-dashboard?view=table&sort=company_desc')
  expect(head('Organisatie')).toHaveAttribute('aria-sort', 'descending')
  await user.selectOptions(menu(), 'Titel A–Z')
  expect(head('Functie')).toHaveAttribute('aria-sort', 'ascending')
  expect(head('Organisatie')).not.toHaveAttribute('aria-sort')
})

test('a head takes the keyboard and keeps the focus; what the service can not order by is no button', async () => {
  const { user, address, button, table } = await openTable()
  button('Functie').focus()
  await user.keyboard('{Enter}')
  expect(address()).toBe('/vacancy-dashboard?view=table&sort=title')
  await user.keyboard(' ')
  expect(address()).toBe('/vacancy-dashboard?view=table&sort=title_desc')
  expect(button('Functie')).toHaveFocus()
  const heads = within(table).getAllByRole('columnheader')
  const fixed = heads.filter((head) => within(head).queryByRole('button') === null)
  expect(fixed.map(({ textContent }) => textContent)).toEqual(['Locatie', 'Uren', 'Status', 'Open'])
})

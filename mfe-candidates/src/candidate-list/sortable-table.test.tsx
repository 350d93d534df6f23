import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { stubCandidates } from '../testing/fake-candidates.ts'
import { fakeServices, summary } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const openTable = async (address = '/dashboard-candidates?view=table') => {
  const queries = stubCandidates([summary()])
  const app = renderApp(address)
  const table = await screen.findByRole('table', { name: 'Kandidaten' })
  const head = (name: string) => within(table).getByRole('columnheader', { name })
  const button = (name: string) => within(head(name)).getByRole('button', { name })
  return { ...app, queries, table, head, button }
}
const menu = () => screen.getByRole('combobox', { name: 'Volgorde' })

test('Naam orders the list, a second time the other way round', async () => {
  const { user, address, queries, head, button } = await openTable()
  for (const [sort, direction, label] of [
    ['name', 'ascending', 'Naam A–Z'],
    ['name_desc', 'descending', 'Naam Z–A'],
  ] as const) {
    await user.click(button('Naam'))
    expect(address()).toBe(`/dashboard-candidates?view=table&sort=${sort}`)
    expect(head('Naam')).toHaveAttribute('aria-sort', direction)
    expect(menu()).toHaveDisplayValue(label)
    await waitFor(() => expect(queries.at(-1)).toMatchObject({ sort }))
  }
})

test('the newest stand first at the start, which the head of Toegevoegd says and turns round', async () => {
  const { user, address, table, head, button } = await openTable()
  expect(head('Toegevoegd')).toHaveAttribute('aria-sort', 'descending')
  expect(table.querySelectorAll('[aria-sort]')).toHaveLength(1)
  await user.click(button('Toegevoegd'))
  expect(address()).toBe('/dashboard-candidates?view=table&sort=oldest')
  expect(head('Toegevoegd')).toHaveAttribute('aria-sort', 'ascending')
  await user.click(button('Toegevoegd'))
  expect(address()).toBe('/dashboard-candidates?view=table')
})

test('the menu of orders and the heads say the same; of an order without a column no head says anything', async () => {
  const { user, table, head } = await openTable('/dashboard-candidates?view=table&sort=name_desc')
  expect(head('Naam')).toHaveAttribute('aria-sort', 'descending')
  await user.selectOptions(menu(), 'Laatst gewijzigd')
  expect(table.querySelectorAll('[aria-sort]')).toHaveLength(0)
})

test('a head takes the keyboard and keeps the focus; what the service can not order by is no button', async () => {
  const { user, address, button, table } = await openTable()
  button('Naam').focus()
  await user.keyboard('{Enter}')
  expect(address()).toBe('/dashboard-candidates?view=table&sort=name')
  await user.keyboard(' ')
  expect(address()).toBe('/dashboard-candidates?view=table&sort=name_desc')
  expect(button('Naam')).toHaveFocus()
  const heads = within(table).getAllByRole('columnheader')
  const fixed = heads.filter((head) => within(head).queryByRole('button') === null)
  expect(fixed.map(({ textContent }) => textContent)).toEqual([
    'Functie',
    'Locatie',
    'Vaardigheden',
    'Ervaring',
    'Status',
    'Acties',
  ])
})

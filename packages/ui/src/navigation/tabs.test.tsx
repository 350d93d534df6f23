import { expect, jest, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tabs } from '../index.ts'

const tabs = [
  { value: 'overview', label: 'Overzicht', content: <p>De vacature</p> },
  { value: 'matches', label: 'Matches', count: 12, content: <p>De kandidaten</p> },
  { value: 'text', label: 'Publicatietekst', content: <p>De tekst</p> },
]

test('arrow keys move through the tabs, only the open panel is there', async () => {
  render(<Tabs label="Vacature" tabs={tabs} />)
  expect(screen.getByRole('tablist', { name: 'Vacature' })).toBeVisible()
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'Overzicht', selected: true })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Matches 12', selected: true })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'Matches 12' })).toHaveTextContent('De kandidaten')
  expect(screen.queryByText('De vacature')).not.toBeInTheDocument()
})

test('the ring of the focus has room beside the letters', () => {
  render(<Tabs label="Vacature" tabs={tabs} />)
  const { paddingLeft, paddingRight } = getComputedStyle(screen.getByRole('tab', { name: 'Overzicht' }))
  expect([paddingLeft, paddingRight]).toEqual(['0.5rem', '0.5rem'])
})

test('the owner may hold which tab is open', async () => {
  const change = jest.fn()
  render(<Tabs label="Vacature" tabs={tabs} value="text" onChange={change} />)
  expect(screen.getByText('De tekst')).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Overzicht' }))
  expect(change).toHaveBeenCalledWith('overview')
  expect(screen.getByText('De tekst')).toBeVisible()
})

test('a strip wider than the screen shows the open tab', async () => {
  const box = (left: number, right: number) => ({ left, right }) as DOMRect
  const layout = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.getAttribute('role') === 'tablist' ? box(16, 374) : box(387, 470)
  })
  render(<Tabs label="Vacature" tabs={tabs} value="text" />)
  await waitFor(() => expect(screen.getByRole('tablist', { name: 'Vacature' }).scrollLeft).toBe(96))
  layout.mockRestore()
})

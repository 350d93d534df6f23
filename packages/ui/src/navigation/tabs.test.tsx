import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
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

test('the owner may hold which tab is open', async () => {
  const change = jest.fn()
  render(<Tabs label="Vacature" tabs={tabs} value="text" onChange={change} />)
  expect(screen.getByText('De tekst')).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Overzicht' }))
  expect(change).toHaveBeenCalledWith('overview')
  expect(screen.getByText('De tekst')).toBeVisible()
})

import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Ellipsis } from 'lucide-react'
import { useLocation } from '@wervio/routing'
import { MemoryRouter } from '@wervio/routing/testing'
import { IconButton, Menu } from '../index.ts'

const CurrentPath = () => <p>{useLocation().pathname}</p>

const show = () => {
  const remove = jest.fn()
  render(
    <MemoryRouter initialEntries={['/']}>
      <CurrentPath />
      <Menu
        trigger={<IconButton icon={Ellipsis} label="Meer" />}
        items={[
          { label: 'Openen', to: '/vacancy/1' },
          'line',
          { label: 'Verwijderen', danger: true, onSelect: remove },
        ]}
      />
    </MemoryRouter>,
  )
  return remove
}

test('the menu opens by keyboard, moves with arrows and does what is chosen', async () => {
  const remove = show()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('menuitem', { name: 'Openen' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(remove).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('an item can lead to a page', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Meer' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Openen' }))
  expect(screen.getByText('/vacancy/1')).toBeVisible()
})

test('Escape closes the menu, gives the focus back and does nothing', async () => {
  const remove = show()
  await userEvent.click(screen.getByRole('button', { name: 'Meer' }))
  await screen.findByRole('menu')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Meer' })).toHaveFocus()
  expect(remove).not.toHaveBeenCalled()
})

import { expect, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Button, Dialog, Popover } from '../index.ts'

const Example = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Popover trigger={<Button>Thema</Button>} label="Thema kiezen" open={open} onOpenChange={setOpen}>
        <button type="button">Licht</button>
        <p>Uitleg</p>
      </Popover>
      <p>Ernaast</p>
    </>
  )
}

const InDialog = () => {
  const [open, setOpen] = useState(true)
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Menu">
      <Example />
    </Dialog>
  )
}

const button = () => screen.getByRole('button', { name: 'Thema' })
const open = async () => {
  const user = userEvent.setup()
  await user.click(button())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Licht' })).toHaveFocus())
  return user
}

test('it opens with its button, says so, and starts in its content', async () => {
  render(<Example />)
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  await open()
  expect(screen.getByRole('dialog', { name: 'Thema kiezen' })).toBeVisible()
  expect(button()).toHaveAttribute('aria-expanded', 'true')
})

test('Escape closes it and gives the focus back', async () => {
  render(<Example />)
  const user = await open()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(button()).toHaveFocus())
})

test('a press inside leaves it, its button and a press outside close it', async () => {
  render(<Example />)
  const user = await open()
  await user.click(screen.getByText('Uitleg'))
  expect(screen.getByRole('dialog')).toBeVisible()
  await user.click(button())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(button())
  await user.click(screen.getByText('Ernaast'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('in a dialog Escape closes it alone', async () => {
  render(<InDialog />)
  const user = await open()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Thema kiezen' })).not.toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('it puts no style element into the page, which the content security policy would refuse', async () => {
  render(<Example />)
  const styles = () => document.querySelectorAll('style:not([data-styled])').length
  const before = styles()
  await open()
  expect(styles()).toBe(before)
})

import { expect, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Sheet } from './sheet.tsx'

const Example = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet
        open={open}
        title="Hulp"
        subtitle="Bij deze pagina"
        closeLabel="Hulp sluiten"
        onClose={() => setOpen(false)}
      >
        <input aria-label="Vraag" />
      </Sheet>
    </>
  )
}

test.each(['{Escape}', 'the button'])('a sheet keeps the focus, and gives it back when %s closes it', async (way) => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const sheet = await screen.findByRole('dialog', { name: 'Hulp' })
  expect(sheet).toHaveTextContent('Bij deze pagina')
  await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement))
  await (way === '{Escape}' ? user.keyboard(way) : user.click(screen.getByRole('button', { name: 'Hulp sluiten' })))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('opening it adds no style element, which the content security policy would refuse', async () => {
  const user = userEvent.setup()
  render(<Example />)
  const before = document.querySelectorAll('style:not([data-styled])').length
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  expect(document.querySelectorAll('style:not([data-styled])')).toHaveLength(before)
})

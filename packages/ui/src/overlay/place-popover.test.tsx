import { expect, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { PlacePopover } from '../index.ts'

const place = { getBoundingClientRect: () => new DOMRect(10, 10, 40, 20) }

const Example = ({ takesFocus = false }: { takesFocus?: boolean }) => {
  const [isOpen, setIsOpen] = useState(false)
  const [owner, setOwner] = useState<Element | null>(null)
  const first = useRef<HTMLButtonElement>(null)
  return (
    <>
      <p ref={setOwner}>
        <button type="button" onClick={() => setIsOpen(true)}>
          Woorden
        </button>
        Meer tekst
      </p>
      <p>Ernaast</p>
      <PlacePopover
        place={isOpen ? place : null}
        label="Opmerking"
        onClose={() => setIsOpen(false)}
        owner={owner}
        first={takesFocus ? first : null}
      >
        <button ref={first} type="button">
          Vervang
        </button>
      </PlacePopover>
    </>
  )
}

test('it takes the focus to its first control, and Escape gives it back', async () => {
  const user = userEvent.setup()
  render(<Example takesFocus />)
  await user.click(screen.getByRole('button', { name: 'Woorden' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Vervang' })).toHaveFocus())
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Opmerking' })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Woorden' })).toHaveFocus())
})

test('without a first control the focus stays, and a press elsewhere closes it, not one in its owner', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(screen.getByRole('button', { name: 'Woorden' }))
  expect(await screen.findByRole('dialog', { name: 'Opmerking' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Woorden' })).toHaveFocus()
  await user.click(screen.getByText('Meer tekst'))
  expect(screen.getByRole('dialog', { name: 'Opmerking' })).toBeVisible()
  await user.click(screen.getByText('Ernaast'))
  expect(screen.queryByRole('dialog', { name: 'Opmerking' })).not.toBeInTheDocument()
})

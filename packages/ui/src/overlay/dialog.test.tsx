import { expect, jest, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button, ConfirmDialog, Dialog, TextField } from '../index.ts'

const Rejection = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Afwijzen</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Kandidaat afwijzen"
        description="Kies een reden."
        actions={<Button>Opslaan</Button>}
      >
        <TextField label="Reden" />
      </Dialog>
    </>
  )
}

test('a dialog has its name and description, starts in its content and keeps the focus', async () => {
  render(<Rejection />)
  await userEvent.click(screen.getByRole('button', { name: 'Afwijzen' }))
  const dialog = screen.getByRole('dialog', { name: 'Kandidaat afwijzen' })
  expect(dialog).toHaveAccessibleDescription('Kies een reden.')
  expect(screen.getByRole('textbox', { name: 'Reden' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Sluiten' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('textbox', { name: 'Reden' })).toHaveFocus()
})

test('Escape closes it and gives the focus back', async () => {
  render(<Rejection />)
  await userEvent.click(screen.getByRole('button', { name: 'Afwijzen' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Afwijzen' })).toHaveFocus())
})

test('it puts no style element of its own into the page, which the content security policy would refuse', async () => {
  render(<Rejection />)
  const before = document.querySelectorAll('style').length
  await userEvent.click(screen.getByRole('button', { name: 'Afwijzen' }))
  expect(document.querySelectorAll('style')).toHaveLength(before)
})

test('a question is answered on purpose: the focus starts at the safe answer', async () => {
  const confirm = jest.fn()
  const cancel = jest.fn()
  const question = (busy: boolean) => (
    <ConfirmDialog
      open
      title="Vacature verwijderen?"
      text="‘Planner’ wordt verwijderd."
      confirmLabel="Verwijderen"
      danger
      busy={busy}
      onConfirm={confirm}
      onCancel={cancel}
    />
  )
  const { rerender } = render(question(false))
  expect(screen.getByRole('button', { name: 'Annuleren' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Verwijderen' }))
  expect(confirm).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Escape}')
  expect(cancel).toHaveBeenCalledTimes(1)
  rerender(question(true))
  expect(screen.getByRole('button', { name: 'Verwijderen', busy: true })).toBeDisabled()
})

test('while it is busy nothing closes it', async () => {
  const change = jest.fn()
  const dialog = (busy: boolean) => (
    <Dialog open busy={busy} onOpenChange={change} title="Kandidaat afwijzen">
      Even geduld
    </Dialog>
  )
  const { rerender } = render(dialog(true))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Sluiten' })).toBeDisabled()
  expect(change).not.toHaveBeenCalled()
  rerender(dialog(false))
  await userEvent.keyboard('{Escape}')
  expect(change).toHaveBeenCalledWith(false)
})

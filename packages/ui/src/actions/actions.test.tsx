import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Pencil, Plus } from 'lucide-react'
import { MemoryRouter } from '@wervio/routing/testing'
import { Button, ButtonLink, Chip, IconButton, TextLink } from '../index.ts'

test('a button does its work by click, Enter and space, and submits nothing by itself', async () => {
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const press = jest.fn()
  render(
    <form onSubmit={submit}>
      <Button icon={Plus} onClick={press}>
        Nieuwe vacature
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Nieuwe vacature' }))
  await userEvent.keyboard('{Enter} ')
  expect(press).toHaveBeenCalledTimes(3)
  expect(submit).not.toHaveBeenCalled()
})

test('a busy button keeps its name, says it is busy and takes no second press', async () => {
  const press = jest.fn()
  render(
    <Button busy onClick={press}>
      Opslaan
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Opslaan', busy: true })
  expect(button).toBeDisabled()
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
})

test('links lead where they say: inside by route, outside by address', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/create-vacancy">Nieuwe vacature</ButtonLink>
      <TextLink to="/privacy?tab=terms">Voorwaarden</TextLink>
      <TextLink href="mailto:info@wervio.nl">Mail ons</TextLink>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Nieuwe vacature' })).toHaveAttribute('href', '/create-vacancy')
  expect(screen.getByRole('link', { name: 'Voorwaarden' })).toHaveAttribute('href', '/privacy?tab=terms')
  expect(screen.getByRole('link', { name: 'Mail ons' })).toHaveAttribute('href', 'mailto:info@wervio.nl')
})

test('an icon button is known by its label', async () => {
  const press = jest.fn()
  render(<IconButton icon={Pencil} label="Bewerken" onClick={press} />)
  await userEvent.click(screen.getByRole('button', { name: 'Bewerken' }))
  expect(press).toHaveBeenCalledTimes(1)
})

test('a chip is a suggestion, a choice, or a label that can be taken away', async () => {
  const remove = jest.fn()
  render(
    <>
      <Chip>Type kandidaat</Chip>
      <Chip selected>65%+</Chip>
      <Chip onRemove={remove}>Excel</Chip>
    </>,
  )
  expect(screen.getByRole('button', { name: 'Type kandidaat' })).not.toHaveAttribute('aria-pressed')
  expect(screen.getByRole('button', { name: '65%+', pressed: true })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder Excel' }))
  expect(remove).toHaveBeenCalledTimes(1)
})

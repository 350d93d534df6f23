import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { toast, Toaster, useRoomAtBottom } from '../index.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const later = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms)
  })

test('a toast shows, is announced and leaves by itself', () => {
  render(<Toaster />)
  act(() => toast('Vacature opgeslagen.'))
  expect(screen.getByRole('log')).toHaveTextContent('Vacature opgeslagen.')
  later(5_000)
  expect(screen.queryByText('Vacature opgeslagen.')).not.toBeInTheDocument()
})

test('it waits while the pointer is on it, and can be closed', () => {
  render(<Toaster />)
  act(() => toast('Opgeslagen.'))
  fireEvent.mouseMove(screen.getByRole('region', { name: 'Meldingen' }))
  later(60_000)
  expect(screen.getByText('Opgeslagen.')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Melding sluiten' }))
  expect(screen.queryByText('Opgeslagen.')).not.toBeInTheDocument()
})

test('after one was closed by hand the next leaves by itself: what had focus or pointer is gone without a word', () => {
  render(<Toaster />)
  act(() => toast('Opgeslagen.'))
  const close = screen.getByRole('button', { name: 'Melding sluiten' })
  fireEvent.mouseMove(screen.getByRole('region', { name: 'Meldingen' }))
  act(() => close.focus())
  fireEvent.click(close)
  act(() => toast('Verwijderd.'))
  later(5_000)
  expect(screen.queryByText('Verwijderd.')).not.toBeInTheDocument()
})

test('its action runs once and takes the toast away', () => {
  const undo = jest.fn()
  render(<Toaster />)
  act(() => toast('Verwijderd.', { action: { label: 'Ongedaan maken', onSelect: undo } }))
  fireEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
  expect(undo).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Verwijderd.')).not.toBeInTheDocument()
})

test('a bundle with its own copy of ui reaches the one toaster by a DOM event', () => {
  render(<Toaster />)
  act(() => {
    window.dispatchEvent(new CustomEvent('wervio:toast', { detail: { text: 'Mislukt.', tone: 'red' } }))
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Mislukt.')
})

test('one takes the place of the former with the same name, and no other', () => {
  render(<Toaster />)
  act(() => {
    toast('Noor is toegevoegd.', { place: 'stapel' })
    toast('Opgeslagen.')
    toast('Amir is toegevoegd.', { place: 'stapel' })
  })
  expect(screen.queryByText('Noor is toegevoegd.')).not.toBeInTheDocument()
  for (const text of ['Opgeslagen.', 'Amir is toegevoegd.']) expect(screen.getByText(text)).toBeVisible()
})

test('a bar at the bottom of the screen has its room as long as it is shown', () => {
  const room = () => document.documentElement.style.getPropertyValue('--room-below-toasts')
  const Bar = ({ isShown }: { isShown: boolean }) => {
    useRoomAtBottom(isShown)
    return null
  }
  const { rerender } = render(<Bar isShown />)
  expect(room()).toBe('4.5rem')
  expect(document.documentElement.style.scrollPaddingBottom).toBe('4.5rem')
  rerender(<Bar isShown={false} />)
  expect(room()).toBe('')
  expect(document.documentElement.style.scrollPaddingBottom).toBe('')
})

test('at most three stand at once, the newest stay', () => {
  render(<Toaster />)
  act(() => ['een', 'twee', 'drie', 'vier'].forEach((text) => toast(text)))
  expect(screen.queryByText('een')).not.toBeInTheDocument()
  expect(screen.getByText('vier')).toBeVisible()
})

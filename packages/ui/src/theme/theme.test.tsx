import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { applyTheme, setTheme, useTheme } from './theme.ts'

const device = (dark: boolean) => {
  const query = Object.assign(new EventTarget(), { matches: dark })
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: jest.fn(() => query) })
  return (next: boolean) => {
    query.matches = next
    query.dispatchEvent(new Event('change'))
  }
}

const Switch = () => {
  const { choice, shownTheme, setTheme: choose } = useTheme()
  return (
    <button type="button" onClick={() => choose('dark')}>
      {choice} toont {shownTheme}
    </button>
  )
}

beforeEach(() => {
  delete document.documentElement.dataset.theme
})

test('without a choice the device decides, also when it changes', () => {
  const change = device(false)
  render(<Switch />)
  expect(screen.getByRole('button', { name: 'system toont light' })).toBeVisible()
  act(() => change(true))
  expect(screen.getByRole('button', { name: 'system toont dark' })).toBeVisible()
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})

test('a choice shows at once, everywhere, and is kept', async () => {
  device(false)
  render(
    <>
      <Switch />
      <Switch />
    </>,
  )
  const [first] = screen.getAllByRole('button')
  if (first) await userEvent.click(first)
  expect(screen.getAllByRole('button', { name: 'dark toont dark' })).toHaveLength(2)
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(localStorage.getItem('wervio:theme')).toBe('dark')
})

test('the kept choice is put on the page before the first render; nonsense counts as none', () => {
  device(false)
  localStorage.setItem('wervio:theme', 'light')
  applyTheme()
  expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  localStorage.setItem('wervio:theme', 'paars')
  applyTheme()
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})

test('another tab of the product changes this one too', () => {
  device(false)
  render(<Switch />)
  localStorage.setItem('wervio:theme', 'dark')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'wervio:theme' }))
  })
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(document.documentElement.style.colorScheme).toBe('dark')
  act(() => setTheme('system'))
  expect(document.documentElement).not.toHaveAttribute('data-theme')
  expect(document.documentElement.style.colorScheme).toBe('')
})

import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { EarlyPress } from './early-press.tsx'

const Menu = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button aria-controls="hoofdmenu" aria-expanded={open} onClick={() => setOpen(!open)}>
        Menu
      </button>
      <EarlyPress />
    </>
  )
}

test('a press on the menu before its code was there unfolds it, once', () => {
  window.wervioEarlyPress = 'hoofdmenu'
  render(<Menu />)
  expect(screen.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible()
  expect(window.wervioEarlyPress).toBeUndefined()
})

test('without one the menu stays folded', () => {
  render(<Menu />)
  expect(screen.getByRole('button', { name: 'Menu', expanded: false })).toBeVisible()
})

import { afterEach, expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { sessionAbsent, sessionStarted } from '@wervio/session'
import { editorName, isReader } from './editor-name.ts'
import { MadeBy } from './made-by.tsx'

afterEach(sessionAbsent)

test('an editor is the reader or a colleague', () => {
  expect([editorName({ yours: true }), editorName({ yours: false })]).toEqual(['jou', 'een collega'])
})

test('the reader is known by name and by mail address, and only while signed in', () => {
  const reader = { uid: 'u1', email: 'noor@example.nl', displayName: 'Noor', photoUrl: null }
  expect(isReader('Noor')).toBe(false)
  sessionStarted(reader, 'token')
  expect([isReader('Noor'), isReader('noor@example.nl'), isReader('Bram'), isReader(null)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('an engine is named with the moment, and its model on hover; one that only a newer service knows by itself', () => {
  const at = new Date(2026, 10, 3, 14, 5).toISOString()
  render(
    <>
      <MadeBy made={{ engine: 'builtin', model: 'v3', at }} />
      <MadeBy did="Gelezen" made={{ engine: 'quantum', model: 'q1', at }} />
    </>,
  )
  const authorLine = screen.getByText('Geschreven door de ingebouwde motor op 3 november 2026 om 14:05')
  expect(authorLine).toBeVisible()
  expect(authorLine).toHaveAttribute('title', 'v3')
  expect(screen.getByText('Gelezen door quantum op 3 november 2026 om 14:05')).toBeVisible()
})

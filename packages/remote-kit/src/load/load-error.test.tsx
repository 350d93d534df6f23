import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ApiError } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { MemoryRouter } from '@wervio/routing/testing'
import type { ComponentProps } from 'react'
import { LoadError } from './load-error.tsx'

const notFoundError = new ApiError(messages.vacancyNotFound, { status: 404, code: 'not_found' })
const notFound = { text: 'Misschien is deze verwijderd.', back: { to: '/lijst', label: 'Naar de lijst' } }

const show = (props: Omit<ComponentProps<typeof LoadError>, 'onRetry' | 'busy'>, onRetry = () => {}) =>
  render(
    <MemoryRouter initialEntries={['/vacancy/1?tab=matches']}>
      <LoadError {...props} onRetry={onRetry} busy={false} />
    </MemoryRouter>,
  )

test('what is not there leads back, under the words of the service', () => {
  show({ error: notFoundError, notFound })
  expect(screen.getByRole('heading', { name: messages.vacancyNotFound })).toBeVisible()
  expect(screen.getByText('Misschien is deze verwijderd.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Naar de lijst' })).toHaveAttribute('href', '/lijst')
  expect(screen.queryByRole('button', { name: 'Probeer opnieuw' })).toBeNull()
})

test('a page that names nothing offers a retry for a 404 too', () => {
  show({ error: notFoundError })
  expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible()
})

test.each(['not_signed_in', 'session_expired', 'invalid_token', 'http'] as const)(
  '%s leads to sign-in and back here',
  (code) => {
    show({ error: new ApiError('Je bent niet ingelogd.', { status: 401, code }), notFound })
    expect(screen.getByText('Log in om verder te gaan.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute(
      'href',
      routes.login.href('/vacancy/1?tab=matches'),
    )
  },
)

test('a session that has ended says once to sign in again, and what was kept', () => {
  const ended = new ApiError(messages.sessionExpired, { status: 401, code: 'session_expired' })
  const { unmount } = show({ error: ended })
  expect(screen.getByRole('heading', { name: messages.sessionExpired })).toBeVisible()
  expect(screen.queryByText(/Log in om verder/)).toBeNull()
  unmount()
  show({ error: ended, signInText: 'Wat je hebt getypt, is bewaard.' })
  expect(screen.getByText('Wat je hebt getypt, is bewaard.')).toBeVisible()
})

test('anything else says what happened and what is safe, and is tried again by hand', async () => {
  let tries = 0
  show(
    { error: new Error('stuk'), title: 'Laden mislukt', fallback: 'Het laden lukte niet.', safe: 'Alles is bewaard.' },
    () => {
      tries += 1
    },
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Laden mislukt')
  expect(screen.getByRole('alert')).toHaveTextContent('Het laden lukte niet.')
  expect(screen.getByRole('alert')).toHaveTextContent('Alles is bewaard.')
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(tries).toBe(1)
})

test('a text that says what the title says makes way for another', () => {
  show({ error: new Error('stuk'), title: messages.candidatesFailed, fallback: messages.candidatesFailed })
  expect(screen.getAllByText(messages.candidatesFailed)).toHaveLength(1)
  expect(screen.getByText(messages.generic)).toBeVisible()
})

import { afterEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderRoutes } from '@wervio/remote-kit/testing'
import { sessionStarted, signOut } from '@wervio/session'
import { DemoNotice } from './demo-notice.tsx'

afterEach(() => signOut())

const show = (email: string) => {
  sessionStarted({ uid: 'u1', email, displayName: null, photoUrl: null }, 'token')
  renderRoutes([{ path: '/', element: <DemoNotice>In een demo worden geen mails verstuurd.</DemoNotice> }], '/')
}

test('in a demo it says what can not be done, and how it can', () => {
  show('')
  expect(screen.getByText(/In een demo worden geen mails verstuurd\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Bewaar je werk' })).toHaveAttribute('href', '/register')
})

test('whoever has an account reads nothing of it', () => {
  show('sanne@linde.nl')
  expect(screen.queryByText(/In een demo/)).toBeNull()
})

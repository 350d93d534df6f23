import { expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { getToken, expireSession, sessionStarted, signOut, useSession, userStorage } from './index.ts'

const user = { uid: 'u1', email: 'sanne@example.nl', displayName: 'Sanne', photoUrl: null }

const Who = () => {
  const session = useSession()
  return <p>{session.status === 'signed-in' ? session.user.email : session.status}</p>
}

test('a component follows the session, and the token stands under its fixed key', async () => {
  render(<Who />)
  act(() => sessionStarted(user, 'abc'))
  expect(screen.getByText('sanne@example.nl')).toBeVisible()
  expect(localStorage.getItem('token')).toBe('abc')
  await act(signOut)
  expect(screen.getByText('signed-out')).toBeVisible()
  expect(getToken()).toBeNull()
})

test('typed text survives expiry and leaves at sign-out', async () => {
  sessionStarted(user, 'abc')
  userStorage('u1').set('draft', 'tekst')
  expireSession()
  expect(userStorage('u1').get('draft')).toBe('tekst')
  sessionStarted(user, 'def')
  await signOut()
  expect(userStorage('u1').get('draft')).toBeNull()
})

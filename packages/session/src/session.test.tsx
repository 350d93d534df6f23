import { afterEach, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import {
  expireSession,
  getSession,
  getToken,
  mayKeep,
  sessionAbsent,
  sessionStarted,
  signOut,
  useSession,
  userStorage,
} from './index.ts'

const user = { uid: 'u1', email: 'sanne@example.nl', displayName: 'Sanne', photoUrl: null }

afterEach(async () => {
  jest.useRealTimers()
  await signOut()
})

/** What this tab gets to see when another one signs out: the token goes first, then the stored text. */
const signOutElsewhere = ({ storedLate }: { storedLate?: string } = {}) => {
  for (const key of ['token', ...Object.keys(localStorage).filter((name) => name.startsWith('wervio:'))]) {
    const oldValue = localStorage.getItem(key)
    localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null, storageArea: localStorage }))
  }
  if (storedLate !== undefined) userStorage('u1').set('draft', storedLate)
  sessionAbsent()
}

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

test('signing out in another tab stores nothing, and the text is back for the same account', () => {
  sessionStarted(user, 'abc')
  userStorage('u1').set('draft', 'tekst')
  signOutElsewhere({ storedLate: 'tekst van het laatst' })
  expect(getSession()).toMatchObject({ status: 'signed-out', reason: 'elsewhere', user })
  expect(mayKeep()).toBe(false)
  expect(Object.keys(localStorage)).toEqual([])
  sessionStarted(user, 'def')
  expect(userStorage('u1').get('draft')).toBe('tekst van het laatst')
})

test('the text is gone for another account, and for the first one after that', () => {
  sessionStarted(user, 'abc')
  userStorage('u1').set('draft', 'tekst')
  signOutElsewhere()
  sessionStarted({ ...user, uid: 'u2' }, 'def')
  sessionStarted(user, 'ghi')
  expect(userStorage('u1').get('draft')).toBeNull()
})

test('a tab forgets who signed out in another one after an hour', () => {
  jest.useFakeTimers()
  sessionStarted(user, 'abc')
  userStorage('u1').set('draft', 'tekst')
  signOutElsewhere()
  jest.advanceTimersByTime(3_600_000)
  expect(getSession()).toEqual({ status: 'signed-out', reason: 'none' })
  sessionStarted(user, 'def')
  expect(userStorage('u1').get('draft')).toBeNull()
})

test('a draft that another tab dropped while signed in stays dropped', () => {
  sessionStarted(user, 'abc')
  userStorage('u1').remove('draft')
  const dropped = { key: 'wervio:u1:draft', oldValue: 'tekst', newValue: null, storageArea: localStorage }
  window.dispatchEvent(new StorageEvent('storage', dropped))
  signOutElsewhere()
  sessionStarted(user, 'def')
  expect(userStorage('u1').get('draft')).toBeNull()
})

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

/** What this tab sees of a change of local storage that another tab makes. */
const seeChange = (key: string, oldValue: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }))
/** The word of another tab that somebody signs out there. */
const tellSignOut = () => {
  seeChange('wervio:signed-out', null, '1')
  seeChange('wervio:signed-out', '1', null)
}

/** What this tab sees when another one signs out: the token goes first, then the stored text, then the word of it. */
const signOutElsewhere = ({ storedLate }: { storedLate?: string } = {}) => {
  const [token, ...texts] = ['token', ...Object.keys(localStorage).filter((name) => name.startsWith('wervio:'))]
  const remove = (key: string) => {
    const oldValue = localStorage.getItem(key)
    localStorage.removeItem(key)
    seeChange(key, oldValue, null)
  }
  remove(token ?? '')
  texts.forEach(remove)
  tellSignOut()
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

test('text that was stored for the first time as another tab signed out does not stay, and is back for the same account', () => {
  sessionStarted(user, 'abc')
  signOutElsewhere({ storedLate: 'tekst van het laatst' })
  expect(Object.keys(localStorage)).toEqual([])
  sessionStarted(user, 'def')
  expect(userStorage('u1').get('draft')).toBe('tekst van het laatst')
})

test('the word that somebody signed out elsewhere counts after the end of the session too', () => {
  sessionStarted(user, 'abc')
  userStorage('u1').set('draft', 'tekst')
  sessionAbsent()
  expect(userStorage('u1').get('draft')).toBe('tekst')
  tellSignOut()
  expect(Object.keys(localStorage)).toEqual([])
  sessionStarted(user, 'def')
  expect(userStorage('u1').get('draft')).toBe('tekst')
})

test('signing out tells the other tabs, with nothing of the account', async () => {
  const writes: [string, string][] = []
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
    writes.push([key, value])
  })
  await signOut()
  setItem.mockRestore()
  expect(writes).toEqual([['wervio:signed-out', expect.stringMatching(/^\d+$/)]])
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
  seeChange('wervio:u1:draft', 'tekst', null)
  signOutElsewhere()
  sessionStarted(user, 'def')
  expect(userStorage('u1').get('draft')).toBeNull()
})

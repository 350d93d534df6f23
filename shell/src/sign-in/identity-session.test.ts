import { beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expireSession, getSession, getToken, refreshToken, signOut, userStorage } from '@wervio/session'
import { startIdentity } from '../session/start-identity.ts'
import { fakeServices, refusal } from '../testing/fake-services.ts'
import { inlineConfig } from '@wervio/testing/page-config'

const { firebase, registrations, signOuts, answerSignOut, answerRegistration, server } = fakeServices()
beforeEach(() => inlineConfig())

test('registration makes the user, then our account with the token and without the password, then the session', async () => {
  const identity = await startIdentity()
  await identity.register('sanne@linde.nl', 'geheim1')
  expect(getSession()).toMatchObject({ status: 'signed-in', user: { uid: 'uid-1', email: 'sanne@linde.nl' } })
  expect(registrations).toEqual([
    {
      body: { provider: 'email', uid: 'uid-1', email: 'sanne@linde.nl', displayName: null },
      token: `Bearer ${getToken()}`,
    },
  ])
})

test('an account that is already there counts as success', async () => {
  answerRegistration(409, refusal('already_registered', 'Dit email adres is al geregistreerd. Probeer in te loggen.'))
  const identity = await startIdentity()
  await identity.register('sanne@linde.nl', 'geheim1')
  expect(getSession().status).toBe('signed-in')
})

test('a refused registration leaves nobody signed in, and the same address can try again at once', async () => {
  answerRegistration(503, refusal('unavailable', 'Even niet.'))
  const identity = await startIdentity()
  await expect(identity.register('sanne@linde.nl', 'geheim1')).rejects.toThrow('Even niet.')
  expect(getSession().status).toBe('signed-out')
  expect(getToken()).toBeNull()
  answerRegistration(201)
  await identity.register('sanne@linde.nl', 'geheim1')
  expect(getSession().status).toBe('signed-in')
})

test('signing in completes a registration that broke off, and refuses when that fails', async () => {
  firebase.accounts.push({ uid: 'u7', email: 'sanne@linde.nl', password: 'geheim1' })
  const notRegistered = refusal('not_registered', 'Je account is nog niet klaar.')
  server.use(http.get('http://main.test/api/profile', () => HttpResponse.json(notRegistered, { status: 403 })))
  answerRegistration(500, refusal('internal', 'Kapot.'))
  const identity = await startIdentity()
  await expect(identity.signIn('sanne@linde.nl', 'geheim1')).rejects.toMatchObject({ status: 500 })
  expect(getSession().status).toBe('signed-out')
  answerRegistration(409, refusal('already_registered', 'Bestaat al.'))
  await identity.signIn('sanne@linde.nl', 'geheim1')
  expect(getSession()).toMatchObject({ status: 'signed-in', user: { uid: 'u7' } })
})

test('signing in to an account that is there registers nothing', async () => {
  firebase.accounts.push({ uid: 'u7', email: 'sanne@linde.nl', password: 'geheim1' })
  const identity = await startIdentity()
  await identity.signIn('sanne@linde.nl', 'geheim1')
  expect(getSession().status).toBe('signed-in')
  expect(registrations).toEqual([])
})

test('a failed sign-in keeps what the user typed before the session expired', async () => {
  const identity = await startIdentity()
  await identity.register('sanne@linde.nl', 'geheim1')
  userStorage('uid-1').set('draft', 'tekst')
  expireSession()
  await expect(identity.signIn('sanne@linde.nl', 'fout')).rejects.toMatchObject({ code: 'auth/invalid-credential' })
  expect(getSession()).toEqual({ status: 'signed-out', reason: 'expired' })
  expect(userStorage('uid-1').get('draft')).toBe('tekst')
})

test('a young token is kept, an old one renewed, and a refused renewal is an expiry', async () => {
  const identity = await startIdentity()
  await identity.register('sanne@linde.nl', 'geheim1')
  const token = getToken()
  expect(await refreshToken()).toBe(token)

  const later = Date.now() + 2 * 3_600_000
  jest.spyOn(Date, 'now').mockImplementation(() => later)
  const renewedToken = await refreshToken()
  expect(renewedToken).not.toBe(token)
  expect(getToken()).toBe(renewedToken)

  jest.spyOn(Date, 'now').mockImplementation(() => later + 3_600_000)
  firebase.failures['token'] = 'TOKEN_EXPIRED'
  expect(await refreshToken()).toBeNull()
  expect(getSession()).toEqual({ status: 'signed-out', reason: 'expired' })
})

test('signing out ends the session at the services too, and does not wait for them', async () => {
  answerSignOut(503)
  const identity = await startIdentity()
  await identity.register('sanne@linde.nl', 'geheim1')
  const token = getToken()
  await signOut()
  expect(getSession()).toEqual({ status: 'signed-out', reason: 'signed-out' })
  await waitFor(() => expect(signOuts).toEqual([`Bearer ${token}`]))
})

test('another tab signing out is followed', async () => {
  const identity = await startIdentity()
  await identity.register('sanne@linde.nl', 'geheim1')
  const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser')) ?? ''
  const oldValue = localStorage.getItem(key)
  localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null, storageArea: localStorage }))
  await waitFor(() => expect(getSession()).toMatchObject({ status: 'signed-out', reason: 'elsewhere' }))
  expect(getToken()).toBeNull()
})

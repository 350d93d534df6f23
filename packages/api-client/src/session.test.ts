import { expect, jest, test } from '@jest/globals'
import { aiHealth, listVacancies, messages } from '@wervio/contracts'
import { connectIdentity, getSession, getToken, signOut } from '@wervio/session'
import { http, HttpResponse } from 'msw'
import { call } from './index.ts'
import { AI, fakeServices, MAIN, server } from './testing/fake-services.ts'

fakeServices()

const LIST = `${MAIN}/api/vacancies`
const list = () => call(listVacancies, {})
const refusal = (code: string, extra = {}) =>
  HttpResponse.json({ error: 'Nee', message: 'Nee', code, ...extra }, { status: 401 })

/** Accepts one token only. */
const accepting = (token: string, code: string) =>
  http.get(LIST, ({ request }) =>
    request.headers.get('authorization') === `Bearer ${token}` ? HttpResponse.json([]) : refusal(code),
  )

const refreshing = (token: string | null) => {
  const refreshToken = jest.fn(() => Promise.resolve(token))
  connectIdentity({ refreshToken, signOut: () => Promise.resolve() })
  return refreshToken
}

test('without a token a recruiter call is not sent', async () => {
  await signOut()
  await expect(list()).rejects.toMatchObject({ status: 401, code: 'not_signed_in', message: messages.notSignedIn })
})

test('a public call needs no token', async () => {
  await signOut()
  server.use(
    http.get(`${AI}/health`, ({ request }) =>
      HttpResponse.json({ status: request.headers.has('authorization') ? 'no' : 'ok' }),
    ),
  )
  await expect(call(aiHealth, {})).resolves.toEqual({ status: 'ok' })
})

test.each(['session_expired', 'invalid_token'])('%s: one refresh, one repeat, and nobody notices', async (code) => {
  server.use(accepting('second', code))
  const refresh = refreshing('second')
  await expect(Promise.all([list(), list(), list()])).resolves.toEqual([[], [], []])
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(getToken()).toBe('second')
  expect(getSession().status).toBe('signed-in')
})

test.each([
  ['can not be had', null],
  ['is refused too', 'also-old'],
])('when a fresh token %s the session is over', async (_, token) => {
  server.use(accepting('second', 'session_expired'))
  refreshing(token)
  await expect(list()).rejects.toMatchObject({ status: 401, message: messages.sessionExpired })
  expect(getSession()).toEqual({ status: 'signed-out', reason: 'expired' })
})

test('a 401 about Microsoft never ends the session', async () => {
  const extra = { auth_required: true, user_code: 'ABC' }
  server.use(http.get(LIST, () => refusal('session_expired', extra)))
  const refresh = refreshing('second')
  await expect(list()).rejects.toMatchObject({ status: 401, message: 'Nee', details: extra })
  expect(refresh).not.toHaveBeenCalled()
  expect(getSession().status).toBe('signed-in')
})

test('another 401 is shown and ends nothing', async () => {
  server.use(http.get(LIST, () => refusal('not_registered')))
  await expect(list()).rejects.toMatchObject({ code: 'not_registered' })
  expect(getSession().status).toBe('signed-in')
})

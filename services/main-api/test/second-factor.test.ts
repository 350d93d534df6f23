import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { errorBody, recoveryCodes, recoveryCodeState } from '@wervio/contracts'
import { ServiceError, type Identities } from '@wervio/service-kit'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { startApp, visitorToken } from './start-app.ts'

const freedUsers: string[] = []
let isProviderAway = false
const identities: Identities = {
  find: async () => null,
  remove: async () => undefined,
  customToken: async () => '',
  removePassword: async () => undefined,
  revoke: async () => undefined,
  removeSecondFactors: async (uid) => {
    if (isProviderAway) throw new ServiceError('unavailable')
    freedUsers.push(uid)
  },
}
const { app, call, recruiter, databaseUrl } = startApp({ identities: () => identities })

const URL = '/api/second-factor/recovery-codes'
const make = async (token: string) =>
  recoveryCodes.parse((await call(token, { method: 'POST', url: URL })).json()).codes
const state = async (token: string) => recoveryCodeState.parse((await call(token, { url: URL })).json())

/** From an address of its own, so that tests don't share a limit. */
const recover = (payload: { email: string; code: string }, remoteAddress = `10.0.0.${freedUsers.length + 1}`) =>
  app().inject({ method: 'POST', url: '/api/second-factor/recover', payload, remoteAddress })
const uidOf = (token: string) => token.split('~')[0]

test('ten codes, shown once; the next set takes their place', async () => {
  const owner = await recruiter()
  const { token, account } = owner
  expect(await state(token)).toEqual({ left: 0, created_at: null, used_at: null })
  const first = await make(token)
  expect(new Set(first).size).toBe(10)
  for (const code of first) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/)
  const second = await make(token)
  expect(await state(token)).toMatchObject({ left: 10, used_at: null })
  const { rows } = await asRecruiter(databaseUrl(), owner, sql`select * from main.recovery_codes`)
  for (const code of second) expect(JSON.stringify(rows)).not.toContain(code)
  expect((await recover({ email: account.email, code: first[0] ?? '' })).statusCode).toBe(403)
})

test('a code takes the second factor away once, however it is typed', async () => {
  const { token, account } = await recruiter()
  const [code = '', other = ''] = await make(token)
  const typed = { email: account.email.toUpperCase(), code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` }
  const answers = await Promise.all([recover(typed), recover(typed)])
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
  expect(freedUsers.filter((uid) => uid === uidOf(token))).toHaveLength(1)
  const after = await state(token)
  expect(after.left).toBe(9)
  expect(after.used_at).not.toBeNull()
  expect((await recover({ email: account.email, code: other })).statusCode).toBe(204)
})

test('an unknown address, a wrong code and a code of somebody else get one answer', async () => {
  const { token, account } = await recruiter()
  const somebodyElse = await recruiter()
  const [code = ''] = await make(token)
  const answers = await Promise.all([
    recover({ email: `${randomUUID()}@voorbeeld.nl`, code: 'AAAA-BBBB-CCCC-DDDD' }),
    recover({ email: account.email, code: 'AAAA-BBBB-CCCC-DDDD' }),
    recover({ email: somebodyElse.account.email, code }),
    recover({ email: account.email, code: '%_-' }),
  ])
  expect(new Set(answers.map(({ statusCode, payload }) => `${statusCode} ${payload}`)).size).toBe(1)
  expect(errorBody.parse(answers[0]?.json()).code).toBe('recovery_refused')
  expect(await state(token)).toMatchObject({ left: 10 })
})

test('while the provider is away the code stays unused', async () => {
  const { token, account } = await recruiter()
  const [code = ''] = await make(token)
  isProviderAway = true
  expect((await recover({ email: account.email, code })).statusCode).toBe(503)
  isProviderAway = false
  expect(await state(token)).toMatchObject({ left: 10 })
  expect((await recover({ email: account.email, code })).statusCode).toBe(204)
})

test('tries are limited by account and by address, and say so alike', async () => {
  const email = `${randomUUID()}@voorbeeld.nl`
  const code = 'AAAA-BBBB-CCCC-DDDD'
  const ofAccount: number[] = []
  for (let index = 0; index < 11; index += 1)
    ofAccount.push((await recover({ email, code }, `10.1.0.${index}`)).statusCode)
  expect(ofAccount).toEqual([...Array.from({ length: 10 }, () => 403), 429])
  const ofAddress: number[] = []
  for (let index = 0; index < 21; index += 1)
    ofAddress.push((await recover({ email: `${index}-${email}`, code }, '10.2.0.1')).statusCode)
  expect(ofAddress).toEqual([...Array.from({ length: 20 }, () => 403), 429])
})

test('new codes ask a recent sign-in, and a visitor of a demo has none', async () => {
  const { token } = await recruiter()
  const old = await call(`${token}~${Date.now() - 3_600_000}`, { method: 'POST', url: URL })
  expect([old.statusCode, errorBody.parse(old.json()).code]).toEqual([403, 'sign_in_too_long_ago'])
  expect((await call(visitorToken(), { method: 'POST', url: URL })).statusCode).toBe(403)
})

test.each([
  {},
  { email: 'jan', code: 'x' },
  { email: 'jan@voorbeeld.nl', code: '' },
  { email: 'jan@voorbeeld.nl', code: 'x'.repeat(101) },
])('bad input is refused: %j', async (payload) => {
  const response = await app().inject({
    method: 'POST',
    url: '/api/second-factor/recover',
    payload,
    remoteAddress: '10.3.0.1',
  })
  expect(response.statusCode).toBe(400)
})

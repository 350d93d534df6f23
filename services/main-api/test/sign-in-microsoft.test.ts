import { expect, test } from '@jest/globals'
import { limits, messages } from '@wervio/contracts'
import { newPerson, TENANT } from './providers-stand-in.ts'
import { startSignInApp, tokenOf } from './sign-in-support.ts'

const { app, providers, enter, enterAs, recruiter, call } = startSignInApp()
const HOUR = 3_600
const now = () => Math.floor(Date.now() / 1_000)

test('a work account gets an account of its own, and finds it again whatever its address becomes', async () => {
  const noor = newPerson()
  const first = await enterAs('microsoft', await providers.entraToken(noor))
  expect(first).toMatchObject({ status: 201, body: { email: noor.username, display_name: 'Noor de Recruiter' } })
  expect(first.user).toMatchObject({ email: noor.username, name: 'Noor de Recruiter' })
  const renamed = { ...noor, username: 'noor.getrouwd@werving.example' }
  const again = await enterAs('microsoft', await providers.entraToken(renamed))
  expect(again.status).toBe(409)
  expect(again.user.uid).toBe(first.user.uid)
  expect((await call(tokenOf(again.user), { url: '/api/vacancies' })).statusCode).toBe(200)
})

test('an address joins no accounts: not that of a password, nor that of another tenant', async () => {
  const { account, token } = await recruiter()
  const [uid] = token.split('~')
  const sameAddress = await enterAs('microsoft', await providers.entraToken(newPerson(account.email)))
  expect(sameAddress.status).toBe(201)
  expect(sameAddress.user.uid).not.toBe(uid)
  const tid = '11111111-2222-4333-8444-555555555555'
  const otherTenant = { tid, iss: `https://login.microsoftonline.com/${tid}/v2.0` }
  const noor = newPerson()
  const firstEntry = await enterAs('microsoft', await providers.entraToken(noor))
  const secondEntry = await enterAs('microsoft', await providers.entraToken(noor, otherTenant))
  expect(secondEntry.status).toBe(201)
  expect(secondEntry.user.uid).not.toBe(firstEntry.user.uid)
})

test('two sign-ins of somebody new at once make one account', async () => {
  const noor = newPerson()
  const tokens = await Promise.all([1, 2, 3].map(() => providers.entraToken(noor)))
  const entered = await Promise.all(tokens.map((token) => enterAs('microsoft', token)))
  expect(entered.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  expect(new Set(entered.map(({ user }) => user.uid)).size).toBe(1)
})

const noor = newPerson()
test.each([
  ['signed by somebody else', () => providers.forgedToken(noor)],
  ['signed with the key of other tenants', () => providers.otherTenantsToken(noor)],
  ['unsigned', async () => providers.unsignedToken(noor)],
  ['for another app', () => providers.entraToken(noor, { aud: '00000003-0000-0000-c000-000000000000' })],
  [
    'issued by another tenant than it names',
    () => providers.entraToken(noor, { tid: '11111111-2222-4333-8444-555555555555' }),
  ],
  ['issued elsewhere', () => providers.entraToken(noor, { iss: `https://login.example/${TENANT}/v2.0` })],
  ['over', () => providers.entraToken(noor, {}, { issued: now() - 300, expires: now() - 120 })],
  ['old', () => providers.entraToken(noor, {}, { issued: now() - HOUR / 2 })],
  ['from the future', () => providers.entraToken(noor, {}, { issued: now() + HOUR })],
  ['of nobody', () => providers.entraToken(noor, { oid: undefined })],
  ['of a tenant that is no id', () => providers.entraToken(noor, { tid: 'werving.example' })],
  ['without an address', () => providers.entraToken(noor, { preferred_username: undefined })],
  ['an access token of the first version', () => providers.entraToken(noor, { ver: '1.0' })],
  ['garbage', async () => 'a.b.c'],
])('a token that is %s is refused', async (_what, make) => {
  const response = await enter('microsoft', await make())
  expect(response.statusCode).toBe(403)
  expect(response.json()).toEqual({
    code: 'proof_refused',
    error: messages.proofRefused,
    message: messages.proofRefused,
  })
})

test('a personal account is refused in so many words', async () => {
  const tid = '9188040d-6c67-4c5b-b112-36a304b66dad'
  const token = await providers.entraToken(noor, { tid, iss: `https://login.microsoftonline.com/${tid}/v2.0` })
  expect((await enter('microsoft', token)).json()).toMatchObject({
    code: 'proof_refused',
    error: messages.microsoftPersonalAccount,
  })
})

test('a token counts once', async () => {
  const token = await providers.entraToken(newPerson())
  const statuses = (await Promise.all([enter('microsoft', token), enter('microsoft', token)])).map(
    ({ statusCode }) => statusCode,
  )
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 403])
  expect((await enter('microsoft', token)).statusCode).toBe(403)
})

test('the body adds nothing to the proof', async () => {
  const kim = newPerson()
  const body = { email: 'baas@werving.example', uid: 'demo', displayName: 'De baas', tenantId: 'x' }
  const payload = { provider: 'microsoft', proof: await providers.entraToken(kim), ...body }
  const response = await app().inject({ method: 'POST', url: '/api/register', payload })
  expect(response.json()).toMatchObject({ email: kim.username, display_name: kim.name })
})

test.each([
  ['with a character that no text may have', 'a\u0000b'],
  ['longer than a name may be', 'a'.repeat(limits.shortText + 1)],
  ['of blanks', '   '],
])('a name %s is left out', async (_what, name) => {
  const { status, body } = await enterAs('microsoft', await providers.entraToken(newPerson(), { name }))
  expect([status, body.display_name]).toEqual([201, null])
})

test('a name of a megabyte does not come in', async () => {
  const answer = await enter('microsoft', await providers.entraToken(newPerson(), { name: 'a'.repeat(1_000_000) }))
  expect([400, 413]).toContain(answer.statusCode)
})

test('without a proof nobody comes in, also not with a token of ours', async () => {
  const { token } = await recruiter()
  const response = await call(token, { method: 'POST', url: '/api/register', payload: { provider: 'microsoft' } })
  expect(response.json()).toMatchObject({ code: 'proof_refused' })
})

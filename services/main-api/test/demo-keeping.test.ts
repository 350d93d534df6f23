import { expect, test } from '@jest/globals'
import { messages, type LinkableProvider, type RegisteredAccount } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import { startDemoApp } from './demos-support.ts'
import { newPerson, startProviders } from './providers-stand-in.ts'

const providers = startProviders()
const { app, call, createVacancy, end, query, recruiter, state, untilGone, users, visitor } = startDemoApp()

type Person = ReturnType<typeof newPerson>

const proofOf = (provider: LinkableProvider, person: Person): Promise<string> | string =>
  provider === 'google' ? providers.googleCode(person) : providers.entraToken(person)

const keep = async (token: string, provider: LinkableProvider, person: Person) => {
  const payload = { provider, proof: await proofOf(provider, person) }
  const answer = await call(token, { method: 'POST', url: '/api/demo/keep', payload })
  return { status: answer.statusCode, body: answer.json<RegisteredAccount & { code: string; error: string }>() }
}
/** Whose user signs in with what a provider vouches for. */
const uidBehind = async (provider: LinkableProvider, person: Person): Promise<unknown> => {
  const payload = { provider, proof: await proofOf(provider, person) }
  const { customToken = '{}' } = (
    await app().inject({ method: 'POST', url: '/api/register', payload })
  ).json<RegisteredAccount>()
  return (JSON.parse(customToken) as { uid: string }).uid
}
const linksOf = (organisation: string) =>
  query<{ provider: string; address: string }>(
    'select provider, address from main.linked_identities where organisation_id = $1',
    [organisation],
  )
const demosOf = (uid: string) => query('select 1 from main.demos where provider_uid = $1', [uid])

test.each(['google', 'microsoft'] as const)(
  'a demo that is kept by %s is an ordinary account of the same user, with everything in it',
  async (provider) => {
    const [{ uid, token, organisation }, noor] = [await visitor(), newPerson()]
    await createVacancy(token, { title: 'Zelf gemaakt' })
    const { status, body } = await keep(token, provider, noor)
    expect([status, body]).toMatchObject([
      200,
      { email: noor.username, display_name: noor.name, organisation_id: organisation },
    ])
    expect(JSON.parse(body.customToken ?? '')).toEqual({ uid, email: noor.username, name: noor.name })
    expect(await linksOf(organisation)).toEqual([{ provider, address: noor.username }])
    const demoAddress = `${uid}~${noor.username.replace('@', '_at_')}`
    expect((await call(demoAddress, { url: '/api/demo' })).json()).toEqual({ ends_at: null })
    expect((await call(demoAddress, { url: '/api/vacancies' })).json()).toContainEqual(
      expect.objectContaining({ title: 'Zelf gemaakt' }),
    )
    expect(await uidBehind(provider, noor)).toBe(uid)
  },
)

test('kept twice, also at the same moment, it is kept once', async () => {
  const [{ uid, token, organisation }, noor] = [await visitor({ complete: false }), newPerson()]
  const answers = await Promise.all([keep(token, 'google', noor), keep(token, 'google', noor)])
  answers.push(await keep(token, 'google', noor))
  for (const { status, body } of answers) {
    expect([status, body.email]).toEqual([200, noor.username])
    expect(JSON.parse(body.customToken ?? '')).toMatchObject({ uid })
  }
  expect(await linksOf(organisation)).toHaveLength(1)
})

test('an identity that signs in to another account keeps nothing, and the demo goes on', async () => {
  const noor = newPerson()
  const other = await uidBehind('google', noor)
  const { uid, token, organisation } = await visitor({ complete: false })
  const { status, body } = await keep(token, 'google', noor)
  expect([status, body.code, body.error]).toEqual([409, 'sign_in_method_taken', messages.signInMethodTaken])
  expect(await linksOf(organisation)).toEqual([])
  expect(await demosOf(uid)).toHaveLength(1)
  expect(await uidBehind('google', noor)).toBe(other)
  expect((await keep(token, 'google', newPerson())).status).toBe(200)
})

test('what an ordinary account sends links nothing to it', async () => {
  const { token, account } = await recruiter()
  const { status, body } = await keep(token, 'google', newPerson())
  expect([status, body.error]).toEqual([403, messages.demoKeptAlready])
  expect(await linksOf(account.organisation_id)).toEqual([])
})

test('when there is no token to sign in with, the demo is kept, and the same account signs in to it', async () => {
  const [{ uid, token, organisation }, noor] = [await visitor({ complete: false }), newPerson()]
  state.away = true
  expect((await keep(token, 'google', noor)).status).toBeGreaterThanOrEqual(500)
  state.away = false
  expect(await demosOf(uid)).toEqual([])
  expect(await linksOf(organisation)).toHaveLength(1)
  expect(await uidBehind('google', noor)).toBe(uid)
  expect((await keep(token, 'google', noor)).status).toBe(200)
})

test('a crash before all of it is stored leaves a demo, which ends in its time', async () => {
  const { uid, token, organisation } = await visitor()
  await query(`alter table main.linked_identities add constraint crash check (address <> 'stuk@werving.example')`)
  expect((await keep(token, 'google', newPerson('stuk@werving.example'))).status).toBe(500)
  await query('alter table main.linked_identities drop constraint crash')
  expect(await demosOf(uid)).toHaveLength(1)
  await end(uid)
  await untilGone(uid)
  expect(await query('select 1 from main.organisations where id = $1', [organisation])).toEqual([])
  await until('the identity to go', () => !users.has(uid))
})

test.each([
  [{ provider: 'google' }, 400],
  [{ proof: 'x' }, 400],
  [{ provider: 'linkedin', proof: 'x' }, 400],
  [{ provider: 'google', proof: '4/onbekend' }, 403],
])('%j keeps nothing', async (payload, status) => {
  const { uid, token } = await visitor({ complete: false })
  const answer = await call(token, { method: 'POST', url: '/api/demo/keep', payload })
  expect(answer.statusCode).toBe(status)
  expect(await demosOf(uid)).toHaveLength(1)
})

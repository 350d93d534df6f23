import { expect, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import { sql } from 'drizzle-orm'
import { asRecruiter, colleagueOf } from './as-recruiter.ts'
import { FIRST_ACCOUNT, OTHER_ACCOUNT, startCalendarApp, subjectsOf, tomorrow } from './calendar-support.ts'
import { build, untilReady } from './start-app.ts'

const { recruiter, call, databaseUrl, peer, signIn, send, connect, status, ask, week, add } = startCalendarApp()

test('without a connection the status says so and the agenda asks to sign in to Microsoft, which ends no session', async () => {
  const { token } = await recruiter()
  expect(await status(token)).toMatchObject({ connected: false, account: null, auth_required: false })
  const response = await ask(token)
  expect(response.statusCode).toBe(401)
  expect(response.json()).toMatchObject({
    code: 'microsoft_required',
    error: 'Authenticatie vereist',
    auth_required: true,
  })
})

test('nobody else sees the agenda or the connection, not even a colleague of the same organisation', async () => {
  const owner = await recruiter()
  await add({ start: tomorrow(), fields: { subject: 'Van mij' } })
  await connect(owner.token)
  for (const token of [(await recruiter()).token, await colleagueOf(databaseUrl(), owner, 'Bo')]) {
    expect((await ask(token)).statusCode).toBe(401)
    expect((await status(token)).connected).toBe(false)
  }
})

test('while Graph is down the last known agenda stays, with its age and the reason', async () => {
  const { token } = await recruiter()
  await add({ start: tomorrow(), fields: { subject: 'Blijft staan' } })
  await connect(token)
  const before = await week(token)
  await peer().change({ world: { graph: { kind: 'status', status: 503, retryAfter: 0 } } })
  const during = await week(token, '?fresh=true')
  expect(subjectsOf(during)).toEqual(['Blijft staan'])
  expect(during).toMatchObject({
    error: messages.microsoftUnavailable,
    refreshed_at: before.refreshed_at,
    auth_required: false,
  })
  await peer().change({ world: { graph: null } })
  expect((await week(token, '?fresh=true')).error).toBeNull()
})

test('as long as Microsoft asks to wait it is left alone, also by somebody who presses; a new connection asks at once', async () => {
  const { token } = await recruiter()
  await connect(token)
  await peer().change({ world: { graph: { kind: 'throttled', retryAfter: 90 } } })
  expect((await week(token, '?fresh=true')).error).toBe(messages.microsoftBusy)
  await peer().change({ world: { graph: null, requests: [] } })
  expect((await week(token, '?fresh=true')).error).toBe(messages.microsoftBusy)
  expect((await peer().state()).requests).toEqual([])
  await connect(token)
  expect((await week(token)).error).toBeNull()
})

test('after an hour without Graph the agenda answers from what it knows, and a storm of questions asks Microsoft nothing; it recovers by itself', async () => {
  const owner = await recruiter()
  const { token } = owner
  await add({ start: tomorrow(), fields: { subject: 'Blijft staan' } })
  await connect(token)
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  await asRecruiter(databaseUrl(), owner, sql`update main.calendar_syncs set refreshed_at = ${hourAgo}`)
  await peer().change({ world: { graph: { kind: 'status', status: 503, retryAfter: 0 } } })
  // Behind the answer: nobody waits for Microsoft.
  expect(await week(token)).toMatchObject({ refreshed_at: hourAgo, refreshing: true })
  await until(async () => (await week(token)).error === messages.microsoftUnavailable)
  // However long this test takes, the pause after a failure isn't over.
  await asRecruiter(databaseUrl(), owner, sql`update main.calendar_syncs set tried_at = tried_at + interval '1 hour'`)
  await peer().change({ world: { requests: [] } })
  const storm = await Promise.all(Array.from({ length: 50 }, () => week(token)))
  for (const answer of storm) {
    expect(subjectsOf(answer)).toEqual(['Blijft staan'])
    expect(answer).toMatchObject({ refreshed_at: hourAgo, error: messages.microsoftUnavailable })
  }
  expect((await peer().state()).requests).toEqual([])
  await asRecruiter(databaseUrl(), owner, sql`update main.calendar_syncs set tried_at = ${hourAgo}`)
  await peer().change({ world: { graph: null } })
  await until(async () => {
    const { error, refreshed_at } = await week(token)
    return error === null && refreshed_at !== hourAgo
  })
})

test('a token of a megabyte connects nothing', async () => {
  const { token } = await recruiter()
  const response = await send(token, 'x'.repeat(1_000_000))
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'validation_failed'])
  expect((await status(token)).connected).toBe(false)
})

test('connecting with another Microsoft account takes the appointments of the first away', async () => {
  const { token } = await recruiter()
  await add({ start: tomorrow(), fields: { subject: 'Van de eerste' } })
  await connect(token)
  expect(subjectsOf(await week(token))).toEqual(['Van de eerste'])
  await peer().change({ world: { accounts: [OTHER_ACCOUNT] } })
  try {
    const answer = await send(token, await signIn())
    expect(answer.json()).toMatchObject({ connected: true, account: { address: OTHER_ACCOUNT.username } })
  } finally {
    await peer().change({ world: { accounts: [FIRST_ACCOUNT] } })
  }
  expect(subjectsOf(await week(token))).toEqual([])
  expect((await status(token)).account?.address).toBe(OTHER_ACCOUNT.username)
})

test('a token that was taken back leads to not connected, with what was read still there; connecting again mends it', async () => {
  const { token } = await recruiter()
  await add({ start: tomorrow(), fields: { subject: 'Van voor de intrekking' } })
  await connect(token)
  await peer().change({ world: { revoked: true } })
  const after = await week(token, '?fresh=true')
  expect(after).toMatchObject({ auth_required: true, error: 'Authenticatie verlopen, log opnieuw in' })
  expect(subjectsOf(after)).toEqual(['Van voor de intrekking'])
  expect(await status(token)).toMatchObject({
    connected: false,
    auth_required: true,
    error: messages.microsoftExpired,
  })
  await peer().change({ world: { revoked: false } })
  await connect(token)
  expect(await status(token)).toMatchObject({ connected: true })
  expect((await week(token)).auth_required).toBe(false)
})

test('a personal account, which has no mailbox in Microsoft 365, connects nothing and is told so', async () => {
  const { token } = await recruiter()
  await peer().change({
    world: { accounts: [{ ...OTHER_ACCOUNT, username: 'bo@outlook.example', hasMailbox: false }] },
  })
  try {
    const refused = await send(token, await signIn())
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'forbidden', error: messages.microsoftWrongTenant })
  } finally {
    await peer().change({ world: { accounts: [FIRST_ACCOUNT] } })
  }
  expect(await status(token)).toMatchObject({ connected: false, account: null })
})

test.each([
  ['its id', FIRST_ACCOUNT.tid],
  ['its domain', 'werving.example'],
])('where the authority names one tenant by %s nobody of another connects', async (_how, tenant) => {
  const { token } = await recruiter()
  const authority = peer().settings.authority.replace(/organizations$/, tenant)
  const app = build(databaseUrl(), { microsoft: { ...peer().settings, authority } })
  const sendTo = async (access_token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return app.inject({ method: 'POST', url: '/calendar/connect-microsoft', headers, payload: { access_token } })
  }
  try {
    await untilReady(app)
    await peer().change({ world: { accounts: [{ ...OTHER_ACCOUNT, tid: '9122040d-6c67-4c5b-b112-36a304b66dae' }] } })
    const refused = await sendTo(await signIn())
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'forbidden', error: messages.microsoftWrongTenant })
    expect(await status(token)).toMatchObject({ connected: false, account: null })
    await peer().change({ world: { accounts: [FIRST_ACCOUNT] } })
    expect((await sendTo(await signIn())).statusCode).toBe(200)
  } finally {
    await peer().change({ world: { accounts: [FIRST_ACCOUNT] } })
    await app.close()
  }
})

test('a token that Graph refuses connects nothing and keeps an earlier connection', async () => {
  const { token } = await recruiter()
  await connect(token)
  const refused = await send(token, 'verzonnen')
  expect(refused.statusCode).toBe(401)
  expect(refused.json()).toMatchObject({ code: 'microsoft_required', auth_required: true })
  expect((await status(token)).connected).toBe(true)
})

test('disconnecting forgets the tokens and the appointments', async () => {
  const owner = await recruiter()
  const { token } = owner
  await add({ start: tomorrow(), fields: { subject: 'Weg' } })
  await connect(token)
  expect((await call(token, { method: 'DELETE', url: '/calendar/connect-microsoft' })).statusCode).toBe(204)
  expect((await status(token)).connected).toBe(false)
  expect((await ask(token)).statusCode).toBe(401)
  const { rows } = await asRecruiter(
    databaseUrl(),
    owner,
    sql`select (select count(*) from main.microsoft_connections) + (select count(*) from main.calendar_events) as rows`,
  )
  expect(rows).toEqual([{ rows: '0' }])
})

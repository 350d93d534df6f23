import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import type { Session } from '@wervio/contracts'
import { sql as fragment } from 'drizzle-orm'
import { accounts } from '../src/accounts/table.ts'
import { createDatabase, type Database, type Sql } from '../src/platform/database.ts'
import { removeOverSessions } from '../src/sessions/repository.ts'
import { sessions as sessionRows } from '../src/sessions/table.ts'
import { createIdentities } from './demos-support.ts'
import { newToken, startApp } from './start-app.ts'

const provider = createIdentities()
const { call, databaseUrl } = startApp({ identities: () => provider.identities })

const NOW = Math.floor(Date.now() / 1_000)
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** An account with a token for each sign-in, so many seconds ago. */
const account = async (...secondsAgo: number[]) => {
  const uid = randomUUID()
  const tokens = secondsAgo.map((seconds) => `${newToken(uid)}~${(NOW - seconds) * 1_000}`)
  await call(tokens[0] ?? '', { method: 'POST', url: '/api/register', payload: { provider: 'email' } })
  return { uid, tokens: [tokens[0] ?? '', tokens[1] ?? '', tokens[2] ?? ''] as const }
}
const list = async (token: string, userAgent = WINDOWS): Promise<Session[]> =>
  (await call(token, { url: '/api/sessions', headers: { 'user-agent': userAgent } })).json<Session[]>()
const statusOf = async (token: string) => {
  const answer = await call(token, { url: '/api/vacancies' })
  return answer.statusCode === 200 ? 200 : answer.json<{ code: string }>().code
}
const end = (token: string, id: string) => call(token, { method: 'DELETE', url: `/api/sessions/${id}` })
const endAll = (token: string, keep_own: boolean) =>
  call(token, { method: 'POST', url: '/api/sessions/end', payload: { keep_own } })

const idsOf = async (database: Database, uid: string) => {
  const [row] = await database.asNewcomer({ uid }, undefined, (sql) =>
    sql.select({ accountId: accounts.id, organisationId: accounts.organisation_id }).from(accounts),
  )
  if (!row) throw new Error('no such account')
  return row
}

test('each sign-in stands in the list with its browser, to the minute, whatever token of it came', async () => {
  const { tokens } = await account(50, 3_600)
  await list(tokens[1], IPHONE)
  const sessions = await list(tokens[0])
  expect(sessions).toEqual([
    {
      id: expect.any(String),
      browser: 'Chrome',
      system: 'Windows',
      signed_in_at: new Date((NOW - 50) * 1_000).toISOString(),
      last_used_at: expect.stringMatching(/:00\.000Z$/),
      is_current: true,
    },
    expect.objectContaining({ browser: 'Safari', system: 'iPhone', is_current: false }),
  ])
  expect(await list(tokens[0])).toEqual(sessions)
})

test('a session that was ended is refused at once, and the others go on', async () => {
  const { tokens } = await account(50, 3_600)
  await list(tokens[1], IPHONE)
  const [, phone] = await list(tokens[0])
  expect((await end(tokens[0], phone?.id ?? '')).statusCode).toBe(204)
  expect([await statusOf(tokens[0]), await statusOf(tokens[1])]).toEqual([200, 'session_expired'])
  expect(await list(tokens[0])).toHaveLength(1)
  expect((await end(tokens[0], phone?.id ?? '')).statusCode).toBe(404)
})

test('a session of another account, or of nobody, is not there', async () => {
  const [one, other] = [await account(50), await account(50)]
  const [session] = await list(one.tokens[0])
  for (const id of [session?.id ?? '', randomUUID(), 'x', '%00'])
    expect((await end(other.tokens[0], id)).statusCode).toBe(404)
  expect(await statusOf(one.tokens[0])).toBe(200)
})

test('signing out ends the own session, and a later sign-in begins a new one', async () => {
  const { tokens } = await account(3_600, 50)
  expect((await call(tokens[0], { method: 'DELETE', url: '/api/session' })).statusCode).toBe(204)
  expect([await statusOf(tokens[0]), await statusOf(tokens[1])]).toEqual(['session_expired', 200])
})

test('signing out everywhere else refuses all other sign-ins, also one that never came before', async () => {
  const { uid, tokens } = await account(50, 3_600, 7_200)
  await list(tokens[1])
  expect((await endAll(tokens[0], true)).statusCode).toBe(204)
  expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 'session_expired', 'session_expired'])
  expect(await list(tokens[0])).toHaveLength(1)
  expect(provider.revoked).not.toContain(uid)
})

test('signing out everywhere refuses replayed tokens of every sign-in, and takes the refresh tokens back', async () => {
  const { uid, tokens } = await account(50, 3_600)
  await list(tokens[1])
  expect((await endAll(tokens[0], false)).statusCode).toBe(204)
  for (const token of [tokens[0], tokens[1]]) expect(await statusOf(token)).toBe('session_expired')
  expect(provider.revoked).toContain(uid)
  expect(await statusOf(`${newToken(uid)}~${(NOW + 60) * 1_000}`)).toBe(200)
})

test('it holds while the sign-in provider is away', async () => {
  const { tokens } = await account(50)
  provider.state.away = true
  expect((await endAll(tokens[0], false)).statusCode).toBe(204)
  provider.state.away = false
  expect(await statusOf(tokens[0])).toBe('session_expired')
})

test('of two that sign each other out at once one is left', async () => {
  const { tokens } = await account(50, 3_600)
  await Promise.all([list(tokens[0]), list(tokens[1])])
  const answers = await Promise.all([endAll(tokens[0], true), endAll(tokens[1], true)])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 401]))
  expect(new Set([await statusOf(tokens[0]), await statusOf(tokens[1])])).toEqual(new Set([200, 'session_expired']))
})

test('a sign-in of two months ago that nobody used is over', async () => {
  const { tokens } = await account(50, 61 * 86_400)
  expect(await statusOf(tokens[1])).toBe('session_expired')
})

test('neither colleagues nor the housekeeping of the service can read where somebody is signed in', async () => {
  const { uid, tokens } = await account(50)
  await list(tokens[0])
  const database = createDatabase({ url: databaseUrl(), connections: 1, onLostConnection: () => undefined })
  database.open()
  try {
    const rows = (sql: Sql) => sql.select().from(sessionRows)
    const [own] = await database.asNewcomer({ uid }, undefined, rows)
    const colleague = { accountId: randomUUID(), organisationId: own?.organisation_id ?? '' }
    expect(own).toMatchObject({ browser: 'Chrome', system: 'Windows' })
    expect(await database.asRecruiter(colleague, rows)).toEqual([])
    expect(await database.asNobody(rows)).toEqual([])
  } finally {
    await database.close()
  }
})

test('what is over and older than two months is removed, and stays refused', async () => {
  const { uid, tokens } = await account(50, 100 * 86_400)
  const database = createDatabase({ url: databaseUrl(), connections: 1, onLostConnection: () => undefined })
  database.open()
  try {
    const { accountId, organisationId } = await idsOf(database, uid)
    const row = { account_id: accountId, organisation_id: organisationId, last_used_at: fragment`now()` }
    const at = (days: number) => new Date((NOW - days * 86_400) * 1_000).toISOString()
    await database.asNewcomer({ uid }, undefined, async (sql) => {
      await sql.insert(sessionRows).values([
        { ...row, id: randomUUID(), signed_in_at: at(100) },
        { ...row, id: randomUUID(), signed_in_at: at(90), ended_at: at(1) },
        { ...row, id: randomUUID(), signed_in_at: at(80), last_used_at: at(61) },
        { ...row, id: randomUUID(), signed_in_at: at(10), ended_at: at(1) },
      ])
    })
    expect(await statusOf(tokens[1])).toBe(200)
    await removeOverSessions(database)
    const rows = await database.asNewcomer({ uid }, undefined, (sql) =>
      sql.select({ at: sessionRows.signed_in_at }).from(sessionRows),
    )
    expect(new Set(rows.map((each) => each.at))).toEqual(new Set([at(100), at(10)]))
    for (const days of [90, 80, 10])
      expect(await statusOf(`${newToken(uid)}~${(NOW - days * 86_400) * 1_000}`)).toBe('session_expired')
  } finally {
    await database.close()
  }
})

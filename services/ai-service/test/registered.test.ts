import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { openConnections } from '@wervio/service-kit/database'
import { createTestDatabase, type TestDatabase } from 'database/testing'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createBuiltinEngine } from '../src/engines/builtin/builtin-engine.ts'
import { openAccounts } from '../src/platform/accounts.ts'
import { asMainApi } from './migrated-database.ts'
import { appWith } from './running-app.ts'

let database: TestDatabase
let main: ReturnType<typeof asMainApi>
let app: FastifyInstance

const opened: FastifyInstance[] = []
const appOn = (url: string) => {
  const openedApp = appWith(
    createBuiltinEngine(),
    openAccounts({ url, connections: 2, onLostConnection: () => undefined }),
  )
  opened.push(openedApp)
  return openedApp
}

beforeAll(async () => {
  database = await createTestDatabase()
  main = asMainApi(database.url)
  app = appOn(database.url)
}, 60_000)
afterAll(async () => {
  await Promise.all(opened.map((each) => each.close()))
  await main.close()
  await database.stop()
})

const ask = (token: string, accept = 'application/json', on = app) =>
  on.inject({
    method: 'POST',
    url: '/api/generate-vacancy',
    payload: { functie: 'Kok' },
    headers: { authorization: `Bearer ${token}`, accept },
  })

const unavailable = { error: messages.serverProblem, message: messages.serverProblem, code: 'unavailable' }

test('until main-api has migrated nobody is let in, and health says so', async () => {
  expect((await ask('goed-vroeg')).json()).toEqual(unavailable)
  expect((await app.inject('/health')).statusCode).toBe(503)
  await main.migrate()
  expect((await app.inject('/health')).statusCode).toBe(200)
}, 60_000)

test.each(['application/json', 'text/event-stream'])(
  'an identity that never registered gets no text: %s',
  async (accept) => {
    const response = await ask('goed-vreemde', accept)
    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({
      error: messages.notRegistered,
      message: messages.notRegistered,
      code: 'not_registered',
    })
  },
)

test('registration counts at once', async () => {
  expect((await ask('goed-nieuw')).statusCode).toBe(403)
  await main.register('goed-nieuw')
  expect((await ask('goed-nieuw')).statusCode).toBe(200)
})

test('a token of a sign-in that was ended is refused, by name of the session', async () => {
  await main.register('goed-uit')
  await main.signOutEverywhere('goed-uit')
  const answer = await ask('goed-uit')
  expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'session_expired' }])
})

test('a database that is away is not the fault of the caller', async () => {
  const unreachableApp = appOn('postgres://postgres@127.0.0.1:1/postgres')
  const response = await ask('goed-nieuw', 'application/json', unreachableApp)
  expect([response.statusCode, response.json()]).toEqual([503, unavailable])
  expect((await unreachableApp.inject('/health')).statusCode).toBe(503)
})

test('the role of this service sees the account of its identity and nothing else of main', async () => {
  const [own, other] = [await main.register('goed-eigen'), await main.register('goed-ander')]
  const { transaction, close } = openConnections({
    url: database.url,
    connections: 1,
    role: 'wervio_ai',
    onLostConnection: () => undefined,
  })
  const rows = (settings: object, query = 'select * from ai.recruiters') =>
    transaction(settings, async (connection) => (await connection.execute(sql.raw(query))).rows)
  expect(await rows({ identity: 'goed-eigen' })).toEqual([
    { account_id: own.accountId, organisation_id: own.organisationId, role: 'owner' },
  ])
  expect(await rows({ identity: 'goed-eigen', organisation: other.organisationId })).toHaveLength(1)
  expect(await rows({ organisation: other.organisationId })).toEqual([])
  for (const table of ['organisations', 'accounts', 'vacancies', 'sessions']) {
    await expect(rows({ identity: 'goed-eigen' }, `select 1 from main.${table}`)).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  }
  const isOver = `select ai.is_own_session_over('2026-01-01T00:00:00Z') as is_over`
  expect(await rows({ identity: 'goed-eigen' }, isOver)).toEqual([{ is_over: true }])
  expect(await rows({ organisation: own.organisationId }, isOver)).toEqual([{ is_over: false }])
  await close()
})

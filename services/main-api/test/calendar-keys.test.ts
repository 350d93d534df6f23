import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createConnections, type Key } from '@wervio/microsoft'
import { until } from '@wervio/testing/until'
import { sql } from 'drizzle-orm'
import { createSealKeeper } from '../src/calendar/microsoft/seal-anew.ts'
import { createDatabase, type Database } from '../src/platform/database.ts'
import { asRecruiter } from './as-recruiter.ts'
import { startCalendarApp } from './calendar-support.ts'
import { build, PATIENT, type Recruiter } from './start-app.ts'

const { recruiter, databaseUrl, peer, connect } = startCalendarApp()

const newKey = (): Key => ({ name: `k${randomUUID().slice(0, 8)}`, bytes: randomBytes(32) })

let database: Database
beforeAll(() => {
  database = createDatabase({
    url: databaseUrl(),
    connections: 2,
    onLostConnection: () => undefined,
    longestWait: PATIENT,
  })
  database.open()
})
afterAll(() => database.close())

const rowOf = async (owner: Recruiter) => {
  const { rows } = await asRecruiter(
    databaseUrl(),
    owner,
    sql`select split_part(sealed, '.', 1) as key, version, auth_required from main.microsoft_connections`,
  )
  return rows[0]
}
/** As if tokens had been sealed with a key that nobody has any more. */
const loseKey = (owner: Recruiter) =>
  asRecruiter(databaseUrl(), owner, sql`update main.microsoft_connections set sealed = 'weg.AAAA.AAAA.AAAA'`)

const connected = async (): Promise<Recruiter> => {
  const owner = await recruiter()
  await connect(owner.token)
  return owner
}

test('what an older key sealed is sealed with the first one, so that the older key can go', async () => {
  const [owner, other, lost] = [await connected(), await connected(), await connected()]
  await loseKey(lost)
  const fresh = newKey()
  const keeper = createSealKeeper(database, [fresh, ...peer().settings.keys])
  const { sealed, unreadable } = await keeper.run()
  expect(sealed).toBeGreaterThanOrEqual(2)
  expect(await keeper.run()).toEqual({ sealed: 0, unreadable })
  expect(await rowOf(lost)).toMatchObject({ key: 'weg' })
  for (const each of [owner, other])
    expect(await rowOf(each)).toEqual({ key: fresh.name, version: 1, auth_required: false })
  const { withGraph } = createConnections({
    settings: { ...peer().settings, keys: [fresh] },
    schema: 'main',
    run: (somebody, work) => database.asRecruiter(somebody, work),
  })
  const { id: accountId, organisation_id: organisationId } = owner.account
  await withGraph({ accountId, organisationId }, 'calendar', (graph) => graph.tell('GET', '/me'))
})

test('a service that starts with a new key in front does so by itself', async () => {
  const owner = await connected()
  const fresh = newKey()
  const app = build(databaseUrl(), { microsoft: { ...peer().settings, keys: [fresh, ...peer().settings.keys] } })
  try {
    await app.ready()
    await until(async () => (await rowOf(owner))?.['key'] === fresh.name)
  } finally {
    await app.close()
  }
})

test('the housekeeping sees tokens of other keys than its own and nothing else', async () => {
  await connected()
  const fresh = newKey()
  const countOf = async (table: string) =>
    (await database.asSealKeeper(fresh.name, (all) => all.execute(sql.raw(`select 1 from main.${table}`)))).rows.length
  const before = await countOf('microsoft_connections')
  expect(before).toBeGreaterThan(0)
  expect(await countOf('accounts')).toBe(0)
  const { sealed } = await createSealKeeper(database, [fresh, ...peer().settings.keys]).run()
  expect(await countOf('microsoft_connections')).toBe(before - sealed)
})

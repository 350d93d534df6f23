import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Publication, PublicationVersion, VacancySummary } from '@wervio/contracts'
import { createTestDatabase, type TestDatabase } from 'database/testing'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { migrateUpTo } from './earlier-migrations.ts'
import { build, newToken, untilReady } from './start-app.ts'

const LAST_WITHOUT_VERSIONS = 5
const organisation = '0190a000-0000-7000-8000-000000000001'
const account = '0190a000-0000-7000-8000-000000000002'
const vacancy = '0190a000-0000-7000-8000-000000000003'
const blank = '0190a000-0000-7000-8000-000000000004'

let database: TestDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await createTestDatabase()
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  await migrateUpTo(LAST_WITHOUT_VERSIONS, pool)
  await pool.query(`insert into main.organisations (id) values ('${organisation}')`)
  await pool.query(
    `insert into main.accounts (id, organisation_id, provider, provider_uid, email) values ('${account}', '${organisation}', 'email', 'toen', 'toen@voorbeeld.nl')`,
  )
  for (const [id, text] of [
    [vacancy, '<h2>Toen</h2><p>Drie woorden hier</p>'],
    [blank, ''],
  ]) {
    await pool.query(
      `insert into main.vacancies (id, organisation_id, recruiter_id, title, status, description, updated_at) values ('${id}', '${organisation}', '${account}', 'Kôk', 'actief', '${text}', '2026-02-01T10:00:00Z')`,
    )
  }
  await pool.end()
  app = build(database.url)
  await untilReady(app)
})
afterAll(async () => {
  await app.close()
  await database.stop()
})

const get = async <T>(url: string) =>
  (await app.inject({ url, headers: { authorization: `Bearer ${newToken('toen')}` } })).json<T>()

test('a text from before there were versions is version 1, and stays when it is changed', async () => {
  const url = `/api/vacancies/${vacancy}/publication`
  expect(await get<Publication>(url)).toMatchObject({
    html: '<h2>Toen</h2><p>Drie woorden hier</p>',
    version: 1,
    updated_at: '2026-02-01T10:00:00.000Z',
    updated_by: 'toen@voorbeeld.nl',
  })
  await app.inject({
    method: 'PUT',
    url,
    payload: { html: '<p>Nu</p>', base_version: 1 },
    headers: { authorization: `Bearer ${newToken('toen')}` },
  })
  const versions = await get<PublicationVersion[]>(`${url}/versions`)
  expect(versions).toMatchObject([
    { version: 2 },
    { version: 1, words: 4, created_at: '2026-02-01T10:00:00.000Z', created_by: 'toen@voorbeeld.nl' },
  ])
  expect(await get(`${url}/versions/${versions[1]?.id}`)).toMatchObject({
    html: '<h2>Toen</h2><p>Drie woorden hier</p>',
  })
})

test('a vacancy without text has no version, and both are found by search', async () => {
  expect(await get(`/api/vacancies/${blank}/publication/versions`)).toEqual([])
  const summaries = await get<VacancySummary[]>('/api/vacancy-summaries?q=kok')
  expect(summaries.map(({ id }) => id).toSorted()).toEqual([vacancy, blank])
})

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestDatabase, type TestDatabase } from 'database/testing'
import pg from 'pg'
import { migrateDatabase } from '../src/platform/migrate.ts'
import { migrateUpTo } from './earlier-migrations.ts'

const LAST_WITHOUT_ENDINGS = 32
const organisation = '0190a000-0000-7000-8000-000000000001'
const account = '0190a000-0000-7000-8000-000000000002'
const vacancy = '0190a000-0000-7000-8000-000000000003'
const idOf = (number: number) => `0190a000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`

const procedure = (number: number, outcome: string, steps: readonly (readonly [day: number, outcome: string])[]) => `
  insert into main.candidates (id, organisation_id, recruiter_id, name, skills, experience, status) values ('${idOf(number)}', '${organisation}', '${account}', 'Noor', '[]', '[]', 'nieuw');
  insert into main.applications (id, organisation_id, vacancy_id, candidate_id, stage, outcome, updated_at) values ('${idOf(number)}', '${organisation}', '${vacancy}', '${idOf(number)}', 2, '${outcome}', '2026-02-20T10:00:00Z');
  ${steps.map(([day, step]) => `insert into main.application_events (id, organisation_id, application_id, stage, outcome, at) values (gen_random_uuid(), '${organisation}', '${idOf(number)}', 2, '${step}', '2026-02-${day}T10:00:00Z');`).join('\n')}`

const rows = `
  insert into main.organisations (id) values ('${organisation}');
  insert into main.accounts (id, organisation_id, provider, provider_uid, email) values ('${account}', '${organisation}', 'email', 'toen', 'toen@voorbeeld.nl');
  insert into main.vacancies (id, organisation_id, recruiter_id, title, status) values ('${vacancy}', '${organisation}', '${account}', 'Kok', 'actief');
  ${procedure(1, 'open', [[10, 'open']])}
  ${procedure(2, 'hired', [
    [10, 'open'],
    [12, 'hired'],
    [14, 'hired'],
  ])}
  ${procedure(3, 'hired', [
    [10, 'hired'],
    [12, 'open'],
    [14, 'hired'],
  ])}
  ${procedure(4, 'rejected', [])}`

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
  await migrateUpTo(LAST_WITHOUT_ENDINGS, pool)
  await pool.query(rows)
  await migrateDatabase(pool)
}, 60_000)
afterAll(async () => {
  await pool.end()
  await database.stop()
})

test('procedures of before have the moment since which their outcome stands', async () => {
  const { rows: endings } = await pool.query<{ ended_at: Date | null }>(
    'select ended_at from main.applications order by id',
  )
  expect(endings.map((row) => row.ended_at && new Date(row.ended_at).toISOString())).toEqual([
    null,
    '2026-02-12T10:00:00.000Z',
    '2026-02-14T10:00:00.000Z',
    '2026-02-20T10:00:00.000Z',
  ])
})

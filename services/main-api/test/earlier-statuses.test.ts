import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Candidate } from '@wervio/contracts'
import { createTestDatabase, type TestDatabase } from 'database/testing'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { migrateUpTo } from './earlier-migrations.ts'
import { build, newToken, untilReady } from './start-app.ts'

const LAST_WITHOUT_CHOICE = 19
const organisation = '0190a000-0000-7000-8000-000000000001'
const account = '0190a000-0000-7000-8000-000000000002'
const vacancy = '0190a000-0000-7000-8000-000000000003'
const inProcedure = '0190a000-0000-7000-8000-000000000011'
const byHand = '0190a000-0000-7000-8000-000000000012'
const without = '0190a000-0000-7000-8000-000000000013'

const rows = `
  insert into main.organisations (id) values ('${organisation}');
  insert into main.accounts (id, organisation_id, provider, provider_uid, email) values ('${account}', '${organisation}', 'email', 'toen', 'toen@voorbeeld.nl');
  insert into main.vacancies (id, organisation_id, recruiter_id, title, status) values ('${vacancy}', '${organisation}', '${account}', 'Kok', 'actief');
  insert into main.candidates (id, organisation_id, recruiter_id, name, skills, experience, status) values
    ('${inProcedure}', '${organisation}', '${account}', 'Noor', '[]', '[]', 'nieuw'),
    ('${byHand}', '${organisation}', '${account}', 'Sem', '[]', '[]', 'afgewezen'),
    ('${without}', '${organisation}', '${account}', 'Eva', '[]', '[]', 'nieuw');
  insert into main.candidate_events (id, organisation_id, candidate_id, by, kind, data, at) values
    (gen_random_uuid(), '${organisation}', '${byHand}', '${account}', 'status', '{"from":"nieuw","to":"afgewezen"}', '2026-02-01T10:00:00Z');
  insert into main.applications (id, organisation_id, vacancy_id, candidate_id, stage, outcome) values
    (gen_random_uuid(), '${organisation}', '${vacancy}', '${inProcedure}', 2, 'open'),
    (gen_random_uuid(), '${organisation}', '${vacancy}', '${byHand}', 2, 'open');`

let database: TestDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await createTestDatabase()
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  await migrateUpTo(LAST_WITHOUT_CHOICE, pool)
  await pool.query(rows)
  await pool.end()
  app = build(database.url)
  await untilReady(app)
})
afterAll(async () => {
  await app.close()
  await database.stop()
})

test('statuses from before they followed the procedures: a chosen one stays, the others follow', async () => {
  const read = async (id: string) => {
    const headers = { authorization: `Bearer ${newToken('toen')}` }
    const { status, status_chosen_at } = (await app.inject({ url: `/api/candidates/${id}`, headers })).json<Candidate>()
    return [status, status_chosen_at]
  }
  expect(await Promise.all([inProcedure, byHand, without].map(read))).toEqual([
    ['in_proces', null],
    ['afgewezen', '2026-02-01T10:00:00.000Z'],
    ['nieuw', null],
  ])
})

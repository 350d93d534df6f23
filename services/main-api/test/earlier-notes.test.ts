import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Candidate, CandidateHit } from '@wervio/contracts'
import { createTestDatabase, type TestDatabase } from 'database/testing'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { migrateUpTo } from './earlier-migrations.ts'
import { build, newToken, untilReady } from './start-app.ts'

const LAST_WITH_SINGLE_FIELD = 21
const organisation = '0190a000-0000-7000-8000-000000000001'
const owner = '0190a000-0000-7000-8000-000000000002'
const colleague = '0190a000-0000-7000-8000-000000000003'
const madeWith = '0190a000-0000-7000-8000-000000000011'
const changedLater = '0190a000-0000-7000-8000-000000000012'
const blank = '0190a000-0000-7000-8000-000000000013'
const merged = '0190a000-0000-7000-8000-000000000014'
const mergedAway = '0190a000-0000-7000-8000-000000000015'

const person = (id: string, notes: string) => `jsonb_build_object('id', '${id}', 'organisation_id', '${organisation}',
  'recruiter_id', '${owner}', 'name', 'Eva', 'notes', '${notes}', 'has_cv', false, 'skills', '[]'::jsonb, 'experience', '[]'::jsonb,
  'education', '[]'::jsonb, 'languages', '[]'::jsonb, 'certificates', '[]'::jsonb, 'driving_licences', '[]'::jsonb,
  'edits', '{}'::jsonb, 'sensitive', '[]'::jsonb, 'source', 'manual', 'retention', 'four_weeks', 'retain_until', '2099-01-01',
  'status', 'nieuw', 'created_at', '2026-01-05T10:00:00Z', 'updated_at', '2026-01-05T10:00:00Z')`

const rows = `
  insert into main.organisations (id) values ('${organisation}');
  insert into main.accounts (id, organisation_id, provider, provider_uid, email) values
    ('${owner}', '${organisation}', 'email', 'toen', 'toen@voorbeeld.nl'),
    ('${colleague}', '${organisation}', 'email', 'collega', 'collega@voorbeeld.nl');
  insert into main.candidates (id, organisation_id, recruiter_id, name, skills, experience, notes, created_at) values
    ('${madeWith}', '${organisation}', '${owner}', 'Noor', '[]', '[]', 'Kent het waterschap.', '2026-01-02T10:00:00Z'),
    ('${changedLater}', '${organisation}', '${owner}', 'Sem', '[]', '[]', 'Wil nachtdiensten.', '2026-01-02T10:00:00Z'),
    ('${blank}', '${organisation}', '${owner}', 'Bo', '[]', '[]', E' \\n', '2026-01-02T10:00:00Z'),
    ('${merged}', '${organisation}', '${owner}', 'Eva', '[]', '[]', E'Van de ene\\n\\nVan de andere', '2026-01-05T10:00:00Z');
  insert into main.candidate_events (id, organisation_id, candidate_id, by, kind, data, at) values
    (gen_random_uuid(), '${organisation}', '${changedLater}', '${owner}', 'changed', '{"fields":"notes"}', '2026-01-03T10:00:00Z'),
    (gen_random_uuid(), '${organisation}', '${changedLater}', '${colleague}', 'changed', '{"fields":"email,notes"}', '2026-01-04T10:00:00Z'),
    (gen_random_uuid(), '${organisation}', '${changedLater}', '${owner}', 'changed', '{"fields":"email"}', '2026-01-05T10:00:00Z');
  insert into main.candidate_merges (id, organisation_id, candidate_id, other_id, before, standing, merged_at)
    select gen_random_uuid(), '${organisation}', id, '${mergedAway}', jsonb_build_object(
      'one', ${person(merged, 'Van de ene')}, 'other', ${person(mergedAway, 'Van de andere')}, 'applications', '[]'::jsonb,
      'steps', '[]'::jsonb, 'shortlists', '[]'::jsonb, 'own_files', '[]'::jsonb, 'files', '[]'::jsonb, 'events', '[]'::jsonb,
      'items', '[]'::jsonb, 'conversations', '[]'::jsonb), md5(''), updated_at
    from main.candidates where id = '${merged}';`

let database: TestDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await createTestDatabase()
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  await migrateUpTo(LAST_WITH_SINGLE_FIELD, pool)
  await pool.query(rows)
  await pool.end()
  app = build(database.url)
  await untilReady(app)
})
afterAll(async () => {
  await app.close()
  await database.stop()
})

const headers = { authorization: `Bearer ${newToken('toen')}` }
const read = async <T>(path: string): Promise<T> => (await app.inject({ url: `/api/${path}`, headers })).json<T>()
const notesOf = (id: string) => read<object[]>(`candidates/${id}/notes`)

test('what stood in the single field is the first note, by who wrote it and when', async () => {
  expect([await notesOf(madeWith), await notesOf(changedLater), await notesOf(blank)]).toMatchObject([
    [{ text: 'Kent het waterschap.', by: 'toen@voorbeeld.nl', yours: true, created_at: '2026-01-02T10:00:00.000Z' }],
    [{ text: 'Wil nachtdiensten.', by: 'collega@voorbeeld.nl', yours: false, created_at: '2026-01-04T10:00:00.000Z' }],
    [],
  ])
  const fields = await Promise.all(
    [madeWith, changedLater, blank].map(async (id) => (await read<Candidate>(`candidates/${id}`)).notes),
  )
  expect(fields).toEqual(['Kent het waterschap.', 'Wil nachtdiensten.', null])
})

test('search finds the words of before', async () => {
  const hits = await read<CandidateHit[]>('candidates/search?q=waterschap')
  expect(hits.map(({ id }) => id)).toEqual([madeWith])
})

test('a merge of before can still be undone, and both have their own note again', async () => {
  const undone = await app.inject({ method: 'POST', url: `/api/candidates/${merged}/unmerge`, headers })
  expect(undone.statusCode).toBe(200)
  expect([await notesOf(merged), await notesOf(mergedAway)]).toMatchObject([
    [{ text: 'Van de ene', yours: true }],
    [{ text: 'Van de andere', yours: true }],
  ])
  expect((await read<Candidate>(`candidates/${mergedAway}`)).notes).toBe('Van de andere')
})

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { CandidateHit } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { candidateListsOf } from './candidate-support.ts'
import { createDatabase, type Database } from '../src/platform/database.ts'
import { PATIENT, startApp } from './start-app.ts'

const started = startApp()
const { call, recruiter, databaseUrl } = started
const { createCandidate, found } = candidateListsOf(started)

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

const anybody = sql`select main.candidates_matching($$'kok'|!'kok'$$::tsquery, 1000) id`

test('a stranger finds nobody, not by a name, a place, a number, nor the id of the organisation', async () => {
  const [own, stranger] = [await recruiter(), await recruiter()]
  await createCandidate(own.token, {
    name: 'Kim Vos',
    title: 'Kok',
    location: 'Zwolle',
    phone: '0612345678',
    email: 'kim@voorbeeld.nl',
  })
  for (const q of [
    'kim',
    'kok',
    'kik',
    'zwolle',
    '0612345678',
    'kim@voorbeeld.nl',
    own.account.organisation_id,
    `@${own.account.organisation_id}`,
  ]) {
    expect(await found(stranger.token, q)).toEqual([])
    expect(
      (await call(stranger.token, { url: `/api/candidate-counts?${new URLSearchParams({ q })}` })).json(),
    ).toMatchObject({ total: 0, skills: [], locations: [] })
  }
  expect(
    (
      await call(stranger.token, {
        method: 'POST',
        url: '/api/candidates/duplicates',
        payload: { name: 'Kim Vos', email: 'kim@voorbeeld.nl', phone: '0612345678' },
      })
    ).json(),
  ).toEqual([])
})

test('the function behind the search gives the ids of the own organisation, whatever is asked', async () => {
  const [own, stranger] = [await recruiter(), await recruiter()]
  const { id } = await createCandidate(own.token, { name: 'Kim Vos', title: 'Kok' })
  expect((await asRecruiter(databaseUrl(), own, anybody)).rows).toEqual([{ id }])
  expect((await asRecruiter(databaseUrl(), stranger, anybody)).rows).toEqual([])
  const matchingIds = sql`select main.candidates_matching(${`'@${own.account.organisation_id}'`}::tsquery, 1000) id`
  expect((await asRecruiter(databaseUrl(), stranger, matchingIds)).rows).toEqual([])
})

test('without settings nobody is found', async () => {
  await createCandidate((await recruiter()).token, { name: 'Kim Vos', title: 'Kok' })
  expect((await database.asNobody((transaction) => transaction.execute(anybody))).rows).toEqual([])
})

test('the role that reads the index reads three columns, makes nothing, and nobody becomes it', async () => {
  const { rows } = await database.pool.query<Record<string, unknown>>(`
    select pg_has_role('wervio_main', 'wervio_search', 'member') "becomes", has_schema_privilege('wervio_search', 'main', 'create') "creates", rolcanlogin "logs in", rolbypassrls or rolsuper "is above policies",
      (select array_agg(attname::text order by attname) from pg_attribute where attrelid = 'main.candidates'::regclass and attnum > 0 and not attisdropped
        and has_column_privilege('wervio_search', 'main.candidates', attname, 'select')) "reads"
    from pg_roles where rolname = 'wervio_search'`)
  expect(rows).toEqual([
    {
      becomes: false,
      creates: false,
      'logs in': false,
      'is above policies': false,
      reads: ['id', 'organisation_id', 'search'],
    },
  ])
})

test('nobody but the service may call the function', async () => {
  const { rows } = await database.pool.query(
    `select distinct grantee::regrole::text from pg_proc, aclexplode(proacl) where proname = 'candidates_matching' order by 1`,
  )
  expect(rows).toEqual([{ grantee: 'wervio_main' }, { grantee: 'wervio_search' }])
})

test('who was removed is found no more', async () => {
  const owner = await recruiter()
  const { id } = await createCandidate(owner.token, { name: 'Kim Vos', title: 'Kok' })
  await asRecruiter(databaseUrl(), owner, sql`delete from main.candidates where id = ${id}`)
  expect((await call(owner.token, { url: '/api/candidates/search?q=kok' })).json<CandidateHit[]>()).toEqual([])
})

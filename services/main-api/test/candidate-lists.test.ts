import { expect, test } from '@jest/globals'
import {
  candidateCounts,
  candidateSorts,
  candidateSummary,
  type CandidateCounts,
  type CandidateDraft,
  type CandidateSort,
  type CandidateSummary,
} from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { candidateListsOf } from './candidate-support.ts'
import { startApp } from './start-app.ts'

const started = startApp()
const { call, recruiter, databaseUrl } = started
const { createCandidate, pages, withCandidates } = candidateListsOf(started)

const listed = async (token: string, query = '') =>
  (await pages<CandidateSummary>(token, `/api/candidates?${query}`)).flat()
const names = async (token: string, query = '') => (await listed(token, query)).map(({ name }) => name)
const counts = async (token: string, query = '') =>
  candidateCounts.parse((await call(token, { url: `/api/candidate-counts?${query}` })).json<CandidateCounts>())

const people: CandidateDraft[] = [
  { name: 'Émile Bos', location: 'Zwolle', skills: ['Excel', 'SQL'] },
  { name: 'zoë Bakker', location: 'zwolle ', skills: ['excel', 'Excel'] },
  { name: 'Anna Smit', location: 'Assen', skills: ['Één op één'] },
  { name: 'Özgür Kaya' },
]

test.each<[CandidateSort, string[]]>([
  ['newest', ['Özgür Kaya', 'Anna Smit', 'zoë Bakker', 'Émile Bos']],
  ['oldest', ['Émile Bos', 'zoë Bakker', 'Anna Smit', 'Özgür Kaya']],
  ['changed', ['Anna Smit', 'Özgür Kaya', 'zoë Bakker', 'Émile Bos']],
  ['name', ['Anna Smit', 'Émile Bos', 'Özgür Kaya', 'zoë Bakker']],
  ['name_desc', ['zoë Bakker', 'Özgür Kaya', 'Émile Bos', 'Anna Smit']],
])('%s is the same order on one page as on many; case and accents count for nothing', async (sort, expected) => {
  const { token } = await recruiter()
  const candidates = []
  for (const draft of people) candidates.push(await createCandidate(token, draft))
  await call(token, { method: 'PATCH', url: `/api/candidates/${candidates[2]?.id}`, payload: { status: 'in_proces' } })
  for (const limit of [1, 2, 100]) expect(await names(token, `sort=${sort}&limit=${limit}`)).toEqual(expected)
})

test.each(candidateSorts)('five hundred equal candidates page by %s without gap or double', async (sort) => {
  const owner = await recruiter()
  const { id: account, organisation_id: organisation } = owner.account
  await asRecruiter(
    databaseUrl(),
    owner,
    sql`insert into main.candidates (id, organisation_id, recruiter_id, name, skills, experience) select gen_random_uuid(), ${organisation}, ${account}, 'Kim', '[]', '[]' from generate_series(1, 500)`,
  )
  const pagesRead = await pages<CandidateSummary>(owner.token, `/api/candidates?sort=${sort}&limit=73`)
  expect(pagesRead.map(({ length }) => length)).toEqual([73, 73, 73, 73, 73, 73, 62])
  expect(new Set(pagesRead.flat().map(({ id }) => id)).size).toBe(500)
})

test('every filter narrows the list, and the next page keeps it', async () => {
  const { token } = await recruiter()
  const candidates = []
  for (const draft of people) candidates.push(await createCandidate(token, draft))
  await call(token, { method: 'PATCH', url: `/api/candidates/${candidates[0]?.id}`, payload: { status: 'aangenomen' } })
  await call(token, { method: 'PUT', url: `/api/candidates/${candidates[1]?.id}/shortlist` })
  const filters: [string, string[]][] = [
    ['status=aangenomen', ['Émile Bos']],
    ['location=ZWOLLE', ['zoë Bakker', 'Émile Bos']],
    ['location=zwol', []],
    ['skill=EXCEL', ['zoë Bakker', 'Émile Bos']],
    ['skill=een%20op%20een', ['Anna Smit']],
    ['has_cv=true', []],
    ['has_cv=false&sort=name', ['Anna Smit', 'Émile Bos', 'Özgür Kaya', 'zoë Bakker']],
    ['added=week&location=assen', ['Anna Smit']],
    ['shortlisted=true', ['zoë Bakker']],
    ['shortlisted=false', ['Özgür Kaya', 'Anna Smit', 'Émile Bos']],
    ['skill=excel&location=zwolle&shortlisted=false', ['Émile Bos']],
  ]
  for (const [query, expected] of filters) {
    expect([query, await names(token, `${query}&limit=1`)]).toEqual([query, expected])
    expect((await counts(token, query.replace('&sort=name', ''))).total).toBe(expected.length)
  }
  expect((await listed(token, 'shortlisted=true')).map((row) => candidateSummary.parse(row).shortlisted)).toEqual([
    true,
  ])
})

test('who was added longer ago is left out', async () => {
  const owner = await recruiter()
  const { id } = await createCandidate(owner.token, { name: 'Oud' })
  await createCandidate(owner.token, { name: 'Nieuw' })
  await asRecruiter(
    databaseUrl(),
    owner,
    sql`update main.candidates set created_at = now() - interval '31 days' where id = ${id}`,
  )
  expect(await names(owner.token, 'added=month')).toEqual(['Nieuw'])
  expect(await names(owner.token, 'added=quarter')).toEqual(['Nieuw', 'Oud'])
  expect((await counts(owner.token)).added).toEqual({ week: 1, month: 1, quarter: 2, year: 2 })
  expect((await counts(owner.token, 'added=week')).added.year).toBe(1)
})

test('counts say what the list could be narrowed by, each in its commonest spelling', async () => {
  const token = await withCandidates([...people, { name: 'Kim', location: 'Zwolle', skills: ['Excel'] }])
  expect(await counts(token)).toEqual({
    total: 5,
    by_status: { nieuw: 5, in_proces: 0, aangenomen: 0, afgewezen: 0 },
    has_cv: { true: 0, false: 5 },
    added: { week: 5, month: 5, quarter: 5, year: 5 },
    locations: [
      { value: 'Zwolle', count: 3 },
      { value: 'Assen', count: 1 },
    ],
    skills: [
      { value: 'Excel', count: 3 },
      { value: 'Één op één', count: 1 },
      { value: 'SQL', count: 1 },
    ],
    estimated: false,
  })
  expect(await counts((await recruiter()).token)).toEqual({
    total: 0,
    by_status: { nieuw: 0, in_proces: 0, aangenomen: 0, afgewezen: 0 },
    has_cv: { true: 0, false: 0 },
    added: { week: 0, month: 0, quarter: 0, year: 0 },
    locations: [],
    skills: [],
    estimated: false,
  })
})

test.each([
  'sort=salaris',
  'status=open',
  'added=ooit',
  'has_cv=ja',
  `location=${'a'.repeat(201)}`,
  'skill=a%00b',
  'limit=501',
  'sort=name&cursor=abc',
])('%s is refused', async (query) => {
  const response = await call((await recruiter()).token, { url: `/api/candidates?${query}` })
  expect([response.statusCode, response.json()]).toEqual([400, expect.objectContaining({ code: 'validation_failed' })])
})

import { expect, test } from '@jest/globals'
import { candidateExport, type ErasureReport } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { candidatesOf } from './candidates-support.ts'
import { scoresOf } from './scores-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, createVacancy, databaseUrl, recruiter } = app
const { createCandidate, merge, remove, unmerge } = candidatesOf(app)
const { list, query } = scoresOf(databaseUrl)

const two = async () => {
  const { token, account } = await recruiter()
  const { id: vacancyId } = await createVacancy(token, { title: 'Kok' })
  await list(account.organisation_id, vacancyId)
  const one = await createCandidate(token, { name: 'Noor', cv_text: 'Werkt met Excel' })
  const other = await createCandidate(token, { name: 'N. Visser', cv_text: 'Maakt tabellen' })
  /** As ai-service keeps what a recruiter says. */
  const judge = (candidateId: string, requirement: string, verdict: string, quote: string) =>
    query(
      `insert into ai.match_verdicts (vacancy_id, candidate_id, requirement_id, organisation_id, verdict, path, quote, account_id)
        values ($1, $2, $3, $4, $5, 'cv_text', $6, $7)
        on conflict (vacancy_id, candidate_id, requirement_id) do update set verdict = excluded.verdict, quote = excluded.quote, decided_at = clock_timestamp()`,
      [vacancyId, candidateId, requirement, account.organisation_id, verdict, quote, account.id],
    )
  const verdictsOf = async (id: string) => {
    const exported = await call(token, { url: `/api/candidates/${id}/export` })
    return candidateExport.parse(exported.json()).verdicts ?? []
  }
  const wordsOf = async (id: string) =>
    (await verdictsOf(id))
      .map(({ requirement, verdict, quote }) => [requirement, verdict, quote].join(' '))
      .toSorted((a, b) => a.localeCompare(b))
  return { token, account, vacancyId, one: one.id, other: other.id, judge, verdictsOf, wordsOf }
}

test('the export has what recruiters said of possible evidence; who was asked about nothing has none', async () => {
  const { account, one, other, judge, verdictsOf } = await two()
  await judge(one, 'a', 'confirmed', 'Werkt met Excel')
  await judge(one, 'gone', 'refused', 'Werkt met Excel')
  // Both may have been said within one millisecond.
  await query(
    `update ai.match_verdicts set decided_at = decided_at - interval '1 minute' where candidate_id = $1 and requirement_id = 'a'`,
    [one],
  )
  expect(await verdictsOf(other)).toEqual([])
  const at = expect.any(String)
  const verdictSource = { at, by: account.email, vacancy_title: 'Kok', quote: 'Werkt met Excel' }
  expect(await verdictsOf(one)).toEqual([
    { ...verdictSource, requirement: null, verdict: 'refused' },
    { ...verdictSource, requirement: 'Excel', verdict: 'confirmed' },
  ])
})

test('a merge takes them along: of two about one requirement that of the CV that stays; undone, both are as before', async () => {
  const { token, one, other, judge, wordsOf } = await two()
  await judge(one, 'a', 'refused', 'Werkt met Excel')
  await judge(other, 'a', 'confirmed', 'Maakt tabellen')
  await judge(other, 'b', 'refused', 'Maakt tabellen')
  expect((await merge(token, one, { other_id: other })).statusCode).toBe(200)
  expect(await wordsOf(one)).toEqual(['Excel refused Werkt met Excel', 'Rijbewijs B refused Maakt tabellen'])
  expect((await unmerge(token, one)).statusCode).toBe(200)
  expect(await wordsOf(one)).toEqual(['Excel refused Werkt met Excel'])
  expect(await wordsOf(other)).toEqual(['Excel confirmed Maakt tabellen', 'Rijbewijs B refused Maakt tabellen'])
  expect((await merge(token, one, { other_id: other, take: ['cv'] })).statusCode).toBe(200)
  expect(await wordsOf(one)).toEqual(['Excel confirmed Maakt tabellen', 'Rijbewijs B refused Maakt tabellen'])
  await judge(one, 'b', 'confirmed', 'Maakt tabellen')
  expect((await unmerge(token, one)).statusCode).toBe(200)
  expect(await wordsOf(other)).toEqual(['Excel confirmed Maakt tabellen', 'Rijbewijs B refused Maakt tabellen'])
  // What was said since the merge, of who stays, isn't lost.
  expect(await wordsOf(one)).toContain('Rijbewijs B confirmed Maakt tabellen')
})

test('an erasure counts them, and no other organisation sees them', async () => {
  const { token, one, judge } = await two()
  await judge(one, 'a', 'confirmed', 'Werkt met Excel')
  const verdictRows = await asRecruiter(databaseUrl(), await recruiter(), sql`select 1 from main.match_verdicts`)
  expect(verdictRows.rows).toEqual([])
  const { items } = (await remove(token, one)).json<ErasureReport>()
  expect(items).toContainEqual({ kind: 'verdicts', removed: 1, left: 0 })
})

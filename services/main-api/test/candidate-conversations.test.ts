import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { candidateExport, type ErasureReport } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { candidatesOf } from './candidates-support.ts'
import { scoresOf } from './scores-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, databaseUrl, recruiter } = app
const { createCandidate, events, merge, remove, unmerge } = candidatesOf(app)
const { query } = scoresOf(databaseUrl)

const ITEMS = JSON.stringify([
  { id: 'a', question: 'Wat kook je?', topic: '', source: 'own', mark: 4, note: 'Vertelt rustig.' },
])

const two = async () => {
  const { token, account } = await recruiter()
  const one = await createCandidate(token, { name: 'Noor' })
  const other = await createCandidate(token, { name: 'N. Visser' })
  /** As ai-service stores a recorded conversation with its consent and a scorecard. */
  const converse = async (candidateId: string, name: string, state = 'done') => {
    const consentId = randomUUID()
    await query(
      `insert into ai.consents (id, organisation_id, candidate_id, account_id, wording, way, given_on) values ($1, $2, $3, $4, $5, 'spoken', '2026-01-05')`,
      [consentId, account.organisation_id, candidateId, account.id, `Ja, ${name}`],
    )
    await query(
      `insert into ai.recordings (id, organisation_id, candidate_id, account_id, file_name, summary, transcript, state, conversation_type, duration, consent_id)
        values ($1, $2, $3, $4, $5, 'Noor kookt.', 'Noor: Ik kook.', $6, 'sollicitatie', 61.5, $7)`,
      [randomUUID(), account.organisation_id, candidateId, account.id, name, state, consentId],
    )
    await query(
      `insert into ai.scorecards (id, organisation_id, candidate_id, account_id, conversation_type, conversation_on, items, notes)
        values ($1, $2, $3, $4, 'sollicitatie', '2026-01-05', $5, $6)`,
      [randomUUID(), account.organisation_id, candidateId, account.id, ITEMS, `Over ${name}`],
    )
  }
  const exportOf = async (id: string) =>
    candidateExport.parse((await call(token, { url: `/api/candidates/${id}/export` })).json())
  const namesOf = async (id: string) => {
    const { consents = [], scorecards = [], timeline } = await exportOf(id)
    return [
      timeline.flatMap(({ kind, data }) => (kind === 'recording_added' ? [data['name']] : [])).toSorted(),
      consents.map(({ wording }) => wording).toSorted(),
      scorecards.map(({ notes }) => notes).toSorted(),
    ]
  }
  return { token, account, one: one.id, other: other.id, converse, exportOf, namesOf }
}

test('the export has what was agreed to and what recruiters thought', async () => {
  const { account, one, other, converse, exportOf, namesOf } = await two()
  await converse(one, 'gesprek.mp3')
  const { email } = account
  expect(await exportOf(one)).toMatchObject({
    consents: [{ wording: 'Ja, gesprek.mp3', way: 'spoken', given_on: '2026-01-05', withdrawn_at: null, by: email }],
    scorecards: [
      { conversation_on: '2026-01-05', vacancy_title: null, items: [{ mark: 4, note: 'Vertelt rustig.' }], by: email },
    ],
  })
  expect(await namesOf(other)).toEqual([[], [], []])
})

test('what is still uploaded stands not in the timeline', async () => {
  const { token, one, converse } = await two()
  await converse(one, 'onderweg.mp3', 'uploading')
  expect((await events(token, one)).map(({ kind }) => kind)).not.toContain('recording_added')
})

test('a merge takes them along, undone both are as before', async () => {
  const { token, one, other, converse, namesOf } = await two()
  await converse(one, 'een.mp3')
  await converse(other, 'twee.mp3')
  const before = [await namesOf(one), await namesOf(other)]
  expect((await merge(token, one, { other_id: other })).statusCode).toBe(200)
  expect(await namesOf(one)).toEqual([
    ['een.mp3', 'twee.mp3'],
    ['Ja, een.mp3', 'Ja, twee.mp3'],
    ['Over een.mp3', 'Over twee.mp3'],
  ])
  const { rows } = await query('select 1 from ai.recordings where candidate_id = $1 and consent_id is not null', [one])
  expect(rows).toHaveLength(2)
  expect((await unmerge(token, one)).statusCode).toBe(200)
  expect([await namesOf(one), await namesOf(other)]).toEqual(before)
})

test('an erasure removes them and proves it', async () => {
  const { token, one, other, converse, namesOf } = await two()
  await converse(one, 'een.mp3')
  await converse(other, 'twee.mp3')
  const { items } = (await remove(token, one)).json<ErasureReport>()
  for (const kind of ['recordings', 'consents', 'scorecards'])
    expect(items).toContainEqual({ kind, removed: 1, left: 0 })
  for (const table of ['recordings', 'consents', 'scorecards'])
    expect((await query(`select 1 from ai.${table} where candidate_id = $1`, [one])).rows).toEqual([])
  expect(await namesOf(other)).toEqual([['twee.mp3'], ['Ja, twee.mp3'], ['Over twee.mp3']])
})

test('another organisation sees none of it, also without a condition', async () => {
  const { one, converse } = await two()
  await converse(one, 'een.mp3')
  for (const view of ['candidate_consents', 'candidate_scorecards'])
    expect((await asRecruiter(databaseUrl(), await recruiter(), sql.raw(`select 1 from main.${view}`))).rows).toEqual(
      [],
    )
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { ErasureReport } from '@wervio/contracts'
import { createDatabase, type Database } from '../src/platform/database.ts'
import { colleagueOf } from './as-recruiter.ts'
import { candidatesOf } from './candidates-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { createVacancy, databaseUrl, recruiter } = app
const { createCandidate, merge, remove, unmerge } = candidatesOf(app)

let database: Database
beforeAll(() => {
  database = createDatabase({ url: databaseUrl(), connections: 2, onLostConnection: () => undefined })
})
afterAll(() => database.close())

type Answer = { id: string; people: string[]; sources: { path: string[] }[] }

/** An answer about a vacancy that speaks of these candidates, as ai-service stores it. */
const storeAnswer = async (accountId: string, vacancyId: string, people: readonly string[]): Promise<string> => {
  const id = randomUUID()
  const sources = people.map((candidate) => ({
    path: ['kandidaten', candidate, 'skills', '0'],
    label: 'Noor',
    quote: 'Java',
  }))
  await database.pool.query(
    `insert into ai.chat_messages (id, account_id, vacancy_id, role, content, sources, people) values ($1, $2, $3, 'assistant', 'Noor kent Java. [1]', $4, $5)`,
    [id, accountId, vacancyId, JSON.stringify(sources), people],
  )
  return id
}
const storedAnswers = async (ids: readonly string[]): Promise<Answer[]> => {
  const { rows } = await database.pool.query<Answer>(
    'select id, people, sources from ai.chat_messages where id = any($1) order by array_position($1, id)',
    [ids],
  )
  return rows
}

const setUp = async () => {
  const { token, account } = await recruiter()
  const vacancy = (await createVacancy(token)).id
  const [noor, other] = [
    await createCandidate(token, { name: 'Noor Visser' }),
    await createCandidate(token, { name: 'N. Visser' }),
  ]
  return { token, account, vacancy, noor: noor.id, other: other.id }
}

test('an erasure takes every colleague’s answers about the candidate along and counts them, and leaves other answers', async () => {
  const { token, account, vacancy, noor, other } = await setUp()
  await colleagueOf(databaseUrl(), { token, account }, 'Ans')
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from main.accounts where organisation_id = $1 and id <> $2',
    [account.organisation_id, account.id],
  )
  const about = await storeAnswer(account.id, vacancy, [noor, other])
  const byColleague = await storeAnswer(rows[0]?.id ?? '', vacancy, [noor])
  const rest = await storeAnswer(account.id, vacancy, [other])
  const report = (await remove(token, noor)).json<ErasureReport>()
  expect(report.items.find(({ kind }) => kind === 'conversations')).toEqual({
    kind: 'conversations',
    removed: 2,
    left: 0,
  })
  expect((await storedAnswers([about, byColleague, rest])).map(({ id }) => id)).toEqual([rest])
})

test('after a merge an answer leads to the candidate who remains, and after undoing it an erasure of either removes it', async () => {
  const { token, account, vacancy, noor, other } = await setUp()
  const answer = await storeAnswer(account.id, vacancy, [other])
  expect((await merge(token, noor, { other_id: other })).statusCode).toBe(200)
  expect(await storedAnswers([answer])).toEqual([
    { id: answer, people: [noor], sources: [expect.objectContaining({ path: ['kandidaten', noor, 'skills', '0'] })] },
  ])
  expect((await unmerge(token, noor)).statusCode).toBe(200)
  expect((await storedAnswers([answer]))[0]?.people).toEqual([noor, other])
  await remove(token, other)
  expect(await storedAnswers([answer])).toEqual([])
})

test('an answer of another organisation stays whatever it names', async () => {
  const firstSetUp = await setUp()
  const theirs = await setUp()
  const answer = await storeAnswer(theirs.account.id, theirs.vacancy, [firstSetUp.noor])
  await remove(firstSetUp.token, firstSetUp.noor)
  expect(await storedAnswers([answer])).toHaveLength(1)
})

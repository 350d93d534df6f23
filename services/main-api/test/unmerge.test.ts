import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { messages, type Application, type Candidate, type ErasureReport, type Match } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { aiRowsOf } from './ai-rows.ts'
import { asRecruiter, colleagueOf } from './as-recruiter.ts'
import { candidatesOf } from './candidates-support.ts'
import { PDF } from './files-support.ts'
import { pipelineOf } from './pipeline-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, createVacancy, databaseUrl, recruiter } = app
const {
  change,
  contact,
  create,
  createCandidate,
  cvOf,
  events,
  find,
  merge,
  remove,
  saveCv,
  savePhoto,
  unmerge,
  uploadCv,
} = candidatesOf(app)
const { apply, matches, move } = pipelineOf(app)
const ai = aiRowsOf(databaseUrl)

const two = async () => {
  const owner = await recruiter()
  const one = await createCandidate(owner.token, {
    name: 'Noor Visser',
    email: 'noor@voorbeeld.nl',
    notes: 'Belt liever.',
    skills: ['Duits'],
    creation_key: randomUUID(),
  })
  const other = await createCandidate(owner.token, {
    name: 'N. Visser',
    phone: '06',
    notes: 'Mailt liever.',
    skills: ['Frans'],
    cv_text: 'Kok bij De Kroon',
  })
  return { ...owner, one: one.id, other: other.id }
}
/** All that is kept of a candidate but the moment of the last change. */
const stateOf = async (token: string, id: string) => ({ ...(await find(token, id)), updated_at: '' })
const ways = async (token: string, vacancyId: string) =>
  (await matches(token, vacancyId))
    .json<Match[]>()
    .map(({ id, application }) => [id, application?.stage, application?.outcome, application?.history.length].join(' '))
    .toSorted((a, b) => a.localeCompare(b))
const late = expect.objectContaining({ code: 'conflict', error: messages.candidateUnmergeLate })

test('both are there again as they were, with their files, procedures, notes, lists, conversations and history', async () => {
  const { token, account, one, other } = await two()
  const colleague = await colleagueOf(databaseUrl(), { token, account }, null)
  const [shared, own] = [(await createVacancy(token)).id, (await createVacancy(token)).id]
  for (const [candidate_id, stage] of [
    [one, 2],
    [other, 4],
  ] as const)
    await move(token, (await apply(token, { vacancy_id: shared, candidate_id })).json<Application>().id, { stage })
  await apply(token, { vacancy_id: own, candidate_id: other })
  const chosenFile = Buffer.concat([PDF, Buffer.from('\nanders')])
  await saveCv(token, one, 'een.pdf')
  await saveCv(token, other, 'twee.pdf', chosenFile)
  await change(token, other, { cv_text: 'Kok bij De Kroon' })
  await savePhoto(token, other)
  for (const [who, id] of [
    [token, other],
    [colleague, other],
    [colleague, one],
  ] as const)
    await call(who, { method: 'PUT', url: `/api/candidates/${id}/shortlist` })
  await Promise.all([
    ai.talk(account.id, one),
    ai.talk(account.id, other),
    ai.record(account.organisation_id, other, 'gesprek.mp3'),
  ])
  const before = [
    await stateOf(token, one),
    await stateOf(token, other),
    await ways(token, shared),
    await ways(token, own),
    await events(token, other),
  ]

  await merge(token, one, { other_id: other, take: ['cv', 'name'] })
  expect([(await find(token, one)).name, (await call(token, { url: `/api/candidates/${other}` })).statusCode]).toEqual([
    'N. Visser',
    404,
  ])
  const undone = await unmerge(token, one)
  expect([undone.statusCode, undone.json()]).toEqual([
    200,
    { candidate: await find(token, one), other: await find(token, other) },
  ])

  const timeline = await events(token, other)
  expect([
    await stateOf(token, one),
    await stateOf(token, other),
    await ways(token, shared),
    await ways(token, own),
    timeline.slice(1),
  ]).toEqual(before)
  expect([timeline[0], (await events(token, one))[0]]).toMatchObject([
    { kind: 'unmerged', data: { name: 'Noor Visser' } },
    { kind: 'unmerged', data: { name: 'N. Visser' } },
  ])
  expect([
    (await cvOf(token, one)).rawPayload.equals(PDF),
    (await cvOf(token, other)).rawPayload.equals(chosenFile),
  ]).toEqual([true, true])
  expect([
    (await find(colleague, one)).shortlisted,
    (await find(colleague, other)).shortlisted,
    (await find(token, one)).shortlisted,
    (await find(token, other)).shortlisted,
  ]).toEqual([true, true, false, true])
  expect([await ai.count(one), await ai.count(other)]).toEqual([
    [1, 0],
    [1, 1],
  ])
  expect(
    (await call(token, { url: '/api/candidates/search?q=kroon' })).json<Candidate[]>().map(({ id }) => id),
  ).toEqual([other])
  expect([(await unmerge(token, one)).json(), (await unmerge(token, other)).json()]).toEqual([late, late])
})

test('a CV that was given to somebody known becomes a candidate of its own', async () => {
  const { token } = await recruiter()
  const existing = await createCandidate(token, { name: 'N. Visser', email: 'noor@voorbeeld.nl' })
  const before = await stateOf(token, existing.id)
  const { filename } = (await uploadCv(token)).json<{ filename: string }>()
  await create(token, { name: 'Noor Visser', phone: '06', cv_filename: filename, merge_with: existing.id })
  const { other } = (await unmerge(token, existing.id)).json<{ other: Candidate }>()
  expect([await stateOf(token, existing.id), other]).toEqual([
    before,
    expect.objectContaining({ name: 'Noor Visser', phone: '06', has_cv: true }),
  ])
})

test.each([
  ['the profile', (token: string, id: string) => contact(token, id, { notes: 'Anders' })],
  ['the status', (token: string, id: string) => change(token, id, { status: 'in_proces' })],
  ['the CV', (token: string, id: string) => saveCv(token, id)],
  [
    'a procedure',
    async (token: string, id: string) =>
      apply(token, { vacancy_id: (await createVacancy(token)).id, candidate_id: id }),
  ],
])('once somebody changed %s it stays one', async (_what, touch) => {
  const { token, one, other } = await two()
  await merge(token, one, { other_id: other })
  await touch(token, one)
  const before = await find(token, one)
  const refused = await unmerge(token, one)
  expect([refused.statusCode, refused.json(), await find(token, one)]).toEqual([409, late, before])
})

test('after an hour it is too late', async () => {
  const pair = await two()
  await merge(pair.token, pair.one, { other_id: pair.other })
  const aged = sql`update main.candidate_merges set merged_at = merged_at - interval '61 minutes' where candidate_id = ${pair.one}`
  await asRecruiter(
    databaseUrl(),
    pair,
    sql`update main.candidates set updated_at = updated_at - interval '61 minutes' where id = ${pair.one}`,
  )
  await asRecruiter(databaseUrl(), pair, aged)
  expect((await unmerge(pair.token, pair.one)).json()).toEqual(late)
})

test('two at the same moment bring them back once', async () => {
  const { token, one, other } = await two()
  await merge(token, one, { other_id: other })
  const answers = await Promise.all([unmerge(token, one), unmerge(token, one)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await call(token, { url: '/api/candidates' })).json()).toHaveLength(2)
})

test('nobody else can do it, and an erasure takes what was kept for it', async () => {
  const { token, one, other } = await two()
  await merge(token, one, { other_id: other })
  expect((await unmerge((await recruiter()).token, one)).statusCode).toBe(404)
  const { items } = (await remove(token, one)).json<ErasureReport>()
  expect(items.find(({ kind }) => kind === 'merges')).toEqual({ kind: 'merges', removed: 1, left: 0 })
  expect(await ai.dump('main.candidate_merges')).not.toContain(one)
})

import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { messages, type Application, type Candidate, type Match } from '@wervio/contracts'
import pg from 'pg'
import { colleagueOf } from './as-recruiter.ts'
import { candidatesOf } from './candidates-support.ts'
import { filesOf, PDF } from './files-support.ts'
import { pipelineOf } from './pipeline-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, createVacancy, databaseUrl, recruiter } = app
const { create, createCandidate, cvOf, events, find, merge, saveCv, savePhoto, uploadCv } = candidatesOf(app)
const { apply, matches, move } = pipelineOf(app)
const { blobs } = filesOf(app)

const two = async () => {
  const owner = await recruiter()
  const [one, other] = [
    await createCandidate(owner.token, { name: 'Noor Visser', email: 'noor@voorbeeld.nl' }),
    await createCandidate(owner.token, { name: 'N. Visser', phone: '06', skills: ['Frans'] }),
  ]
  return { ...owner, one: one.id, other: other.id }
}
const applied = async (token: string, vacancy_id: string, candidate_id: string, ...steps: object[]) => {
  const { id } = (await apply(token, { vacancy_id, candidate_id })).json<Application>()
  for (const step of steps) await move(token, id, step)
  return id
}
const pipeline = async (token: string, vacancyId: string) =>
  (await matches(token, vacancyId)).json<Match[]>().map(({ application }) => application)

test('one candidate stays, with what both had; the other is gone and their history is told', async () => {
  const { token, one, other } = await two()
  const vacancy = await createVacancy(token, { title: 'Kok' })
  await applied(token, vacancy.id, other, { stage: 3 })
  const merged = await merge(token, one, { other_id: other, take: ['name'] })
  expect([merged.statusCode, merged.json()]).toEqual([200, await find(token, one)])
  expect(merged.json()).toMatchObject({
    id: one,
    name: 'N. Visser',
    email: 'noor@voorbeeld.nl',
    phone: '06',
    skills: ['Frans'],
  })
  expect((await call(token, { url: `/api/candidates/${other}` })).statusCode).toBe(404)
  expect(await pipeline(token, vacancy.id)).toMatchObject([{ candidate_id: one, stage: 3 }])
  const timeline = await events(token, one)
  expect([timeline[0], timeline.map(({ kind }) => kind)]).toEqual([
    expect.objectContaining({ kind: 'merged', data: { name: 'N. Visser', until: expect.any(String) } }),
    ['merged', 'application_stage', 'status', 'application_added', 'created', 'created'],
  ])
})

test('until when it can be undone is told by the clock of the database, which judges it too', async () => {
  const { token, one, other } = await two()
  await merge(token, one, { other_id: other })
  const [merged] = await events(token, one)
  const client = new pg.Client(databaseUrl())
  await client.connect()
  const { rows } = await client.query<{ until: Date }>(
    `select date_trunc('milliseconds', merged_at) + interval '1 hour' as until from main.candidate_merges where candidate_id = $1`,
    [one],
  )
  await client.end()
  expect(merged?.data['until']).toBe(rows[0]?.until.toISOString())
})

test.each([
  ['the further one', [{ stage: 4 }], [{ stage: 2 }], { stage: 4, outcome: 'open' }],
  [
    'one that goes on before one that ended further',
    [{ stage: 5 }, { outcome: 'rejected', reason: 'Te duur' }],
    [{ stage: 2 }],
    { stage: 2, outcome: 'open', reason: null },
  ],
  ['one that led to a job before all', [{ stage: 3 }], [{ outcome: 'hired' }], { stage: 1, outcome: 'hired' }],
])('of two ways through one vacancy stays %s, with the steps of both', async (_what, firstSteps, others, stands) => {
  const { token, one, other } = await two()
  const { id } = await createVacancy(token)
  await applied(token, id, one, ...firstSteps)
  await applied(token, id, other, ...others)
  const steps = (await pipeline(token, id)).flatMap((way) => way?.history ?? []).length
  await merge(token, one, { other_id: other })
  const [way, ...more] = await pipeline(token, id)
  expect([more, way]).toEqual([[], expect.objectContaining({ candidate_id: one, ...stands })])
  expect(way?.history.length).toBeGreaterThanOrEqual(steps)
  expect(way?.history.at(-1)).toMatchObject(stands)
})

test('shortlists of all recruiters come along', async () => {
  const { token, account, one, other } = await two()
  const colleague = await colleagueOf(databaseUrl(), { token, account }, null)
  for (const [who, id] of [
    [token, one],
    [token, other],
    [colleague, other],
  ] as const)
    await call(who, { method: 'PUT', url: `/api/candidates/${id}/shortlist` })
  await merge(token, one, { other_id: other })
  expect([(await find(token, one)).shortlisted, (await find(colleague, one)).shortlisted]).toEqual([true, true])
})

test('the CV and the picture that were chosen stay, with their bytes; the others wait a day to come back', async () => {
  const { token, one, other } = await two()
  const before = (await blobs()).length
  const chosenFile = Buffer.concat([PDF, Buffer.from('\nanders')])
  await saveCv(token, one, 'een.pdf')
  await saveCv(token, other, 'twee.pdf', chosenFile)
  const { photo } = (await savePhoto(token, other)).json<Candidate>()
  expect((await merge(token, one, { other_id: other, take: ['cv'] })).json()).toMatchObject({
    has_cv: true,
    cv_filename: 'twee.pdf',
    photo,
  })
  expect([
    (await cvOf(token, one)).rawPayload.equals(chosenFile),
    (await call(token, { url: photo ?? '' })).statusCode,
    (await blobs()).length,
  ]).toEqual([true, 200, before + 3])
})

test('two merges that cross each other leave one of the two, with everything', async () => {
  const { token, one, other } = await two()
  const answers = await Promise.all([merge(token, one, { other_id: other }), merge(token, other, { other_id: one })])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404])
  const remaining = (await call(token, { url: '/api/candidates' })).json<Candidate[]>()
  expect(remaining).toEqual([expect.objectContaining({ email: 'noor@voorbeeld.nl', phone: '06' })])
})

test('a ring of merges at once ends, and nobody is lost', async () => {
  const { token } = await recruiter()
  const ids = await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (skill) => (await createCandidate(token, { name: skill, skills: [skill] })).id),
  )
  await Promise.all(ids.map((id, index) => merge(token, id, { other_id: ids[(index + 1) % ids.length] })))
  const remaining = (await call(token, { url: '/api/candidates' })).json<Candidate[]>()
  expect(new Set(remaining.flatMap(({ skills }) => skills))).toEqual(new Set(['a', 'b', 'c', 'd']))
})

test('nobody is merged with himself, with a stranger or with nobody', async () => {
  const { token, one } = await two()
  const stranger = await two()
  const himself = await merge(token, one, { other_id: one.toUpperCase() })
  expect([himself.statusCode, himself.json()]).toEqual([
    400,
    expect.objectContaining({ fields: [{ path: 'other_id', message: 'Kies een andere kandidaat.' }] }),
  ])
  for (const refused of [
    await merge(token, one, { other_id: stranger.one }),
    await merge(token, stranger.one, { other_id: one }),
    await merge(token, one, { other_id: randomUUID() }),
  ]) {
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([404, messages.candidateNotFound])
  }
  expect((await merge(token, one, { other_id: 'x', take: ['alles'] })).statusCode).toBe(400)
  expect(await find(stranger.token, stranger.one)).toMatchObject({ name: 'Noor Visser' })
})

const saved = async (token: string, cv_filename: string, more: object = {}) =>
  create(token, {
    name: 'Noor Visser',
    email: 'noor@voorbeeld.nl',
    phone: '+31612345678',
    cv_filename,
    cv_text: 'Kok bij De Kroon',
    ...more,
  })

test('an existing candidate gets a new CV and what they lacked, and no candidate is added', async () => {
  const { token } = await recruiter()
  const existing = await createCandidate(token, { name: 'N. Visser', email: 'noor@voorbeeld.nl', skills: ['Frans'] })
  const { filename } = (await uploadCv(token, 'nieuw.pdf')).json<{ filename: string }>()
  const answer = await saved(token, filename, {
    merge_with: existing.id,
    skills: ['Koken'],
    creation_key: randomUUID(),
  })
  expect([answer.statusCode, answer.json()]).toEqual([200, await find(token, existing.id)])
  expect(answer.json()).toMatchObject({
    id: existing.id,
    name: 'N. Visser',
    phone: '+31612345678',
    skills: ['Frans', 'Koken'],
    has_cv: true,
    cv_filename: 'nieuw.pdf',
  })
  expect((await cvOf(token, existing.id)).rawPayload.equals(PDF)).toBe(true)
  expect((await call(token, { url: '/api/candidates' })).json()).toHaveLength(1)
  expect((await call(token, { url: '/api/candidates/search?q=kroon' })).json()).toMatchObject([{ id: existing.id }])
})

test('a CV that is not there takes nothing away from somebody known', async () => {
  const { token } = await recruiter()
  const existing = await createCandidate(token)
  await saveCv(token, existing.id)
  const before = await find(token, existing.id)
  const refused = await saved(token, 'weg.pdf', { merge_with: existing.id })
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    expect.objectContaining({
      code: 'validation_failed',
      error: messages.cvGone,
      fields: [expect.objectContaining({ path: 'cv_filename' })],
    }),
  ])
  expect(await find(token, existing.id)).toEqual(before)
  expect((await cvOf(token, existing.id)).rawPayload.equals(PDF)).toBe(true)
})

test('nobody is made when the known one is another organisation’s, and the CV stays', async () => {
  const { token } = await recruiter()
  const strangers = await createCandidate((await recruiter()).token)
  const { filename } = (await uploadCv(token)).json<{ filename: string }>()
  expect((await saved(token, filename, { merge_with: strangers.id })).statusCode).toBe(404)
  expect((await call(token, { url: '/api/candidates' })).json()).toEqual([])
  expect((await saved(token, filename)).json()).toMatchObject({ has_cv: true })
})

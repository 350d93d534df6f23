import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Candidate, type CandidateNote, messages, pipeline, pipelineSummary } from '@wervio/contracts'
import { formOf } from '@wervio/service-kit/testing'
import { sql } from 'drizzle-orm'
import { createDatabase, type Database } from '../src/platform/database.ts'
import { colleaguesOf } from './colleagues-support.ts'
import { pipelineOf } from './pipeline-support.ts'
import { PATIENT, startApp, type Recruiter } from './start-app.ts'

const started = startApp()
const { call, createVacancy, databaseUrl, recruiter } = started
const { changeRole, joined } = colleaguesOf(started)
const { applied, createCandidate } = pipelineOf(started)

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

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'

/** An owner with two vacancies, each with somebody in its procedure, and a hiring manager of the first. */
const team = async () => {
  const owner = await recruiter()
  const { id: vacancyOfOwner } = await createVacancy(owner.token, { title: 'Kok' })
  const { id: other } = await createVacancy(owner.token, { title: 'Monteur' })
  const { candidate_id: candidate } = await applied(owner.token, vacancyOfOwner)
  const { candidate_id: stranger } = await applied(owner.token, other)
  const manager = await joined(owner.token, { role: 'hiring_manager', vacancy_ids: [vacancyOfOwner] })
  return { owner, manager, mine: vacancyOfOwner, other, candidate, stranger }
}

const noteOf = (token: string, candidateId: string, text: string) =>
  call(token, { method: 'POST', url: `/api/candidates/${candidateId}/notes`, payload: { text } })

const feedbackOf = (token: string, vacancyId: string, candidateId: string, text = 'Sterk verhaal.') =>
  call(token, {
    method: 'POST',
    url: `/api/pipelines/${vacancyId}/candidates/${candidateId}/feedback`,
    payload: { text },
  })

test('a hiring manager finds their vacancy with who is in it, and no other', async () => {
  const { manager, mine, other, candidate } = await team()
  const list = pipelineSummary.array().parse((await call(manager.token, { url: '/api/pipelines' })).json())
  expect(list).toMatchObject([{ id: mine, title: 'Kok', candidates: 1 }])
  const { candidates } = pipeline.parse((await call(manager.token, { url: `/api/pipelines/${mine}` })).json())
  expect(candidates).toMatchObject([{ id: candidate, stage: 1, outcome: 'open', percentage: null, feedback: [] }])
  const response = await call(manager.token, { url: `/api/pipelines/${other}` })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ error: messages.vacancyNotFound })
})

test('their feedback is a note that recruiters read, and of notes they see their own alone', async () => {
  const { owner, manager, mine, other, candidate, stranger } = await team()
  await noteOf(owner.token, candidate, 'Vraagt te veel salaris.')
  expect((await feedbackOf(manager.token, mine, candidate)).statusCode).toBe(201)
  const notes = (await call(owner.token, { url: `/api/candidates/${candidate}/notes` })).json<CandidateNote[]>()
  expect(notes.map(({ text, by }) => [text, by])).toEqual([
    ['Sterk verhaal.', manager.account.email],
    ['Vraagt te veel salaris.', owner.account.email],
  ])
  const answer = await call(manager.token, { url: `/api/pipelines/${mine}` })
  expect(answer.payload).toContain('Sterk verhaal.')
  expect(answer.payload).not.toContain('salaris')
  // What search reads of the candidate has both.
  const { notes: newest } = (await call(owner.token, { url: `/api/candidates/${candidate}` })).json<Candidate>()
  expect(newest).toBe('Sterk verhaal.')
  for (const [vacancyId, candidateId] of [
    [other, stranger],
    [mine, stranger],
    [other, candidate],
  ] as const)
    expect((await feedbackOf(manager.token, vacancyId, candidateId)).statusCode).toBe(404)
})

test('they read the CV of who is in their procedure, and nobody else’s', async () => {
  const { owner, manager, mine, other, candidate, stranger } = await team()
  const form = formOf([{ field: 'cv', name: 'cv.pdf', type: 'application/pdf', content: PDF }])
  for (const id of [candidate, stranger])
    expect((await call(owner.token, { method: 'PUT', url: `/api/candidates/${id}/cv`, ...form })).statusCode).toBe(200)
  const cv = (vacancyId: string, candidateId: string) =>
    call(manager.token, { url: `/api/pipelines/${vacancyId}/candidates/${candidateId}/cv` })
  const response = await cv(mine, candidate)
  expect([response.statusCode, response.payload]).toEqual([200, PDF])
  for (const [vacancyId, candidateId] of [
    [other, stranger],
    [mine, stranger],
  ] as const)
    expect((await cv(vacancyId, candidateId)).statusCode).toBe(404)
})

test('a vacancy that is taken away or deleted is out of sight at once', async () => {
  const { owner, manager, mine, other } = await team()
  await changeRole(owner.token, manager.account.id, { role: 'hiring_manager', vacancy_ids: [other] })
  expect((await call(manager.token, { url: `/api/pipelines/${mine}` })).statusCode).toBe(404)
  expect((await call(manager.token, { url: `/api/pipelines/${other}` })).statusCode).toBe(200)
  await call(owner.token, { method: 'DELETE', url: `/api/vacancies/${other}` })
  expect((await call(manager.token, { url: '/api/pipelines' })).json()).toEqual([])
})

test('others of the organisation see every procedure', async () => {
  const { owner, mine, other } = await team()
  const reader = await joined(owner.token, { role: 'reader' })
  const ids = (await call(reader.token, { url: '/api/pipelines' })).json<{ id: string }[]>().map(({ id }) => id)
  expect(ids.toSorted()).toEqual([mine, other].toSorted())
})

const asManager = ({ account }: Recruiter, statement: string) =>
  database.asRecruiter(
    { accountId: account.id, organisationId: account.organisation_id, role: 'hiring_manager' },
    async (transaction) => (await transaction.execute(sql.raw(statement))).rows,
  )

test('a query that forgot every check shows a hiring manager no more than that', async () => {
  const { owner, manager, mine, candidate } = await team()
  await createCandidate(owner.token)
  await noteOf(owner.token, candidate, 'Vraagt te veel salaris.')
  const account = { ...manager.account, organisation_id: owner.account.organisation_id }
  const identity = { ...manager, account }
  expect(await asManager(identity, 'select id from main.vacancies')).toEqual([{ id: mine }])
  expect(await asManager(identity, 'select id from main.candidates')).toEqual([{ id: candidate }])
  expect(await asManager(identity, 'select candidate_id from main.applications')).toEqual([{ candidate_id: candidate }])
  expect(await asManager(identity, 'select id from main.candidate_notes')).toEqual([])
  expect(await asManager(identity, 'select 1 from main.procedure_scores')).toEqual([])
  expect(await asManager({ ...identity, account: owner.account }, 'select id from main.candidates')).toEqual([])
})

test('a hiring manager’s transaction has no right to any other table or column, nor to change anything', async () => {
  const { owner, manager } = await team()
  const identity = { ...manager, account: { ...manager.account, organisation_id: owner.account.organisation_id } }
  const { rows } = await database.pool.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('main', 'ai') and c.relkind in ('r', 'v') and has_any_column_privilege('wervio_hiring_manager', c.oid, 'select') order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'main.applications',
    'main.candidate_notes',
    'main.candidates',
    'main.files',
    'main.hiring_manager_vacancies',
    'main.procedure_scores',
    'main.vacancies',
  ])
  for (const statement of [
    'select phone from main.candidates',
    'select note_texts from main.candidates',
    'select reason from main.applications',
    'select 1 from main.accounts',
    'select 1 from main.match_scores',
    "update main.vacancies set title = 'x'",
    'delete from main.candidates',
    'insert into main.hiring_manager_vacancies select id, id, id from main.vacancies',
    'select main.count_own_main_rows()',
  ])
    await expect(asManager(identity, statement)).rejects.toMatchObject({ cause: { code: '42501' } })
})

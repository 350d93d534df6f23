import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { AuditEntry, Candidate, Invitation } from '@wervio/contracts'
import { asJob } from '@wervio/service-kit'
import { sql } from 'drizzle-orm'
import { createAuditLogRepository } from '../src/audit-log/repository.ts'
import { createDatabase, type Database } from '../src/platform/database.ts'
import { colleagueOf } from './as-recruiter.ts'
import { pipelineOf } from './pipeline-support.ts'
import { PATIENT, startApp, type Recruiter } from './start-app.ts'

const started = startApp()
const { app, call, databaseUrl, recruiter, createVacancy } = started
const { applied } = pipelineOf(started)

let database: Database
beforeAll(() => {
  database = createDatabase({
    url: databaseUrl(),
    connections: 4,
    onLostConnection: () => undefined,
    longestWait: PATIENT,
  })
  database.open()
})
afterAll(() => database.close())

const asOwn = ({ account }: Recruiter) => ({ accountId: account.id, organisationId: account.organisation_id })

/** The log as its owner reads it, with everything that was looked at up to now. */
const log = async ({ token }: Recruiter, query = ''): Promise<AuditEntry[]> => {
  await app().readLog?.flush()
  const answer = await call(token, { url: `/api/audit-log${query}` })
  expect(answer.statusCode).toBe(200)
  return answer.json<AuditEntry[]>().filter(({ action, detail }) => action !== 'list' || detail !== 'audit_log')
}

const addCandidate = async (token: string, fields: object = {}): Promise<Candidate> => {
  const answer = await call(token, {
    method: 'POST',
    url: '/api/candidates',
    payload: { name: 'Noor Bakker', ...fields },
  })
  expect(answer.statusCode).toBe(201)
  return answer.json<Candidate>()
}

/** What an entry says, without its moment and ids. */
const factsOf = ({ category, action, subject, columns, detail, times }: AuditEntry) =>
  [category, action, subject.kind, detail, columns.join(' '), times].join('|')

test('an opened profile and a changed telephone number stand in it, with who, whom and which fields, and no value', async () => {
  const owner = await recruiter()
  const { id } = await addCandidate(owner.token, { phone: '0612345678' })
  await call(owner.token, { url: `/api/candidates/${id}` })
  await call(owner.token, { url: `/api/candidates/${id}` })
  const payload = { phone: '0687654321', location: 'Assen' }
  expect((await call(owner.token, { method: 'PATCH', url: `/api/candidates/${id}`, payload })).statusCode).toBe(200)
  const entries = await log(owner, `?candidate_id=${id}`)
  expect(entries.map(factsOf).toSorted()).toEqual([
    'change|change|candidate||location phone|1',
    'change|create|candidate|||1',
    'read|read|candidate|profile||3',
  ])
  for (const entry of entries)
    expect(entry).toMatchObject({
      actor: { id: owner.account.id, name: owner.account.email },
      job: null,
      candidate: { id, name: 'Noor Bakker' },
    })
})

test('a list is one entry with how many people it showed; a search too', async () => {
  const owner = await recruiter()
  for (const name of ['Aart', 'Bea', 'Chris']) await addCandidate(owner.token, { name })
  await call(owner.token, { url: '/api/candidates' })
  await call(owner.token, { url: '/api/candidates/search?q=aart' })
  const reads = (await log(owner, '?category=read')).map(({ action, detail, rows }) => [action, detail, rows])
  expect(reads).toEqual(
    expect.arrayContaining([
      ['list', 'candidates', 3],
      ['list', 'search', 1],
    ]),
  )
})

test('nothing that is personal is in the log, whatever is written where', async () => {
  const owner = await recruiter()
  const secret = `zw${randomUUID().slice(0, 8)}`
  const email = `${secret}@voorbeeld.nl`
  const vacancy = await createVacancy(owner.token, { title: `Monteur ${secret}`, company: secret })
  const { id } = await addCandidate(owner.token, {
    name: `Noor ${secret}`,
    email,
    phone: '0611223344',
    location: secret,
  })
  const candidate = `/api/candidates/${id}`
  await call(owner.token, { method: 'PATCH', url: candidate, payload: { summary: secret, email: `x${email}` } })
  await call(owner.token, { method: 'POST', url: `${candidate}/notes`, payload: { text: secret } })
  await call(owner.token, {
    method: 'POST',
    url: '/api/applications',
    payload: { vacancy_id: vacancy.id, candidate_id: id },
  })
  await call(owner.token, { method: 'POST', url: '/api/invitations', payload: { role: 'reader', email } })
  await call(owner.token, { url: `/api/candidates/search?q=${secret}` })
  await call(owner.token, { url: `/api/candidates/${secret}` })
  await call(owner.token, { url: `${candidate}/export` })
  await log(owner)
  const { rows } = await database.pool.query<{ entry: string }>(
    'select to_jsonb(e)::text as entry from main.audit_entries e where organisation_id = $1',
    [owner.account.organisation_id],
  )
  expect(rows.length).toBeGreaterThan(8)
  const all = rows.map(({ entry }) => entry).join('\n')
  for (const value of [secret, '0611223344', 'Noor', 'Monteur']) expect(all).not.toContain(value)
})

test('a change that is rolled back leaves no entry', async () => {
  const owner = await recruiter()
  const { id } = await addCandidate(owner.token)
  const before = await log(owner)
  const change = database.asRecruiter(asOwn(owner), async (transaction) => {
    await transaction.execute(sql`update main.candidates set title = 'Kok' where id = ${id}`)
    throw new Error('anders bedacht')
  })
  await expect(change).rejects.toThrow('anders bedacht')
  expect(await log(owner)).toEqual(before)
})

test('what a job does is named as that, also when a person is the one it works for', async () => {
  const owner = await recruiter()
  const { id } = await addCandidate(owner.token)
  await asJob('read-cv', () =>
    database.asRecruiter(asOwn(owner), (transaction) =>
      transaction.execute(sql`update main.candidates set title = 'Kok' where id = ${id}`),
    ),
  )
  expect((await log(owner))[0]).toMatchObject({ actor: null, job: 'read-cv', columns: ['title'] })
  expect((await log(owner, '?actor=job')).map(factsOf)).toEqual(['change|change|candidate||title|1'])
})

test('a process of before names no actor: the account of its transaction is one', async () => {
  const owner = await recruiter()
  const { id } = await addCandidate(owner.token)
  const client = await database.pool.connect()
  await client.query(
    `begin; select set_config('role', 'wervio_main', true), set_config('app.organisation', '${owner.account.organisation_id}', true), set_config('app.account', '${owner.account.id}', true)`,
  )
  await client.query(`update main.candidates set title = 'Kok' where id = '${id}'`)
  await client.query('commit')
  client.release()
  expect((await log(owner))[0]).toMatchObject({ actor: { id: owner.account.id }, columns: ['title'] })
})

test('what changes nothing is no entry', async () => {
  const owner = await recruiter()
  const { id } = await addCandidate(owner.token, { title: 'Kok' })
  const before = await log(owner)
  await database.asRecruiter(asOwn(owner), (transaction) =>
    transaction.execute(sql`update main.candidates set title = 'Kok', updated_at = now() where id = ${id}`),
  )
  expect(await log(owner)).toEqual(before)
})

test('an erased candidate stays as a fact without a name; what went with them is that one entry', async () => {
  const owner = await recruiter()
  const { candidate_id: id } = await applied(owner.token)
  await call(owner.token, { method: 'POST', url: `/api/candidates/${id}/notes`, payload: { text: 'Belt liever.' } })
  await call(owner.token, { url: `/api/candidates/${id}` })
  const before = await log(owner, `?candidate_id=${id}`)
  expect((await call(owner.token, { method: 'DELETE', url: `/api/candidates/${id}` })).statusCode).toBe(200)
  const entries = await log(owner, `?candidate_id=${id}`)
  expect(entries).toHaveLength(before.length + 1)
  expect(entries.slice(0, 1).map(factsOf)).toEqual(['change|delete|candidate|||1'])
  for (const { candidate } of entries) expect(candidate).toEqual({ id, name: null })
})

test('who came, what became of a role and who left stand under access; a colleague who left is nobody by name', async () => {
  const owner = await recruiter()
  const uid = randomUUID()
  const invited = await call(owner.token, { method: 'POST', url: '/api/invitations', payload: { role: 'recruiter' } })
  const { secret } = invited.json<Invitation & { secret: string }>()
  const newcomer = `${uid}~${uid}_at_voorbeeld.nl`
  await call(newcomer, { method: 'POST', url: '/api/register', payload: { provider: 'email' } })
  const accepted = await call(newcomer, {
    method: 'POST',
    url: '/api/invitation/accept',
    payload: { secret },
  })
  expect(accepted.statusCode).toBeLessThan(300)
  const { rows } = await database.pool.query<{ id: string }>('select id from main.accounts where provider_uid = $1', [
    uid,
  ])
  const id = rows[0]?.id ?? ''
  await call(newcomer, { url: '/api/candidates' })
  await call(owner.token, { method: 'PATCH', url: `/api/colleagues/${id}`, payload: { role: 'reader' } })
  const removal = `/api/colleagues/${id}?heir=${owner.account.id}`
  expect((await call(owner.token, { method: 'DELETE', url: removal })).statusCode).toBe(200)
  const entries = await log(owner)
  expect(entries.filter(({ category }) => category === 'access').map(factsOf)).toEqual([
    'access|delete|colleague|reader||1',
    'access|change|colleague|reader|role|1',
    'access|change|colleague|recruiter|organisation_id role|1',
    'access|delete|invitation|accepted||1',
    'access|create|invitation|recruiter||1',
    'access|create|colleague|owner||1',
  ])
  expect(entries.find(({ detail }) => detail === 'candidates')?.actor).toEqual({ id, name: null })
})

test('what a hiring manager looks at is logged, and the log is not for them, nor for recruiters and readers', async () => {
  const owner = await recruiter()
  const vacancy = await createVacancy(owner.token)
  await applied(owner.token, vacancy.id)
  const manager = await colleagueOf(databaseUrl(), owner, 'Hans', 'hiring_manager')
  await database.asRecruiter(asOwn(owner), (transaction) =>
    transaction.execute(
      sql`insert into main.hiring_manager_vacancies (account_id, vacancy_id, organisation_id) select id, ${vacancy.id}, organisation_id from main.accounts where role = 'hiring_manager'`,
    ),
  )
  expect((await call(manager, { url: `/api/pipelines/${vacancy.id}` })).statusCode).toBe(200)
  for (const role of ['recruiter', 'reader'] as const) {
    const token = await colleagueOf(databaseUrl(), owner, role, role)
    for (const url of ['/api/audit-log', '/api/audit-log/export'])
      expect((await call(token, { url })).statusCode).toBe(403)
  }
  expect((await call(manager, { url: '/api/audit-log' })).statusCode).toBe(403)
  const entries = await log(owner, `?vacancy_id=${vacancy.id}&category=read`)
  expect(entries[0]).toMatchObject({ actor: { name: 'Hans' }, action: 'read', detail: 'procedure', rows: 1 })
  const refusals = (await log(owner, '?category=access')).filter(({ action }) => action === 'refuse')
  expect(refusals.map(({ actor }) => String(actor?.name)).toSorted()).toEqual([
    'Hans',
    'reader',
    'reader',
    'recruiter',
    'recruiter',
  ])
  const managerRows = database.asRecruiter({ ...asOwn(owner), role: 'hiring_manager' }, (transaction) =>
    transaction.execute(sql`select 1 from main.audit_entries`),
  )
  await expect(managerRows).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('nobody sees the log of another organisation, and the service itself can write, change or delete nothing in it', async () => {
  const [owner, stranger] = [await recruiter(), await recruiter()]
  const { id } = await addCandidate(owner.token)
  expect(await log(stranger, `?candidate_id=${id}`)).toEqual([])
  const { account } = owner
  for (const statement of [
    sql`update main.audit_entries set action = 'x'`,
    sql`delete from main.audit_entries`,
    sql`insert into main.audit_entries (id, organisation_id, category, action, subject_kind) values (${randomUUID()}, ${account.organisation_id}, 'read', 'read', 'list')`,
    sql`truncate main.audit_entries`,
  ])
    await expect(
      database.asRecruiter(asOwn(owner), (transaction) => transaction.execute(statement)),
    ).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('pages follow each other without a double or a gap; a filter of days means days in the Netherlands', async () => {
  const owner = await recruiter()
  for (let number = 0; number < 5; number += 1) await addCandidate(owner.token, { name: `Kandidaat ${number}` })
  const all = await log(owner, '?category=change')
  const pages: AuditEntry[] = []
  let url: string | null = '/api/audit-log?category=change&limit=2'
  while (url !== null) {
    const answer = await call(owner.token, { url })
    pages.push(...answer.json<AuditEntry[]>())
    url = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1] ?? null
  }
  expect(pages).toEqual(all)
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date(all[0]?.at ?? 0))
  expect(await log(owner, `?category=change&from=${day}&to=${day}`)).toEqual(all)
  expect(await log(owner, '?to=2020-01-01')).toEqual([])
  for (const bad of ['cursor=x', 'from=gisteren', 'category=alles', 'candidate_id=1'])
    expect((await call(owner.token, { url: `/api/audit-log?${bad}` })).statusCode).toBe(400)
})

test('an export is a CSV in which nothing is a formula, and is itself logged', async () => {
  const owner = await recruiter()
  await addCandidate(owner.token, { name: '=HYPERLINK("http://kwaad.nl";"klik")' })
  const answer = await call(owner.token, { url: '/api/audit-log/export?category=change' })
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['x-ratelimit-limit']).toBe('10')
  const [head, line] = answer.payload.split('\r\n')
  expect(head).toMatch(/^\uFEFF"moment";/)
  expect(line).toContain(`"'=HYPERLINK(""http://kwaad.nl"";""klik"")"`)
  expect((await log(owner))[0]).toMatchObject({ action: 'export', detail: 'audit_export' })
})

test('at once, from many, each change is there once and reads of one subject are one entry', async () => {
  const owner = await recruiter()
  const people = await Promise.all(
    Array.from({ length: 10 }, (_, number) => addCandidate(owner.token, { name: `K ${number}` })),
  )
  await Promise.all(
    people.flatMap(({ id }) => [
      call(owner.token, { method: 'PATCH', url: `/api/candidates/${id}`, payload: { title: 'Kok' } }),
      call(owner.token, { url: `/api/candidates/${id}/timeline` }),
      call(owner.token, { url: `/api/candidates/${id}/timeline` }),
    ]),
  )
  const entries = await log(owner)
  expect(entries.filter(({ columns }) => columns.includes('title'))).toHaveLength(10)
  const timelines = entries.filter(({ detail }) => detail === 'timeline')
  expect(timelines.map(({ times }) => times)).toEqual(Array.from({ length: 10 }, () => 2))
})

test('entries go after their term, and the database lets no younger one go', async () => {
  const owner = await recruiter()
  await addCandidate(owner.token)
  const age = (days: number) =>
    database.pool.query(
      `update main.audit_entries set at = now() - make_interval(days => $2) where organisation_id = $1`,
      [owner.account.organisation_id, days],
    )
  const count = async () => (await log(owner, '?category=change')).length
  await age(80)
  const entries = createAuditLogRepository(database)
  await entries.expire(1)
  expect(await count()).toBe(1)
  await age(729)
  await entries.expire(730)
  expect(await count()).toBe(1)
  await age(731)
  await entries.expire(730)
  expect(await count()).toBe(0)
})

/** Tables whose changes are not in the log, and why. */
const unlogged: Record<string, string> = {
  'main.audit_entries': 'the log itself',
  'main.account_deletions': 'the proof of a deletion, of no organisation',
  'main.demo_endings': 'the proof of an ending, of no organisation',
  'main.demos': 'the housekeeping of demos',
  'main.application_events': 'the history of an application, which is logged',
  'main.candidate_value_counts': 'numbers that follow from candidates, who are logged',
  'main.candidate_events': 'the history of a candidate, who is logged',
  'main.erasures': 'the proof of an erasure, which is logged as the deletion of a candidate',
  'main.contact_messages': 'of no organisation',
  'main.orphaned_blobs': 'housekeeping of files',
  'main.recruiter_profiles': 'of the account itself',
  'main.hidden_cards': 'of the account itself',
  'main.calendar_events': 'of the account itself',
  'main.calendar_files': 'of the account itself',
  'main.calendar_syncs': 'of the account itself',
  'main.notifications': 'of the account itself',
  'main.notification_standings': 'of the account itself',
  'ai.chat_messages': 'of the account itself; what it asked is logged as a read',
  'ai.blobs_to_remove': 'housekeeping of files',
  'ai.match_lists': 'computed',
  'ai.match_passages': 'computed',
  'ai.match_prepared': 'computed',
  'ai.match_results': 'computed',
  'ai.meeting_segments': 'the transcript of a meeting, whose arrival is logged with the meeting',
  'ai.taxonomy_imports': 'of no organisation',
  'ai.taxonomy_concepts': 'of no organisation',
  'ai.taxonomy_labels': 'of no organisation',
  'ai.taxonomy_relations': 'of no organisation',
}

/**
 * Columns whose change is not logged: ids, moments, versions, what is computed of others, and what says how it was
 * made.
 */
const leftOut: Record<string, readonly string[]> = {
  'main.candidates': [
    'created_at',
    'creation_key',
    'cv_text',
    'edits',
    'evidence',
    'has_cv',
    'id',
    'made_by',
    'note_texts',
    'organisation_id',
    'sensitive',
    'status_chosen_at',
    'updated_at',
  ],
  'main.vacancies': [
    'created_at',
    'creation_key',
    'description_at',
    'description_by',
    'description_made_by',
    'description_version',
    'id',
    'organisation_id',
    'updated_at',
  ],
  'main.applications': ['created_at', 'ended_at', 'id', 'organisation_id', 'updated_at', 'vacancy_id'],
  'main.candidate_notes': ['by', 'created_at', 'creation_key', 'edited_at', 'id', 'organisation_id', 'version'],
  'main.company_profiles': ['created_at', 'id', 'organisation_id', 'updated_at', 'version'],
  'main.accounts': ['created_at', 'id', 'joined_at', 'provider_uid'],
  'ai.scorecards': ['account_id', 'created_at', 'creation_key', 'id', 'organisation_id', 'updated_at', 'version'],
  'ai.consents': ['account_id', 'created_at', 'creation_key', 'deletion', 'id', 'meeting_id', 'organisation_id'],
}

test('every table of both schemas has its changes logged, or a reason why not; so has every column of the main ones', async () => {
  const { rows } = await database.pool.query<{ name: string; columns: string[]; logged: string[] | null }>(`
    select n.nspname || '.' || c.relname as name,
      (select array_agg(a.attname::text order by a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select array(select jsonb_array_elements_text(coalesce(obj_description(t.tgfoid, 'pg_proc'), '[]')::jsonb)) from pg_trigger t where t.tgrelid = c.oid and t.tgname like 'log_%' limit 1) as logged
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('main', 'ai') and c.relkind = 'r'`)
  const unloggedTables = rows.filter(({ logged }) => logged === null).map(({ name }) => name)
  expect(unloggedTables.toSorted()).toEqual(Object.keys(unlogged).toSorted())
  for (const [table, expected] of Object.entries(leftOut)) {
    const row = rows.find(({ name }) => name === table)
    expect([table, row?.columns.filter((column) => !row.logged?.includes(column))]).toEqual([table, expected])
  }
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Recruiter } from '@wervio/service-kit'
import { sql } from 'drizzle-orm'
import { createDatabase, type Database } from '../src/platform/database.ts'
import { companyProfilesOf } from './company-profile-support.ts'
import { filesOf } from './files-support.ts'
import { mailsOf } from './mail-support.ts'
import { pipelineOf } from './pipeline-support.ts'
import { PATIENT, startApp } from './start-app.ts'

const app = startApp()
const { call, databaseUrl, recruiter, createVacancy } = app
const { createCompanyProfile } = companyProfilesOf(app)
const { attached } = filesOf(app)
const { applied } = pipelineOf(app)
const { addTemplate } = mailsOf(app)

let database: Database
beforeAll(() => {
  database = createDatabase({
    url: databaseUrl(),
    connections: 8,
    onLostConnection: () => undefined,
    longestWait: PATIENT,
  })
  database.open()
})
afterAll(() => database.close())

const tables = [
  'organisations',
  'accounts',
  'vacancies',
  'company_profiles',
  'recruiter_profiles',
  'linked_identities',
  'recovery_codes',
  'publication_versions',
  'personas',
  'candidates',
  'candidate_events',
  'candidate_notes',
  'shortlists',
  'erasures',
  'candidate_merges',
  'applications',
  'application_events',
  'files',
  'match_decisions',
  'hidden_cards',
  'calendar_feeds',
  'mail_templates',
  'mails',
  'invitations',
  'hiring_manager_vacancies',
] as const

/** How many rows a query without any `where` sees. */
const countVisible = (as: Recruiter, table: string): Promise<number> =>
  database.asRecruiter(
    as,
    async (transaction) => (await transaction.execute(sql.raw(`select 1 from main.${table}`))).rows.length,
  )

const somebody = async (): Promise<Recruiter> => {
  const { token, account } = await recruiter()
  const { id } = await createVacancy(token, { title: 'Kok', description: '<p>Koken</p>' })
  const { candidate_id } = await applied(token, id)
  await call(token, { method: 'PUT', url: `/api/candidates/${candidate_id}/shortlist` })
  await attached(token, id)
  await createCompanyProfile(token)
  await call(token, { method: 'PATCH', url: '/api/profile', payload: { base_version: 0, bio: 'Werft.' } })
  await call(token, { method: 'POST', url: '/calendar/feed' })
  await addTemplate(token, 'Een ander')
  await call(token, {
    method: 'POST',
    url: `/api/candidates/${candidate_id}/notes`,
    payload: { text: 'Belt liever.' },
  })
  const owner = { accountId: account.id, organisationId: account.organisation_id }
  await database.asRecruiter(owner, (transaction) =>
    transaction.execute(
      sql`insert into main.linked_identities (provider, subject, account_id, organisation_id) values ('google', ${randomUUID()}, ${owner.accountId}, ${owner.organisationId})`,
    ),
  )
  await database.asRecruiter(owner, (transaction) =>
    transaction.execute(
      sql`insert into main.recovery_codes (code_hash, account_id, organisation_id) values (${randomUUID()}, ${owner.accountId}, ${owner.organisationId})`,
    ),
  )
  await database.asRecruiter(owner, (transaction) =>
    transaction.execute(
      sql`insert into main.personas (vacancy_id, organisation_id, data, warnings) values (${id}, ${owner.organisationId}, '{}', '[]')`,
    ),
  )
  await database.asRecruiter(owner, (transaction) =>
    transaction.execute(
      sql`insert into main.match_decisions (id, organisation_id, vacancy_id, candidate_id, kind, to_stage, reason) values (${randomUUID()}, ${owner.organisationId}, ${id}, ${candidate_id}, 'move_on', 1, 'Past.')`,
    ),
  )
  await call(token, { method: 'POST', url: '/api/invitations', payload: { role: 'reader' } })
  await database.asRecruiter(owner, (transaction) =>
    transaction.execute(
      sql`insert into main.hiring_manager_vacancies (account_id, vacancy_id, organisation_id) values (${owner.accountId}, ${id}, ${owner.organisationId})`,
    ),
  )
  await call(token, { method: 'PUT', url: '/api/improvement-cards', payload: { key: 'stalled', days: null } })
  await database.asRecruiter(owner, (transaction) =>
    transaction.execute(
      sql`insert into main.erasures (id, organisation_id, candidate_id, items) values (${randomUUID()}, ${owner.organisationId}, ${randomUUID()}, '[]')`,
    ),
  )
  await database.asRecruiter(owner, (transaction) =>
    transaction.execute(
      sql`insert into main.candidate_merges (id, organisation_id, candidate_id, other_id, before, standing) values (${randomUUID()}, ${owner.organisationId}, ${candidate_id}, ${randomUUID()}, '{}', '')`,
    ),
  )
  await database.asRecruiter(owner, (transaction) =>
    transaction.execute(
      sql`insert into main.mails (id, organisation_id, candidate_id, address, subject, body, way, state, creation_key) values (${randomUUID()}, ${owner.organisationId}, ${candidate_id}, 'noor@voorbeeld.nl', 'Hoi', 'Hoi', 'smtp', 'sent', ${randomUUID()})`,
    ),
  )
  return owner
}

test.each(tables)('a query of %s without where sees the own organisation only', async (table) => {
  const [own] = [await somebody(), await somebody()]
  // Being put in a procedure and a note add events beside that of the candidate's creation.
  expect(await countVisible(own, table)).toBe(table === 'candidate_events' ? 3 : 1)
})

test.each(tables)('without settings the role of the service sees nothing of %s', async (table) => {
  await somebody()
  const client = await database.pool.connect()
  await client.query(`begin; set local role wervio_main`)
  const { rows } = await client.query(`select 1 from main.${table}`)
  await client.query('rollback')
  client.release()
  expect(rows).toEqual([])
})

test('every table of both schemas has row-level security, forced', async () => {
  const { rows } = await database.pool.query<{ relname: string }>(
    `select relname from pg_class where relnamespace in ('main'::regnamespace, 'ai'::regnamespace) and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)`,
  )
  expect(rows).toEqual([])
})

test('a row can not be written into, or moved to, another organisation', async () => {
  const [own, other] = [await somebody(), await somebody()]
  const move = database.asRecruiter(own, (transaction) =>
    transaction.execute(sql`update main.vacancies set organisation_id = ${other.organisationId}`),
  )
  await expect(move).rejects.toMatchObject({ cause: { code: '42501' } })
  const changed = await database.asRecruiter(own, (transaction) =>
    transaction.execute(sql`update main.vacancies set title = 'x' where organisation_id = ${other.organisationId}`),
  )
  expect(changed.rowCount).toBe(0)
})

test('at once, on few connections and with failures between, nobody ever sees the rows of another', async () => {
  const crowd = await Promise.all(Array.from({ length: 5 }, somebody))
  const seenBy = (own: Recruiter) =>
    database.asRecruiter(own, async (transaction) => {
      const { rows } = await transaction.execute<{ organisation_id: string }>(
        sql`select organisation_id from main.vacancies`,
      )
      await transaction.execute(sql`update main.vacancies set title = 'x'`)
      return rows.map(({ organisation_id }) => organisation_id)
    })
  const failing = (own: Recruiter) => database.asRecruiter(own, (transaction) => transaction.execute(sql`select 1 / 0`))
  const turns = Array.from({ length: 60 }, () => crowd).flat()
  const answers = turns.map(async (own, index) => {
    if (index % 7 === 0) return expect(failing(own)).rejects.toMatchObject({ cause: { code: '22012' } })
    return expect(await seenBy(own)).toEqual([own.organisationId])
  })
  await Promise.all(answers)
})

test('the proof of an erasure can not be changed or taken away', async () => {
  const owner = await somebody()
  for (const statement of [sql`update main.erasures set items = '[1]'`, sql`delete from main.erasures`]) {
    await expect(database.asRecruiter(owner, (transaction) => transaction.execute(statement))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  }
})

test('a decision can not be rewritten or taken away', async () => {
  const owner = await somebody()
  for (const statement of [
    sql`update main.match_decisions set reason = 'Anders'`,
    sql`update main.match_decisions set shown = null`,
    sql`delete from main.match_decisions`,
  ]) {
    await expect(database.asRecruiter(owner, (transaction) => transaction.execute(statement))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  }
})

test('settings end with their transaction', async () => {
  await somebody()
  const { rows } = await database.pool.query<{ organisation: string | null; role: string }>(
    `select current_setting('app.organisation', true) organisation, current_setting('role') role`,
  )
  expect(rows).toEqual([{ organisation: '', role: 'none' }])
})

test('removing an organisation removes all that hangs on it', async () => {
  const owner = await somebody()
  await database.asRecruiter(owner, (transaction) => transaction.execute(sql`delete from main.organisations`))
  for (const table of tables) expect(await countVisible(owner, table)).toBe(0)
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Recruiter } from '@wervio/service-kit'
import { sql } from 'drizzle-orm'
import { createDatabase, type Database, type Sql } from '../src/platform/database.ts'
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

/** Tables that belong to no organisation; a transaction for one sees nothing in them. */
const unowned = ['account_deletions', 'contact_messages', 'demo_endings']
/** Keys of files to remove, and nothing else: every transaction may add some. */
const forEverybody = ['orphaned_blobs']

/** Tables of which colleagues don't see each other's rows, and what a transaction has to say to see the own ones. */
const personal: Record<string, (as: Somebody) => <T>(work: (sql: Sql) => Promise<T>) => Promise<T>> = {
  notifications: (as) => (work) => database.asAccount(as, work),
  notification_standings: (as) => (work) => database.asAccount(as, work),
  sessions: (as) => (work) => database.asOwnAccount(as, as, work),
  account_security: (as) => (work) => database.asOwnAccount(as, as, work),
}

/** Every table of the schema that names an organisation in its rows, and the organisations themselves. */
const ownedTables = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'main'::regnamespace and relkind in ('r', 'p')
      and (relname = 'organisations' or exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'organisation_id'))
      order by 1`,
  )
  return rows.map(({ name }) => name)
}

type Somebody = Recruiter & { uid: string }

/** How many rows a query without any `where` sees. */
const countRows = async (transaction: Sql, table: string): Promise<number> =>
  (await transaction.execute(sql.raw(`select 1 from main.${table}`))).rows.length

/** What a transaction for the organisation sees. */
const countVisible = (as: Recruiter, table: string): Promise<number> =>
  database.asRecruiter(as, (transaction) => countRows(transaction, table))

/** The same, with what a table of personal rows asks for. */
const countOwn = (as: Somebody, table: string): Promise<number> =>
  personal[table]?.(as)((transaction) => countRows(transaction, table)) ?? countVisible(as, table)

/** A number for each table. */
const forEach = async (tables: readonly string[], count: (table: string) => Promise<number>) => {
  const counts: Record<string, number> = {}
  for (const table of tables) counts[table] = await count(table)
  return counts
}

/** A recruiter with a row in every table. */
const somebody = async (): Promise<Somebody> => {
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
  const owner = {
    accountId: account.id,
    organisationId: account.organisation_id,
    uid: token.slice(0, token.indexOf('~')),
  }
  const [importId, fileId] = [randomUUID(), randomUUID()]
  for (const statement of [
    sql`insert into main.cv_imports (id, organisation_id, account_id, mode) values (${importId}, ${owner.organisationId}, ${owner.accountId}, 'review')`,
    sql`insert into main.cv_import_items (id, organisation_id, account_id, import_id, file_name, size, status) values (${randomUUID()}, ${owner.organisationId}, ${owner.accountId}, ${importId}, 'cv.pdf', 1, 'failed')`,
    sql`insert into main.microsoft_connections (account_id, organisation_id, kind, sealed, address) values (${owner.accountId}, ${owner.organisationId}, 'calendar', '', '')`,
    sql`insert into main.calendar_syncs (account_id, organisation_id, "from", "to") values (${owner.accountId}, ${owner.organisationId}, now(), now())`,
    sql`insert into main.calendar_files (id, account_id, organisation_id, name, events, skipped, skipped_count) values (${fileId}, ${owner.accountId}, ${owner.organisationId}, 'agenda.ics', 1, '[]', 0)`,
    sql`insert into main.calendar_events (account_id, key, organisation_id, file_id, starts, ends, is_all_day, content) values (${owner.accountId}, 'x', ${owner.organisationId}, ${fileId}, now(), now(), false, '{}')`,
    sql`select main.raise_notifications(${owner.accountId}::uuid, 'mail', '[{"key": "x"}]'::jsonb)`,
  ])
    await database.asRecruiter(owner, (transaction) => transaction.execute(statement))
  await database.asDemo(owner, (transaction) =>
    transaction.execute(
      sql`insert into main.demos (organisation_id, account_id, provider_uid, ends_at) values (${owner.organisationId}, ${owner.accountId}, ${owner.uid}, now() + interval '1 hour')`,
    ),
  )
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
  await database.asOwnAccount(owner, owner, (transaction) =>
    transaction.execute(
      sql`insert into main.account_security (account_id, organisation_id, has_password, has_second_factor) values (${owner.accountId}, ${owner.organisationId}, true, false)`,
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

test('a query without where sees the own rows only, of every table there is', async () => {
  const [own] = [await somebody(), await somebody()]
  const tables = await ownedTables()
  const { rows } = await database.pool.query<{ entries: number }>(
    'select count(*)::int as entries from main.audit_entries where organisation_id = $1',
    [own.organisationId],
  )
  const entries = rows[0]?.entries ?? 0
  expect(entries).toBeGreaterThan(10)
  expect(await forEach(tables, (table) => countOwn(own, table))).toEqual({
    ...Object.fromEntries(tables.map((table) => [table, 1])),
    // The decision, and that somebody came into the procedure.
    match_decisions: 2,
    // An entry for each change above.
    audit_entries: entries,
    // The candidate has neither skills nor a place; `candidate-counts.test.ts` has rows of two organisations.
    candidate_value_counts: 0,
    // Being put in a procedure and a note add events beside that of the candidate's creation.
    candidate_events: 3,
  })
})

test('a colleague does not see what is personal', async () => {
  const recruiterOfRows = await somebody()
  const colleague = { ...recruiterOfRows, accountId: randomUUID(), uid: randomUUID() }
  for (const table of Object.keys(personal))
    expect([table, await countOwn(colleague, table), await countVisible(recruiterOfRows, table)]).toEqual([table, 0, 0])
})

test('without settings the role of the service sees nothing of any table', async () => {
  await somebody()
  const tables = [...(await ownedTables()), ...unowned]
  const client = await database.pool.connect()
  await client.query(`begin; set local role wervio_main`)
  const counts = await forEach(tables, async (table) => (await client.query(`select 1 from main.${table}`)).rows.length)
  await client.query('rollback')
  client.release()
  expect(counts).toEqual(Object.fromEntries(tables.map((table) => [table, 0])))
})

test('what belongs to no organisation is seen by none, and these tables are all of it', async () => {
  const recruiterOfRows = await somebody()
  await database.pool.query(
    `insert into main.account_deletions (id, organisation, items) values (gen_random_uuid(), gen_random_uuid(), '[]');
    insert into main.demo_endings (id, organisation, started_at, items) values (gen_random_uuid(), gen_random_uuid(), now(), '[]');
    insert into main.contact_messages (id, name, email, phone, subject, message) values (gen_random_uuid(), '', '', '', 'other', '')`,
  )
  expect(await forEach(unowned, (table) => countVisible(recruiterOfRows, table))).toEqual(
    Object.fromEntries(unowned.map((table) => [table, 0])),
  )
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'main'::regnamespace and relkind in ('r', 'p') order by 1`,
  )
  const owned = await ownedTables()
  expect(rows.map(({ name }) => name).filter((name) => !owned.includes(name))).toEqual(
    [...unowned, ...forEverybody].toSorted(),
  )
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
  const seenBy = (recruiterOfRows: Recruiter) =>
    database.asRecruiter(recruiterOfRows, async (transaction) => {
      const { rows } = await transaction.execute<{ organisation_id: string }>(
        sql`select organisation_id from main.vacancies`,
      )
      await transaction.execute(sql`update main.vacancies set title = 'x'`)
      return rows.map(({ organisation_id }) => organisation_id)
    })
  const failing = (recruiterOfRows: Recruiter) =>
    database.asRecruiter(recruiterOfRows, (transaction) => transaction.execute(sql`select 1 / 0`))
  const turns = Array.from({ length: 60 }, () => crowd).flat()
  const answers = turns.map(async (recruiterOfRows, index) => {
    if (index % 7 === 0) return expect(failing(recruiterOfRows)).rejects.toMatchObject({ cause: { code: '22012' } })
    return expect(await seenBy(recruiterOfRows)).toEqual([recruiterOfRows.organisationId])
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
  const tables = await ownedTables()
  expect(await forEach(tables, (table) => countOwn(owner, table))).toEqual(
    Object.fromEntries(tables.map((table) => [table, 0])),
  )
})

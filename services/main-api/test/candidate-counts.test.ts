import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { addedSpans, candidateCounts, candidateStatuses, type CandidateCounts } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { createCountRepository } from '../src/candidates/list/count-repository.ts'
import { createDatabase, type Database } from '../src/platform/database.ts'
import { asRecruiter, colleagueOf } from './as-recruiter.ts'
import { startApp, type Recruiter } from './start-app.ts'

const { call, recruiter, databaseUrl } = startApp()

let database: Database
beforeAll(() => {
  database = createDatabase({ url: databaseUrl(), connections: 4, onLostConnection: () => undefined })
  database.open()
})
afterAll(() => database.close())

const skills = ['Excel', 'excel', ' EXCEL', 'Één op één', 'een op een', 'SAP', 'sap ', 'Lassen', 'ß', 'SS', 'C++', '']
const places = ['Zwolle', 'zwolle', 'Assen ', 'ÁSSEN', '', ' ', "'s-Hertogenbosch"]

/** Numbers from 0 to 1 that are the same at every run. */
const createDice = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}
const dice = createDice(7)
const oneOf = (values: readonly string[]): string => values[Math.floor(dice() * values.length)] ?? ''
const someOf = (values: readonly string[]) => values.filter(() => dice() < 0.3)

/** Answers name at most so many values. */
const MOST_VALUES = 50

let rareSkills = 0
const randomRow = (rare: number) => ({
  name: 'Kim',
  skills: [...someOf(skills), ...Array.from({ length: rare }, () => `Zeldzaam ${(rareSkills += 1)}`)],
  location: dice() < 0.2 ? null : oneOf(places),
  status: oneOf(candidateStatuses),
  has_cv: dice() < 0.5,
  days: Math.floor(dice() * 500),
})

/** Candidates of whom each has `rare` skills that nobody else has. */
const add = (owner: Recruiter, rows: number, rare = 0) =>
  asRecruiter(
    databaseUrl(),
    owner,
    sql`insert into main.candidates (id, organisation_id, recruiter_id, name, skills, experience, location, status, has_cv, created_at)
      select gen_random_uuid(), ${owner.account.organisation_id}, ${owner.account.id}, name, skills, '[]', location, status, has_cv, now() - make_interval(days => days)
      from jsonb_to_recordset(${JSON.stringify(Array.from({ length: rows }, () => randomRow(rare)))}::jsonb)
        as given(name text, skills jsonb, location text, status text, has_cv boolean, days int)`,
  )

type Row = {
  status: string
  has_cv: boolean
  location: string | null
  location_key: string | null
  skill_keys: string[]
  skill_names: string[]
  age: number
}

const rowsOf = async ({ account }: Recruiter): Promise<Row[]> =>
  (
    await database.pool.query<Row>(
      `select status, has_cv, location, location_key, skill_keys, skill_names, extract(epoch from now() - created_at)::float / 86400 age
        from main.candidates where organisation_id = $1`,
      [account.organisation_id],
    )
  ).rows

const inBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))

/** Every value in its commonest spelling, most frequent first, by reading all of them. */
const frequent = (facets: { key: string; name: string }[]) =>
  [...Map.groupBy(facets, ({ key }) => key)]
    .map(([key, spellings]) => {
      const [commonest] = [...Map.groupBy(spellings, ({ name }) => name)].toSorted(
        ([one, { length: ones }], [other, { length: others }]) => others - ones || inBytes(one, other),
      )
      return { key, value: commonest?.[0], count: spellings.length }
    })
    .toSorted((one, other) => other.count - one.count || inBytes(one.key, other.key))
    .slice(0, MOST_VALUES)
    .map(({ value, count }) => ({ value, count }))

const countsOf = (rows: Row[]) => ({
  total: rows.length,
  by_status: Object.fromEntries(
    candidateStatuses.map((name) => [name, rows.filter(({ status }) => status === name).length]),
  ),
  has_cv: { true: rows.filter(({ has_cv }) => has_cv).length, false: rows.filter(({ has_cv }) => !has_cv).length },
  added: Object.fromEntries(
    Object.entries(addedSpans).map(([span, days]) => [span, rows.filter(({ age }) => age <= days).length]),
  ),
  locations: frequent(
    rows.flatMap(({ location, location_key: key }) =>
      key ? [{ key, name: location?.replace(/^ +| +$/g, '') ?? '' }] : [],
    ),
  ),
  skills: frequent(
    rows.flatMap(({ skill_keys, skill_names }) =>
      skill_keys.map((key, index) => ({ key, name: skill_names[index] ?? '' })),
    ),
  ),
  estimated: false,
})

const answered = async (token: string, query = ''): Promise<CandidateCounts> =>
  candidateCounts.parse((await call(token, { url: `/api/candidate-counts?${query}` })).json())

const filters: [query: string, passes: (row: Row) => boolean][] = [
  ['', () => true],
  ...candidateStatuses.map((name): [string, (row: Row) => boolean] => [
    `status=${name}`,
    ({ status }) => status === name,
  ]),
  ['has_cv=true', ({ has_cv }) => has_cv],
  ['has_cv=false&status=nieuw', ({ has_cv, status }) => !has_cv && status === 'nieuw'],
  ['location=ZWOLLE', ({ location_key }) => location_key === 'zwolle'],
  ['skill=excel', ({ skill_keys }) => skill_keys.includes('excel')],
  ['added=year', ({ age }) => age <= addedSpans.year],
  ['shortlisted=false', () => true],
  [
    'added=quarter&has_cv=true&skill=sap',
    ({ age, has_cv, skill_keys }) => age <= addedSpans.quarter && has_cv && skill_keys.includes('sap'),
  ],
]

const expectAllCounts = async (owner: Recruiter) => {
  const rows = await rowsOf(owner)
  for (const [query, passes] of filters)
    expect([query, await answered(owner.token, query)]).toEqual([query, countsOf(rows.filter(passes))])
}

const merge = () => database.pool.query('select main.merge_candidate_value_counts()')

const storedRows = async ({ account }: Recruiter) =>
  (
    await database.pool.query<{ rows: number; merged: number }>(
      `select count(*)::int as rows, (count(*) filter (where merged))::int merged from main.candidate_value_counts where organisation_id = $1`,
      [account.organisation_id],
    )
  ).rows[0]

test('counts are those of all candidates, after they were added, changed, removed and merged', async () => {
  const [owner, other] = [await recruiter(), await recruiter()]
  await add(owner, 120)
  await add(other, 20)
  await expectAllCounts(owner)
  const change = (statement: ReturnType<typeof sql>) => asRecruiter(databaseUrl(), owner, statement)
  await change(sql`update main.candidates set status = 'afgewezen', has_cv = not has_cv where status = 'nieuw'`)
  await change(sql`update main.candidates set skills = skills || '["Nieuw"]', location = 'Urk' where has_cv`)
  await change(sql`update main.candidates set title = 'Kok'`)
  await change(sql`delete from main.candidates where status = 'aangenomen'`)
  await expectAllCounts(owner)
  expect(await answered(other.token)).toEqual(countsOf(await rowsOf(other)))
})

test('of a value that nobody has any more no row stays, however little has changed', async () => {
  const owner = await recruiter()
  await add(owner, 1, 2)
  await add(owner, 3)
  await merge()
  expect((await storedRows(owner))?.merged).toBe(0)
  await asRecruiter(databaseUrl(), owner, sql`delete from main.candidates where skills::text like '%Zeldzaam%'`)
  await merge()
  const { rows: names } = await database.pool.query(
    `select name from main.candidate_value_counts where organisation_id = $1 and name like 'Zeldzaam%'`,
    [owner.account.organisation_id],
  )
  expect(names).toEqual([])
  await expectAllCounts(owner)
})

test('many changes become one row a value, and the counts stay', async () => {
  const owner = await recruiter()
  await add(owner, 40, 25)
  expect((await storedRows(owner))?.merged).toBe(0)
  await merge()
  const { rows, merged } = (await storedRows(owner)) ?? { rows: 0, merged: 0 }
  expect(merged).toBe(rows)
  await expectAllCounts(owner)
  await add(owner, 10)
  expect((await storedRows(owner))?.merged).toBe(rows)
  await expectAllCounts(owner)
})

test('writing and merging at the same time loses and doubles nothing', async () => {
  const owner = await recruiter()
  const write = async (from: number) => {
    const isThird = sql.raw(`abs(hashtext(id::text)) % 3 = ${from}`)
    for (let turn = 0; turn < 3; turn += 1) {
      await add(owner, 25, 20)
      await asRecruiter(
        databaseUrl(),
        owner,
        sql`update main.candidates set status = ${oneOf(candidateStatuses)} where ${isThird}`,
      )
      await asRecruiter(
        databaseUrl(),
        owner,
        sql`delete from main.candidates where ${isThird} and has_cv and location is null`,
      )
    }
  }
  const writing = new AbortController()
  const merging = (async () => {
    while (!writing.signal.aborted) await Promise.all([merge(), merge()])
  })()
  await Promise.all([0, 1, 2].map(write))
  writing.abort()
  await merging
  await expectAllCounts(owner)
  expect((await storedRows(owner))?.merged).toBeGreaterThan(0)
})

test('a write that is rolled back is not counted', async () => {
  const owner = await recruiter()
  await add(owner, 5)
  const before = await answered(owner.token)
  await expect(
    asRecruiter(
      databaseUrl(),
      owner,
      sql`update main.candidates set skills = '["Weg"]', name = case when random() >= 0 then null end`,
    ),
  ).rejects.toThrow()
  expect(await answered(owner.token)).toEqual(before)
})

test('nobody sees the counts of another organisation', async () => {
  const [owner, other] = [await recruiter(), await recruiter()]
  await add(owner, 20)
  const seenBy = async (who: Recruiter) =>
    (await asRecruiter(databaseUrl(), who, sql`select from main.candidate_value_counts`)).rows.length
  expect([await seenBy(other), (await seenBy(owner)) > 0]).toEqual([0, true])
  await expect(
    asRecruiter(databaseUrl(), owner, sql`update main.candidate_value_counts set candidates = 0`),
  ).rejects.toThrow()
})

test('a hiring manager, who does not see all candidates, has no right to their counts', async () => {
  const owner = await recruiter()
  await add(owner, 20)
  const token = await colleagueOf(databaseUrl(), owner, 'Hanna', 'hiring_manager')
  const { statusCode } = await call(token, { url: '/api/candidate-counts' })
  expect(statusCode).toBe(403)
  const { rows } = await database.pool.query<{ allowed: boolean }>(
    `select has_table_privilege('wervio_hiring_manager', 'main.candidate_value_counts', 'select') allowed`,
  )
  expect(rows).toEqual([{ allowed: false }])
})

test('a search counts the same whether its hits are looked up or everybody is read', async () => {
  const owner = await recruiter()
  await add(owner, 60)
  const of = { accountId: owner.account.id, organisationId: owner.account.organisation_id }
  const looking = createCountRepository(database, { fewHits: 1_000 })
  const reading = createCountRepository(database, { fewHits: 0 })
  for (const filter of [{}, { status: 'nieuw' as const }, { has_cv: 'true' as const, added: 'year' as const }]) {
    const counts = await looking.count(of, 'excel', filter)
    expect(counts.total).toBeGreaterThan(0)
    expect(await reading.count(of, 'excel', filter)).toEqual(counts)
    expect(counts.total).toBe((await answered(owner.token, `q=excel&${new URLSearchParams(filter)}`)).total)
  }
})

/** Whether the sample has a candidate: a sixteenth, by the last byte of the id. */
const isSampled = sql`get_byte(uuid_send(id), 15) < 16`
const sampledOf = async (owner: Recruiter, condition: ReturnType<typeof sql>) =>
  (await asRecruiter(databaseUrl(), owner, sql`select from main.candidates where ${isSampled} and ${condition}`)).rows
    .length
const twoDigits = (count: number) => Number(count.toPrecision(2))

test('what very many have is estimated from a sample of the own organisation, and says so', async () => {
  const [owner, other] = [await recruiter(), await recruiter()]
  await add(owner, 1_500)
  await add(other, 500)
  const of = { accountId: owner.account.id, organisationId: owner.account.organisation_id }
  const counts = createCountRepository(database, { many: 100 })
  const hasExcel = sql`skill_keys && array['excel']`
  for (const read of [() => counts.count(of, 'excel', {}), () => counts.count(of, undefined, { skill: 'excel' })]) {
    const estimate = await read()
    expect(estimate.estimated).toBe(true)
    expect(estimate.total).toBe(twoDigits(16 * (await sampledOf(owner, hasExcel))))
    expect(estimate.by_status['nieuw']).toBe(
      twoDigits(16 * (await sampledOf(owner, sql`status = 'nieuw' and ${hasExcel}`))),
    )
    expect(estimate.skills[0]?.value.trim().toLowerCase()).toBe('excel')
    expect(estimate.total).toBeGreaterThan(100)
  }
  const withCv = await counts.count(of, '"excel"', { has_cv: 'true' })
  expect(withCv.total).toBe(twoDigits(16 * (await sampledOf(owner, sql`has_cv and ${hasExcel}`))))
})

test('of fewer, and of everybody, each is counted', async () => {
  const owner = await recruiter()
  await add(owner, 300)
  const of = { accountId: owner.account.id, organisationId: owner.account.organisation_id }
  const rows = await rowsOf(owner)
  const few = await createCountRepository(database, { many: 1_000 }).count(of, undefined, { skill: 'excel' })
  expect(few).toEqual(countsOf(rows.filter(({ skill_keys }) => skill_keys.includes('excel'))))
  expect(await createCountRepository(database, { many: 1 }).count(of, undefined, {})).toEqual(countsOf(rows))
})

import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { demoCandidates, pastPeople } from '@wervio/demo-data'
import { until } from '@wervio/testing/until'
import { startDemoApp } from './demos-support.ts'

const app = startDemoApp()
const { blobsFolder, call, end, query, recruiter, state, untilGone, users, visitor } = app

const countFiles = async () =>
  (await readdir(blobsFolder(), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length

/** The tables of both schemas with rows of an organisation. */
const tablesWith = async (organisation: string): Promise<string[]> => {
  const tables = await query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns join information_schema.tables using (table_schema, table_name) where table_schema in ('main', 'ai') and column_name = 'organisation_id' and table_type = 'BASE TABLE'`,
  )
  const counted = await Promise.all(
    tables.map(async ({ name }) => ({
      name,
      rows: await query(`select 1 from ${name} where organisation_id = $1`, [organisation]),
    })),
  )
  return counted.flatMap(({ name, rows }) => (rows.length > 0 ? [name] : []))
}

/** What ai-service keeps of a demo, which its own tests make by its calls. */
const fillAi = async (organisation: string) => {
  const [row] = await query<{ account: string; candidate: string }>(
    'select account_id as account, (select id from main.candidates where organisation_id = $1 limit 1) as candidate from main.demos where organisation_id = $1',
    [organisation],
  )
  await query(
    `insert into ai.recordings (id, organisation_id, candidate_id, account_id, file_name, summary, transcript) values ($1, $2, $3, $4, 'gesprek.mp3', '', '')`,
    [randomUUID(), organisation, row?.candidate, row?.account],
  )
  return row
}

test('after its time everything of a demo is gone, in both services and on disk, with a proof', async () => {
  const filesBefore = await countFiles()
  const { uid, token, organisation } = await visitor()
  await fillAi(organisation)
  expect(await tablesWith(organisation)).toEqual(
    expect.arrayContaining(['ai.recordings', 'main.accounts', 'main.candidates', 'main.demos', 'main.files']),
  )
  expect(await countFiles()).toBeGreaterThan(filesBefore + 10)
  await end(uid)
  await untilGone(uid)

  expect(await tablesWith(organisation)).toEqual([])
  expect(await query('select 1 from main.organisations where id = $1', [organisation])).toEqual([])
  expect(await countFiles()).toBe(filesBefore)
  await until('the identity to go', () => !users.has(uid))
  const [proof] = await query<{ items: { table: string; removed: number; left: number }[] }>(
    'select items from main.demo_endings where organisation = $1',
    [organisation],
  )
  expect(proof?.items).toEqual(
    expect.arrayContaining([
      { table: 'ai.recordings', removed: 1, left: 0 },
      { table: 'main.candidates', removed: demoCandidates.length + pastPeople.length, left: 0 },
    ]),
  )
  expect(JSON.stringify(proof)).not.toContain('Zoutkamp')
  expect((await call(token, { url: '/api/vacancies' })).json()).toMatchObject({ code: 'not_registered' })
})

test('other demos and other organisations stay', async () => {
  const [ended, running, ordinary] = [await visitor(), await visitor(), await recruiter()]
  await app.createVacancy(ordinary.token)
  await end(ended.uid)
  await untilGone(ended.uid)
  expect((await call(running.token, { url: '/api/vacancies' })).json<object[]>()).toHaveLength(6)
  expect((await call(ordinary.token, { url: '/api/vacancies' })).json<object[]>()).toHaveLength(1)
})

test('with an address it becomes an ordinary account, with everything in it', async () => {
  const { uid, token, organisation } = await visitor()
  await app.createVacancy(token, { title: 'Zelf gemaakt' })
  expect((await call(token, { method: 'POST', url: '/api/demo/keep' })).statusCode).toBe(403)
  const registered = `${uid}~noor_at_voorbeeld.nl`
  for (const _ of ['once', 'twice']) {
    const answer = await call(registered, { method: 'POST', url: '/api/demo/keep' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { email: 'noor@voorbeeld.nl', organisation_id: organisation },
    ])
  }
  expect((await call(registered, { url: '/api/demo' })).json()).toEqual({ ends_at: null })
  expect((await call(registered, { url: '/api/vacancies' })).json()).toContainEqual(
    expect.objectContaining({ title: 'Zelf gemaakt' }),
  )
  expect((await call(registered, { method: 'POST', url: '/calendar/feed' })).statusCode).toBe(201)
})

test('whoever registered and closed the page before we knew keeps their work', async () => {
  const { uid, organisation } = await visitor()
  users.set(uid, { anonymous: false, email: 'sem@voorbeeld.nl', displayName: 'Sem' })
  await end(uid)
  await untilGone(uid)
  expect(
    await query('select email, display_name from main.accounts where organisation_id = $1', [organisation]),
  ).toEqual([{ email: 'sem@voorbeeld.nl', display_name: 'Sem' }])
  expect(users.has(uid)).toBe(true)
})

test('whoever signs in by Google alone keeps their work, although the identity provider knows no way in', async () => {
  const { uid, organisation } = await visitor()
  users.set(uid, { anonymous: true, email: null, displayName: null })
  await app.asService(
    `insert into main.linked_identities (provider, subject, address, account_id, organisation_id)
      select 'google', provider_uid, 'noor@voorbeeld.nl', id, organisation_id from main.accounts where provider_uid = '${uid}'`,
    { accountId: organisation, organisationId: organisation },
  )
  await end(uid)
  await untilGone(uid)
  expect(await query('select email, provider from main.accounts where organisation_id = $1', [organisation])).toEqual([
    { email: 'noor@voorbeeld.nl', provider: 'google' },
  ])
  expect(users.has(uid)).toBe(true)
})

test('while the identity provider is away nothing is decided, and afterwards it ends', async () => {
  const { uid, organisation } = await visitor()
  state.away = true
  await end(uid)
  const other = await visitor({ complete: false })
  await app.untilFilled(other.uid)
  expect(await tablesWith(organisation)).toContain('main.candidates')
  state.away = false
  await untilGone(uid)
  expect(await tablesWith(organisation)).toEqual([])
})

test('the proof can not be rewritten or taken away', async () => {
  const { uid, organisation } = await visitor()
  await end(uid)
  await untilGone(uid)
  for (const statement of [`update main.demo_endings set items = '[]'`, 'delete from main.demo_endings'])
    await expect(app.asService(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
  expect(await query('select 1 from main.demo_endings where organisation = $1', [organisation])).toHaveLength(1)
})

import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import type { DeletionReport } from '@wervio/contracts'
import { demoRecruiter } from '@wervio/demo-data'
import { until } from '@wervio/testing/until'
import { deletionsOf, uidOf } from './deletion-support.ts'
import { createIdentities } from './demos-support.ts'
import { SECRET } from './parser-stand-in.ts'
import { build, newToken, startApp, untilReady, visitorToken } from './start-app.ts'

const provider = createIdentities()
// Nobody listens there: what is asked of it waits for its turn.
const started = startApp({
  identities: () => provider.identities,
  aiService: () => ({ url: 'http://127.0.0.1:9', secret: SECRET }),
})
const { blobsFolder, call, databaseUrl } = started
const { erase, preview, query, working } = deletionsOf(started, provider)

/**
 * All rows of both schemas, by table, whoever they belong to; except proofs of deletions, and the audit log, in which
 * reads come half a second later.
 */
const countAll = async (): Promise<Record<string, number>> => {
  const tables = await query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('main', 'ai') and table_type = 'BASE TABLE' and table_name not in ('account_deletions', 'orphaned_blobs', 'blobs_to_remove', 'audit_entries') order by 1`,
  )
  const rowCounts: Record<string, number> = {}
  for (const { name } of tables)
    rowCounts[name] = (await query<{ rows: number }>(`select count(*)::int as rows from ${name}`))[0]?.rows ?? -1
  const [jobs] = await query<{ rows: number }>(
    `select count(*)::int as rows from jobs.job where data ? 'organisationId'`,
  )
  return { ...rowCounts, 'jobs.job': jobs?.rows ?? -1 }
}
const countFiles = async () =>
  (await readdir(blobsFolder(), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length

const register = (token: string) =>
  call(token, { method: 'POST', url: '/api/register', payload: { provider: 'email' } })

test('an account goes with everything in it, in both services and on disk, and nothing of others', async () => {
  await working()
  const [before, filesBefore] = [await countAll(), await countFiles()]
  const recruiter = await working()
  const { account, token } = recruiter
  const { items, ...state } = await preview(token)
  expect(state).toEqual({ email: account.email, obstacle: null, is_recent: true, succession: null })
  const during = await countAll()
  const growth = Object.entries(during).flatMap(([table, rows]) => {
    const grown = rows - (before[table] ?? 0)
    return grown > 0 ? [[table, grown] as const] : []
  })
  const tableCounts = items.map(({ table, rows }) => [table, rows])
  const counted = growth.filter(([table]) => table !== 'main.organisations' && table !== 'jobs.job')
  expect(tableCounts).toEqual(expect.arrayContaining(counted))

  const answer = await erase(token, ` ${account.email.toUpperCase()} `)
  expect(answer.statusCode).toBe(200)
  const report = answer.json<DeletionReport>()
  expect(report.identity).toBe('erased')
  expect(provider.users.has(uidOf(recruiter))).toBe(false)
  expect(report.items).toEqual(
    expect.arrayContaining(
      [
        'main.vacancies',
        'main.candidates',
        'main.files',
        'main.mails',
        'main.sessions',
        'ai.recordings',
        'jobs.job',
      ].map((table) => expect.objectContaining({ table, left: 0 })),
    ),
  )
  expect(await countAll()).toEqual(before)
  expect(await query(`select 1 from main.audit_entries where organisation_id = '${account.organisation_id}'`)).toEqual(
    [],
  )
  expect(await countFiles()).toBe(filesBefore)
  expect((await call(token, { url: '/api/vacancies' })).json()).toMatchObject({ code: 'not_registered' })
  const [proof] = await query<{ items: object; identity_left: string | null }>(
    'select items, identity_left from main.account_deletions where organisation = $1',
    [account.organisation_id],
  )
  expect(proof).toEqual({ items: report.items, identity_left: null })
  expect(JSON.stringify(report)).not.toContain('voorbeeld.nl')
})

test('registering again begins empty', async () => {
  const { token, account } = await working()
  await erase(token, account.email)
  expect((await register(token)).statusCode).toBe(201)
  expect((await call(token, { url: '/api/candidates' })).json()).toEqual([])
})

test('without a recent sign-in, or with another address, nothing goes', async () => {
  const { token, account } = await working()
  const before = await countAll()
  const stale = `${token}~${Date.now() - 601_000}`
  expect((await preview(stale)).is_recent).toBe(false)
  const late = await erase(stale, account.email)
  expect([late.statusCode, late.json()]).toMatchObject([403, { code: 'sign_in_again' }])
  for (const email of ['ander@voorbeeld.nl', '', `${account.email}x`])
    expect((await erase(token, email)).statusCode).toBe(400)
  expect((await call(token, { method: 'POST', url: '/api/account/deletion', payload: {} })).statusCode).toBe(400)
  expect({ ...(await countAll()), 'main.sessions': 0 }).toEqual({ ...before, 'main.sessions': 0 })
})

test('neither the account of the demo nor a visitor deletes itself', async () => {
  const demo = `${randomUUID()}~${demoRecruiter.email.replace('@', '_at_')}`
  await register(demo)
  expect((await preview(demo)).obstacle).toBe('demo')
  expect((await erase(demo, demoRecruiter.email)).statusCode).toBe(403)
  const visitor = await erase(visitorToken(), '')
  expect(visitor.statusCode).toBe(403)
})

test('asked for twice at once it happens once', async () => {
  const { token, account } = await working()
  const answers = await Promise.all([erase(token, account.email), erase(token, account.email)])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 403]))
  expect(
    await query('select 1 from main.account_deletions where organisation = $1', [account.organisation_id]),
  ).toHaveLength(1)
})

test('a provider that is away is asked again, also after a crash, and meanwhile nobody registers', async () => {
  const recruiter = await working()
  provider.state.away = true
  const report = (await erase(recruiter.token, recruiter.account.email)).json<DeletionReport>()
  expect(report.identity).toBe('waiting')
  const refused = await register(recruiter.token)
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { error: /wordt nog verwijderd/ }])
  provider.state.away = false
  const restarted = build(databaseUrl(), { identities: provider.identities })
  await untilReady(restarted)
  await until('the identity to go', () => !provider.users.has(uidOf(recruiter)))
  await until('it to be noted', async () => {
    const deletionsToFinish = await query('select 1 from main.account_deletions where identity_left is not null')
    return deletionsToFinish.length === 0
  })
  await restarted.close()
  expect((await register(newToken(uidOf(recruiter)))).statusCode).toBe(201)
})

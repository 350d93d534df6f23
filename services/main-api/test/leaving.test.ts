import { expect, test } from '@jest/globals'
import { messages, type DeletionReport, type Role } from '@wervio/contracts'
import { colleagueOf } from './as-recruiter.ts'
import { colleaguesOf } from './colleagues-support.ts'
import { createIdentities } from './demos-support.ts'
import { deletionsOf, uidOf } from './deletion-support.ts'
import { SECRET } from './parser-stand-in.ts'
import { startApp, type Recruiter } from './start-app.ts'

const provider = createIdentities()
const started = startApp({
  identities: () => provider.identities,
  aiService: () => ({ url: 'http://127.0.0.1:9', secret: SECRET }),
})
const { call, databaseUrl, recruiter } = started
const { fill, erase, preview, query, working } = deletionsOf(started, provider)
const { changeRole, joined, memberOf, organisationOf, remove } = colleaguesOf(started)

/** Somebody of an organisation, with their account. */
const memberAs = async (owner: Recruiter, role: Role): Promise<Recruiter> => {
  const token = await colleagueOf(databaseUrl(), owner, `Sem als ${role}`, role)
  const [uid = '', email = ''] = token.split('~')
  return {
    token,
    account: { ...owner.account, id: uid, email: email.replace('_at_', '@'), display_name: null },
  }
}
const leave = (somebody: Recruiter, heir?: Recruiter, more: object = {}) =>
  erase(somebody.token, somebody.account.email, { ...(heir && { heir: heir.account.id }), ...more })
const ownersOf = async (token: string) =>
  (await organisationOf(token)).members.filter(({ role }) => role === 'owner').map(({ id }) => id)
const countOf = async (table: string, column: string, id: string): Promise<number> =>
  (await query<{ rows: number }>(`select count(*)::int as rows from ${table} where ${column} = $1`, [id]))[0]?.rows ??
  -1

test('what somebody owns goes to the colleague of their choice, and what is personal is gone with their identity', async () => {
  const owner = await recruiter()
  const leaver = await memberAs(owner, 'recruiter')
  await fill(leaver)
  await call(leaver.token, { method: 'PATCH', url: '/api/profile', payload: { base_version: 0, bio: 'Werft.' } })
  const { items, succession } = await preview(leaver.token)
  expect(succession?.is_last_owner).toBe(false)
  expect(succession?.heirs.map(({ id }) => id)).toEqual([owner.account.id])
  const tables = new Map(succession?.handed_over.map(({ table, rows }) => [table, rows]))
  expect([tables.get('main.vacancies'), tables.get('main.candidates'), tables.get('main.cv_imports')]).toEqual([
    1, 1, 1,
  ])
  const personal = new Map(items.map(({ table, rows }) => [table, rows]))
  expect(personal.get('main.recruiter_profiles')).toBe(1)
  expect(personal.get('ai.chat_messages')).toBe(1)
  expect(personal.get('main.sessions')).toBe(1)
  expect([personal.has('main.vacancies'), personal.has('main.files')]).toEqual([false, false])

  const answer = await leave(leaver, owner)
  expect(answer.statusCode).toBe(200)
  const report = answer.json<DeletionReport>()
  expect(report.identity).toBe('erased')
  expect(provider.users.has(uidOf(leaver))).toBe(false)
  expect(report.items).toEqual(items.map(({ table, rows }) => ({ table, removed: rows, left: 0 })))
  expect(report.handed_over).toEqual(succession?.handed_over)
  for (const [table, column] of [
    ['main.accounts', 'id'],
    ['main.recruiter_profiles', 'account_id'],
    ['main.sessions', 'account_id'],
    ['ai.chat_messages', 'account_id'],
    ['main.vacancies', 'recruiter_id'],
  ] as const)
    expect([table, await countOf(table, column, leaver.account.id)]).toEqual([table, 0])
  expect(await countOf('main.vacancies', 'recruiter_id', owner.account.id)).toBe(1)
  expect(await countOf('main.files', 'recruiter_id', owner.account.id)).toBe(tables.get('main.files'))
  expect((await call(leaver.token, { url: '/api/vacancies' })).json()).toMatchObject({ code: 'not_registered' })
  const [proof] = await query<{ items: object; handed_over: object; identity_left: string | null }>(
    'select items, handed_over, identity_left from main.account_deletions where id = $1',
    [report.id],
  )
  expect(proof).toEqual({ items: report.items, handed_over: report.handed_over, identity_left: null })
})

test('without an heir who can take over nothing goes', async () => {
  const owner = await working()
  const second = await memberAs(owner, 'owner')
  const reader = await memberAs(owner, 'reader')
  const stranger = await recruiter()
  const before = await countOf('main.vacancies', 'recruiter_id', owner.account.id)
  for (const heir of [undefined, owner, reader, stranger]) {
    const answer = await leave(owner, heir)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { fields: [{ path: 'heir' }] }])
  }
  expect((await leave(owner, undefined, { heir: 'x' })).statusCode).toBe(400)
  expect(await countOf('main.vacancies', 'recruiter_id', owner.account.id)).toBe(before)
  expect((await leave(owner, second)).statusCode).toBe(200)
})

test('who owns nothing needs no heir, and nobody’s work changes hands', async () => {
  const owner = await working()
  const reader = await memberAs(owner, 'reader')
  expect((await preview(reader.token)).succession?.handed_over).toEqual([])
  const answer = await leave(reader)
  expect([answer.statusCode, answer.json<DeletionReport>().handed_over]).toEqual([200, []])
  expect(await memberOf(owner.token, reader)).toBeUndefined()
})

test('the only owner makes somebody else owner in the same step, whatever they were', async () => {
  const owner = await working()
  const reader = await memberAs(owner, 'reader')
  expect((await preview(owner.token)).succession).toMatchObject({
    is_last_owner: true,
    heirs: [{ id: reader.account.id, role: 'reader' }],
  })
  const refused = await leave(owner, reader)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'last_owner', error: messages.deletionLastOwner },
  ])
  expect((await leave(owner, undefined, { makes_owner: true })).statusCode).toBe(400)
  expect(await ownersOf(reader.token)).toEqual([owner.account.id])
  expect((await leave(owner, reader, { makes_owner: true })).statusCode).toBe(200)
  // The new role counts for the very next call.
  expect(await ownersOf(reader.token)).toEqual([reader.account.id])
  expect(
    (await call(reader.token, { method: 'POST', url: '/api/vacancies', payload: { title: 'Kok' } })).statusCode,
  ).toBe(201)
})

test('whoever chose an heir and turns out to be alone loses nothing', async () => {
  const owner = await working()
  const colleague = await memberAs(owner, 'recruiter')
  expect((await remove(owner.token, colleague.account.id, owner.account.id)).statusCode).toBe(200)
  const answer = await leave(owner, colleague, { makes_owner: true })
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: messages.deletionAlone }])
  expect(await countOf('main.vacancies', 'recruiter_id', owner.account.id)).toBe(1)
})

test('two owners who delete themselves at once leave an owner behind', async () => {
  for (const round of [1, 2, 3]) {
    const first = await working()
    const second = await memberAs(first, 'owner')
    const third = await memberAs(first, 'recruiter')
    await fill(second)
    const answers = await Promise.all([leave(first, third), leave(second, third)])
    expect([round, answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)]).toEqual([round, [200, 409]])
    expect(await ownersOf(third.token)).toHaveLength(1)
  }
})

test('two owners who name each other do not both go', async () => {
  const first = await working()
  const second = await memberAs(first, 'owner')
  await fill(second)
  const answers = await Promise.all([
    leave(first, second, { makes_owner: true }),
    leave(second, first, { makes_owner: true }),
  ])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const remainingOwner = answers[0].statusCode === 200 ? second : first
  expect(await ownersOf(remainingOwner.token)).toEqual([remainingOwner.account.id])
  expect(await countOf('main.vacancies', 'recruiter_id', remainingOwner.account.id)).toBe(2)
})

test('an owner who goes while the heir is lowered, or goes too, leaves an owner behind', async () => {
  const owner = await working()
  const heir = await memberAs(owner, 'owner')
  const other = await memberAs(owner, 'recruiter')
  const [gone, lowered] = await Promise.all([
    leave(owner, heir),
    changeRole(owner.token, heir.account.id, { role: 'reader' }),
  ])
  expect([gone.statusCode, lowered.statusCode]).not.toEqual([200, 200])
  expect((await ownersOf(other.token)).length).toBeGreaterThan(0)
})

test('what somebody adds at the moment they go is either handed over or refused', async () => {
  const owner = await recruiter()
  const leaver = await memberAs(owner, 'recruiter')
  await fill(leaver)
  const titles = Array.from({ length: 6 }, (_, index) => `Vacature ${index}`)
  const [gone, ...added] = await Promise.all([
    leave(leaver, owner),
    ...titles.map((title) => call(leaver.token, { method: 'POST', url: '/api/vacancies', payload: { title } })),
  ])
  expect(gone.statusCode).toBe(200)
  const stored = added.filter(({ statusCode }) => statusCode === 201)
  expect(await countOf('main.vacancies', 'recruiter_id', owner.account.id)).toBe(1 + stored.length)
})

test('somebody who came by an invitation leaves as well', async () => {
  const owner = await recruiter()
  const guest = await joined(owner.token, {
    role: 'hiring_manager',
    vacancy_ids: [(await started.createVacancy(owner.token)).id],
  })
  expect((await leave(guest)).statusCode).toBe(200)
  expect((await organisationOf(owner.token)).members).toHaveLength(1)
})

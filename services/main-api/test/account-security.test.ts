import { expect, test } from '@jest/globals'
import type { AuditEntry } from '@wervio/contracts'
import { ServiceError, type Identities, type KnownUser } from '@wervio/service-kit'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { colleaguesOf } from './colleagues-support.ts'
import { startApp, type Recruiter } from './start-app.ts'

const HOUR_MS = 3_600_000
const atHour = (hours: number): string => new Date(Date.UTC(2026, 0, 1) + hours * HOUR_MS).toISOString()

/** The users of the provider, which changes them without a word to the service. */
const users = new Map<string, KnownUser>()
let isProviderAway = false
const identities: Identities = {
  find: async (uid) => {
    if (isProviderAway) throw new ServiceError('unavailable')
    return users.get(uid) ?? null
  },
  remove: async () => undefined,
  customToken: async () => '',
  removePassword: async (uid) => change(uid, { hasPassword: false }),
  removeSecondFactors: async (uid) => change(uid, { hasSecondFactor: false }),
  revoke: async (uid) => change(uid, { tokensValidFrom: atHour(50) }),
}
const started = startApp({ identities: () => identities })
const { call, databaseUrl } = started
const { accept, invited } = colleaguesOf(started)

const uidOf = (token: string): string => token.split('~')[0] ?? ''

const change = (uid: string, fields: Partial<KnownUser>): void => {
  const user = users.get(uid)
  if (user) users.set(uid, { ...user, ...fields })
}

/** A registered recruiter whom the provider knows by a password, at the beginning of their first session. */
const withPassword = async (): Promise<Recruiter> => {
  const recruiter = await started.recruiter()
  users.set(uidOf(recruiter.token), {
    anonymous: false,
    hasPassword: true,
    hasSecondFactor: false,
    tokensValidFrom: atHour(0),
    email: recruiter.account.email,
    displayName: null,
  })
  expect((await call(recruiter.token, { url: '/api/profile' })).statusCode).toBe(200)
  return recruiter
}

/** The page about security, which asks for the ways in when it opens and after each change. */
const lookAtSecurity = (token: string) => call(token, { url: '/api/sign-in-methods' })

/** A token of a later sign-in of the same account. */
const signedInLater = (token: string): string => `${token}~${Date.now() + 1_000}`

const securityEntries = async (token: string): Promise<AuditEntry[]> => {
  const answer = await call(token, { url: '/api/audit-log?category=access' })
  expect(answer.statusCode).toBe(200)
  return answer.json<AuditEntry[]>().filter(({ subject }) => subject.kind === 'account_security')
}

const factsOf = ({ action, columns, detail }: AuditEntry) => [action, columns.join(' '), detail].join('|')

test('a new password, and a second step on and off, stand in the audit log with who it was, each once', async () => {
  const { token, account } = await withPassword()
  await lookAtSecurity(token)
  expect(await securityEntries(token)).toEqual([])
  const uid = uidOf(token)
  for (const fields of [
    { tokensValidFrom: atHour(1) },
    { hasSecondFactor: true, tokensValidFrom: atHour(2) },
    { hasSecondFactor: false },
  ]) {
    change(uid, fields)
    await lookAtSecurity(token)
    await lookAtSecurity(token)
  }
  const entries = await securityEntries(token)
  expect(entries.map(factsOf)).toEqual([
    'change|has_second_factor|password',
    'change|has_second_factor|password second_factor',
    'change|password_changed_at|password',
  ])
  for (const entry of entries) {
    expect(entry).toMatchObject({ actor: { id: account.id }, colleague: { id: account.id }, category: 'access' })
    expect(JSON.stringify(entry)).not.toContain(atHour(1))
  }
})

test('what changed while nobody looked is noted at the next sign-in, before anything else is asked', async () => {
  const { token } = await withPassword()
  change(uidOf(token), { tokensValidFrom: atHour(1) })
  const later = signedInLater(token)
  expect((await securityEntries(later)).map(factsOf)).toEqual(['change|password_changed_at|password'])
})

test('a password that goes, and one that comes, are noted as that', async () => {
  const { token } = await withPassword()
  const uid = uidOf(token)
  change(uid, { hasPassword: false, tokensValidFrom: atHour(1) })
  await lookAtSecurity(token)
  change(uid, { hasPassword: true, tokensValidFrom: atHour(2) })
  await lookAtSecurity(token)
  expect((await securityEntries(token)).map(factsOf)).toEqual(['change|has_password|password', 'change|has_password|'])
})

test('signing out everywhere takes tokens back, and is no new password', async () => {
  const { token } = await withPassword()
  const answer = await call(token, { method: 'POST', url: '/api/sessions/end', payload: { keep_own: false } })
  expect(answer.statusCode).toBe(204)
  const later = signedInLater(token)
  await lookAtSecurity(later)
  expect(await securityEntries(later)).toEqual([])
  change(uidOf(token), { tokensValidFrom: atHour(60) })
  await lookAtSecurity(later)
  expect((await securityEntries(later)).map(factsOf)).toEqual(['change|password_changed_at|password'])
})

test('a provider that is away keeps nobody from working', async () => {
  const { token } = await withPassword()
  isProviderAway = true
  const answer = await call(signedInLater(token), { url: '/api/profile' })
  isProviderAway = false
  expect(answer.statusCode).toBe(200)
})

test('looking at once notes one change once', async () => {
  const { token } = await withPassword()
  change(uidOf(token), { hasSecondFactor: true })
  await Promise.all(Array.from({ length: 8 }, () => lookAtSecurity(token)))
  expect(await securityEntries(token)).toHaveLength(1)
})

test('it moves along to another organisation, whose log says what changes from then on', async () => {
  const owner = await withPassword()
  const somebody = await withPassword()
  const { secret } = await invited(owner.token, { role: 'recruiter' })
  expect((await accept(somebody.token, secret)).statusCode).toBe(204)
  change(uidOf(somebody.token), { hasSecondFactor: true })
  await lookAtSecurity(somebody.token)
  const entries = await securityEntries(owner.token)
  expect(entries.map(factsOf)).toEqual(['change|has_second_factor|password second_factor'])
  expect(entries[0]?.actor).toMatchObject({ id: somebody.account.id })
})

test('colleagues see nothing of how an account is secured', async () => {
  const owner = await withPassword()
  const { rows } = await asRecruiter(databaseUrl(), owner, sql`select 1 from main.account_security`)
  expect(rows).toEqual([])
})

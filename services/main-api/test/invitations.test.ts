import { expect, test } from '@jest/globals'
import { messages, type Invitation } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { colleaguesOf } from './colleagues-support.ts'
import { newToken, startApp, visitorToken } from './start-app.ts'

const started = startApp()
const { call, createVacancy, databaseUrl, recruiter } = started
const { accept, invite, invited, memberOf, newcomer, open, organisationOf } = colleaguesOf(started)

test('whoever has the link sees who invites to what, comes to the organisation, and shares its vacancies at once', async () => {
  const owner = await recruiter()
  await call(owner.token, { method: 'PATCH', url: '/api/organisation', payload: { name: ' Werving Noord ' } })
  const { id } = await createVacancy(owner.token)
  const { secret, expires_at } = await invited(owner.token, { role: 'recruiter' })
  expect((await open(secret)).json()).toEqual({
    organisation: 'Werving Noord',
    by: owner.account.email,
    role: 'recruiter',
    expires_at,
  })
  const somebody = await newcomer()
  expect((await call(somebody.token, { url: `/api/vacancies/${id}` })).statusCode).toBe(404)
  expect((await accept(somebody.token, secret)).statusCode).toBe(204)
  expect((await call(somebody.token, { url: `/api/vacancies/${id}` })).statusCode).toBe(200)
  expect(await memberOf(owner.token, somebody)).toMatchObject({ role: 'recruiter', you: false })
  expect((await call(owner.token, { url: '/api/invitations' })).json()).toEqual([])
})

test('the empty organisation that somebody had is gone, and their name and photo of the account stay', async () => {
  const owner = await recruiter()
  const somebody = await newcomer()
  await call(somebody.token, {
    method: 'PATCH',
    url: '/api/profile',
    payload: { base_version: 0, display_name: 'Noor' },
  })
  const { secret } = await invited(owner.token, { role: 'reader' })
  expect((await accept(somebody.token, secret)).statusCode).toBe(204)
  expect(await memberOf(owner.token, somebody)).toMatchObject({ name: 'Noor', role: 'reader' })
  const { rows } = await asRecruiter(databaseUrl(), somebody, sql`select 1 from main.organisations`)
  expect(rows).toEqual([])
})

test('how somebody signs in moves along: linked identities, sign-ins and recovery codes', async () => {
  const owner = await recruiter()
  const somebody = await newcomer()
  const { token, account } = somebody
  await asRecruiter(
    databaseUrl(),
    somebody,
    sql`insert into main.linked_identities (provider, subject, address, account_id, organisation_id)
      values ('google', ${account.id}, ${account.email}, ${account.id}, ${account.organisation_id})`,
  )
  await call(token, { method: 'POST', url: '/api/second-factor/recovery-codes' })
  const signIns = (await call(token, { url: '/api/sessions' })).json<{ id: string }[]>()
  expect(signIns).toHaveLength(1)
  const { secret } = await invited(owner.token, { role: 'recruiter' })
  expect((await accept(token, secret)).statusCode).toBe(204)
  expect((await call(token, { url: '/api/sessions' })).json()).toMatchObject(signIns.map(({ id }) => ({ id })))
  expect((await call(token, { url: '/api/second-factor/recovery-codes' })).json()).toMatchObject({ left: 10 })
  const { rows } = await asRecruiter(databaseUrl(), owner, sql`select subject from main.linked_identities`)
  expect(rows).toEqual([{ subject: account.id }])
})

test('an invitation works once, and a guessed one not at all', async () => {
  const owner = await recruiter()
  const { secret } = await invited(owner.token, { role: 'reader' })
  expect((await accept((await newcomer()).token, secret)).statusCode).toBe(204)
  const late = await newcomer()
  for (const wrong of [secret, `${secret.slice(0, -1)}x`, '', 'x'.repeat(100), '%']) {
    for (const response of [await accept(late.token, wrong), await open(wrong)]) {
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ error: messages.invitationGone })
    }
  }
  expect((await organisationOf(late.token)).members).toHaveLength(1)
})

test('of people who accept at once one comes in, and the others keep what they had', async () => {
  const owner = await recruiter()
  const { secret } = await invited(owner.token, { role: 'recruiter' })
  const crowd = await Promise.all(Array.from({ length: 4 }, () => newcomer()))
  const answers = await Promise.all(crowd.map(({ token }) => accept(token, secret)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 404, 404, 404])
  expect((await organisationOf(owner.token)).members).toHaveLength(2)
  const others = crowd.filter((_, index) => answers[index]?.statusCode === 404)
  for (const { token } of others) expect((await organisationOf(token)).members).toMatchObject([{ role: 'owner' }])
})

test('one that was withdrawn, or is a week old, is gone', async () => {
  const owner = await recruiter()
  const withdrawn = await invited(owner.token, { role: 'reader' })
  await call(owner.token, { method: 'DELETE', url: `/api/invitations/${withdrawn.id}` })
  const old = await invited(owner.token, { role: 'reader' })
  await asRecruiter(databaseUrl(), owner, sql`delete from main.invitations where id = ${old.id}`)
  await asRecruiter(
    databaseUrl(),
    owner,
    sql`insert into main.invitations (id, organisation_id, secret_hash, role, expires_at) values (${old.id}, ${owner.account.organisation_id}, encode(sha256(convert_to(${old.secret}, 'utf8')), 'hex'), 'reader', now() - interval '1 second')`,
  )
  const { token } = await newcomer()
  for (const { secret } of [withdrawn, old]) {
    expect((await open(secret)).statusCode).toBe(404)
    expect((await accept(token, secret)).statusCode).toBe(404)
  }
  // The old one stands in the list as expired, until another takes its place.
  const list = async () => (await call(owner.token, { url: '/api/invitations' })).json<Invitation[]>()
  expect(await list()).toMatchObject([{ id: old.id, is_expired: true }])
  const again = await invited(owner.token, { role: 'reader', replaces: old.id })
  expect(await list()).toMatchObject([{ id: again.id, is_expired: false }])
  expect((await open(again.secret)).statusCode).toBe(200)
})

test('an invitation takes the place of none in another organisation', async () => {
  const owner = await recruiter()
  const theirs = await invited(owner.token, { role: 'reader' })
  await invited((await recruiter()).token, { role: 'reader', replaces: theirs.id })
  expect((await open(theirs.secret)).statusCode).toBe(200)
})

test('one for an address asks that the address is confirmed, by the identity provider or by Google, never by Microsoft', async () => {
  const owner = await recruiter()
  const { secret } = await invited(owner.token, { role: 'reader', email: 'noor@voorbeeld.nl' })
  const noor = await newcomer('noor')
  const unconfirmed = `${noor.token}_unconfirmed`
  const link = (provider: string, address: string) =>
    asRecruiter(
      databaseUrl(),
      noor,
      sql`insert into main.linked_identities (provider, subject, address, account_id, organisation_id)
        values (${provider}, ${provider + address}, ${address}, ${noor.account.id}, ${noor.account.organisation_id})`,
    )
  const refused = async () => {
    const answer = await accept(unconfirmed, secret)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { code: 'address_unconfirmed', error: messages.addressUnconfirmed },
    ])
  }
  await refused()
  await link('microsoft', 'noor@voorbeeld.nl')
  await refused()
  await link('google', 'ander@voorbeeld.nl')
  await refused()
  // It was not used up.
  expect((await open(secret)).statusCode).toBe(200)
  await asRecruiter(
    databaseUrl(),
    noor,
    sql`update main.linked_identities set address = 'Noor@voorbeeld.nl' where provider = 'google'`,
  )
  expect((await accept(unconfirmed, secret)).statusCode).toBe(204)
})

test('a confirmed address is enough, and without an address in the invitation none is asked for', async () => {
  const owner = await recruiter()
  const bound = await invited(owner.token, { role: 'reader', email: 'piet2@voorbeeld.nl' })
  expect((await accept((await newcomer('piet2')).token, bound.secret)).statusCode).toBe(204)
  const free = await invited(owner.token, { role: 'reader' })
  const { token } = await newcomer()
  expect((await accept(`${token}_unconfirmed`, free.secret)).statusCode).toBe(204)
})

test('one for an address can not be used by somebody it was forwarded to', async () => {
  const owner = await recruiter()
  const { secret } = await invited(owner.token, { role: 'owner', email: 'Piet@Voorbeeld.nl' })
  const forwarded = await accept((await newcomer()).token, secret)
  expect(forwarded.statusCode).toBe(403)
  expect(forwarded.json()).toMatchObject({ code: 'invitation_for_another', error: messages.invitationForAnother })
  expect((await accept((await newcomer('piet')).token, secret)).statusCode).toBe(204)
})

test('an organisation with work or colleagues is not left behind', async () => {
  const owner = await recruiter()
  const { secret } = await invited(owner.token, { role: 'recruiter' })
  const busy = await newcomer()
  await createVacancy(busy.token)
  const refusal = await accept(busy.token, secret)
  expect(refusal.statusCode).toBe(409)
  expect(refusal.json()).toMatchObject({ code: 'organisation_not_empty', error: messages.organisationNotEmpty })
  const host = await newcomer()
  const ownInvitation = await invited(host.token, { role: 'owner' })
  const guest = await newcomer()
  expect((await accept(guest.token, ownInvitation.secret)).statusCode).toBe(204)
  for (const { token } of [host, guest]) expect((await accept(token, secret)).statusCode).toBe(409)
  // The invitation was not used up by any of them.
  expect((await open(secret)).statusCode).toBe(200)
  expect((await accept(owner.token, secret)).json()).toMatchObject({ code: 'already_colleague' })
})

test('nobody without an account accepts, nor the visitor of a demo', async () => {
  const { secret } = await invited((await recruiter()).token, { role: 'reader' })
  expect((await accept(newToken(), secret)).json()).toMatchObject({ code: 'not_registered' })
  expect((await accept(visitorToken(), secret)).statusCode).toBe(403)
})

test('an invitation names vacancies of the own organisation, and a hiring manager needs one', async () => {
  const owner = await recruiter()
  const stranger = await recruiter()
  const { id } = await createVacancy(stranger.token)
  for (const vacancy_ids of [[], [id], ['x']]) {
    const response = await invite(owner.token, { role: 'hiring_manager', vacancy_ids })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'validation_failed' })
  }
  expect((await invite(owner.token, { role: 'baas' })).json()).toMatchObject({ fields: [{ path: 'role' }] })
  expect((await invite(owner.token, { role: 'reader', email: 'geen adres' })).statusCode).toBe(400)
})

test('only a hash of the secret is stored', async () => {
  const owner = await recruiter()
  const { secret } = await invited(owner.token, { role: 'reader' })
  const { rows } = await asRecruiter(databaseUrl(), owner, sql`select * from main.invitations`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(secret)
})

import { expect, test } from '@jest/globals'
import { messages, type Organisation } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { colleaguesOf } from './colleagues-support.ts'
import { pipelineOf } from './pipeline-support.ts'
import { startApp } from './start-app.ts'

const started = startApp()
const { call, createVacancy, databaseUrl, recruiter } = started
const { changeRole, invited, joined, memberOf, newcomer, organisationOf, remove } = colleaguesOf(started)
const { createCandidate } = pipelineOf(started)

test('everybody sees who is in the organisation, and only owners which vacancies somebody may see', async () => {
  const owner = await recruiter()
  const { id } = await createVacancy(owner.token)
  const manager = await joined(owner.token, { role: 'hiring_manager', vacancy_ids: [id] })
  expect(await memberOf(owner.token, manager)).toMatchObject({ role: 'hiring_manager', vacancy_ids: [id] })
  expect(await memberOf(manager.token, manager)).toMatchObject({ you: true, vacancy_ids: [] })
  expect((await memberOf(manager.token, owner))?.role).toBe('owner')
})

test('a new role counts for the very next call', async () => {
  const owner = await recruiter()
  const colleague = await joined(owner.token, { role: 'recruiter' })
  const { id } = await createVacancy(colleague.token)
  const response = await changeRole(owner.token, colleague.account.id, { role: 'reader' })
  expect(response.statusCode).toBe(200)
  const refusal = await call(colleague.token, { method: 'POST', url: '/api/vacancies', payload: { title: 'Kok' } })
  expect(refusal.statusCode).toBe(403)
  expect(refusal.json()).toEqual({ error: messages.roleRefused, message: messages.roleRefused, code: 'role_refused' })
  expect((await call(colleague.token, { url: `/api/vacancies/${id}` })).statusCode).toBe(200)
  expect((await call(colleague.token, { url: '/api/profile' })).json()).toMatchObject({ role: 'reader' })
})

test('the last owner is neither lowered nor removed, also when two do it at once', async () => {
  const owner = await recruiter()
  const colleague = await joined(owner.token, { role: 'recruiter' })
  const [first, second] = [owner.account.id, colleague.account.id]
  expect((await changeRole(owner.token, first, { role: 'reader' })).json()).toMatchObject({ code: 'last_owner' })
  expect((await remove(owner.token, first, second)).json()).toMatchObject({ code: 'last_owner' })
  await changeRole(owner.token, second, { role: 'owner' })
  const answers = await Promise.all([
    changeRole(owner.token, second, { role: 'reader' }),
    changeRole(colleague.token, first, { role: 'reader' }),
  ])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const { members } = await organisationOf(owner.token)
  expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1)
})

test('nobody gives themself a role', async () => {
  const owner = await recruiter()
  const colleague = await joined(owner.token, { role: 'reader' })
  expect((await changeRole(colleague.token, colleague.account.id, { role: 'owner' })).statusCode).toBe(403)
  await call(colleague.token, {
    method: 'PATCH',
    url: '/api/profile',
    payload: { base_version: 0, bio: 'Leest.', role: 'owner', organisation_id: owner.account.id },
  })
  await call(colleague.token, { method: 'POST', url: '/api/register', payload: { provider: 'email', role: 'owner' } })
  expect((await memberOf(owner.token, colleague))?.role).toBe('reader')
})

test('whoever is removed reaches nothing at once, and what they owned is a colleague’s', async () => {
  const owner = await recruiter()
  const colleague = await joined(owner.token, { role: 'recruiter' })
  const { id: vacancyId } = await createVacancy(colleague.token)
  const { id: candidateId } = await createCandidate(colleague.token)
  await call(colleague.token, { method: 'PATCH', url: '/api/profile', payload: { base_version: 0, bio: 'Werft.' } })
  const response = await remove(owner.token, colleague.account.id, owner.account.id)
  expect(response.statusCode).toBe(200)
  expect(response.json<Organisation>().members.map(({ id }) => id)).toEqual([owner.account.id])
  expect((await call(colleague.token, { url: `/api/vacancies/${vacancyId}` })).json()).toMatchObject({
    code: 'not_registered',
  })
  expect((await call(owner.token, { url: `/api/vacancies/${vacancyId}` })).json()).toMatchObject({
    recruiter_id: owner.account.id,
  })
  expect((await call(owner.token, { url: `/api/candidates/${candidateId}` })).statusCode).toBe(200)
  const { rows } = await asRecruiter(databaseUrl(), owner, sql`select 1 from main.recruiter_profiles`)
  expect(rows).toEqual([])
  // Their next sign-in founds an organisation of their own, with nothing in it.
  await call(colleague.token, { method: 'POST', url: '/api/register', payload: { provider: 'email' } })
  expect((await call(colleague.token, { url: '/api/vacancies' })).json()).toEqual([])
})

test('work is handed over to somebody else who can work with it', async () => {
  const owner = await recruiter()
  const colleague = await joined(owner.token, { role: 'recruiter' })
  const reader = await joined(owner.token, { role: 'reader' })
  const stranger = await recruiter()
  for (const { account } of [colleague, reader, stranger]) {
    const response = await remove(owner.token, colleague.account.id, account.id)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ fields: [{ path: 'heir', message: messages.heirRefused }] })
  }
  expect(await memberOf(owner.token, colleague)).toBeDefined()
})

test('a name of the organisation is stored for everybody; a blank one is refused', async () => {
  const owner = await recruiter()
  const colleague = await joined(owner.token, { role: 'reader' })
  const rename = (name: string) => call(owner.token, { method: 'PATCH', url: '/api/organisation', payload: { name } })
  expect((await rename('Werving Noord')).statusCode).toBe(200)
  expect((await organisationOf(colleague.token)).name).toBe('Werving Noord')
  for (const name of ['', '  ', 'x'.repeat(201), 'a\u0000b']) expect((await rename(name)).statusCode).toBe(400)
})

test('an owner of another organisation changes nobody here, and withdraws nothing', async () => {
  const owner = await recruiter()
  const invitation = await invited(owner.token, { role: 'reader' })
  const stranger = await newcomer()
  expect((await changeRole(stranger.token, owner.account.id, { role: 'reader' })).statusCode).toBe(404)
  expect((await remove(stranger.token, owner.account.id, stranger.account.id)).statusCode).toBe(404)
  const withdrawal = { method: 'DELETE', url: `/api/invitations/${invitation.id}` } as const
  expect((await call(stranger.token, withdrawal)).statusCode).toBe(404)
})

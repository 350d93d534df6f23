import { expect, test } from '@jest/globals'
import type { Candidate } from '@wervio/contracts'
import { colleagueOf } from './as-recruiter.ts'
import { candidatesOf } from './candidates-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, databaseUrl, recruiter } = app
const { createCandidate, find } = candidatesOf(app)

const shortlist = async (method: 'PUT' | 'DELETE', token: string, id: string) =>
  (await call(token, { method, url: `/api/candidates/${id}/shortlist` })).statusCode
const listed = async (token: string) =>
  (await call(token, { url: '/api/candidates' })).json<Candidate[]>().map(({ shortlisted }) => shortlisted)

test('a candidate is on the list of who put them there, until they are taken off; twice is as once', async () => {
  const owner = await recruiter()
  const colleague = await colleagueOf(databaseUrl(), owner, null)
  const { id, shortlisted } = await createCandidate(owner.token)
  expect(shortlisted).toBe(false)
  expect(
    await Promise.all([
      shortlist('PUT', owner.token, id),
      shortlist('PUT', owner.token, id),
      shortlist('PUT', owner.token, id),
    ]),
  ).toEqual([204, 204, 204])
  expect([
    (await find(owner.token, id)).shortlisted,
    (await find(colleague, id)).shortlisted,
    await listed(owner.token),
    await listed(colleague),
  ]).toEqual([true, false, [true], [false]])
  expect([await shortlist('DELETE', colleague, id), (await find(owner.token, id)).shortlisted]).toEqual([204, true])
  expect([
    await shortlist('DELETE', owner.token, id),
    await shortlist('DELETE', owner.token, id),
    (await find(owner.token, id)).shortlisted,
  ]).toEqual([204, 204, false])
})

test('nobody lists a candidate who is not theirs', async () => {
  const { id } = await createCandidate((await recruiter()).token)
  const { token } = await recruiter()
  for (const method of ['PUT', 'DELETE'] as const)
    expect([await shortlist(method, token, id), await shortlist(method, token, 'geen-id')]).toEqual([404, 404])
})

test('colleagues who ask for the list at the same moment each get their own shortlist', async () => {
  const owner = await recruiter()
  const colleague = await colleagueOf(databaseUrl(), owner, null)
  const { id } = await createCandidate(owner.token)
  await shortlist('PUT', owner.token, id)
  const lists = await Promise.all(
    Array.from({ length: 12 }, (_, turn) => listed(turn % 2 === 0 ? owner.token : colleague)),
  )
  expect(lists).toEqual(lists.map((_, turn) => [turn % 2 === 0]))
})

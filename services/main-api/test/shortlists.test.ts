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

test('a candidate is on the list of who put him there, until he is taken off; twice is as once', async () => {
  const own = await recruiter()
  const colleague = await colleagueOf(databaseUrl(), own, null)
  const { id, shortlisted } = await createCandidate(own.token)
  expect(shortlisted).toBe(false)
  expect(
    await Promise.all([
      shortlist('PUT', own.token, id),
      shortlist('PUT', own.token, id),
      shortlist('PUT', own.token, id),
    ]),
  ).toEqual([204, 204, 204])
  expect([
    (await find(own.token, id)).shortlisted,
    (await find(colleague, id)).shortlisted,
    await listed(own.token),
    await listed(colleague),
  ]).toEqual([true, false, [true], [false]])
  expect([await shortlist('DELETE', colleague, id), (await find(own.token, id)).shortlisted]).toEqual([204, true])
  expect([
    await shortlist('DELETE', own.token, id),
    await shortlist('DELETE', own.token, id),
    (await find(own.token, id)).shortlisted,
  ]).toEqual([204, 204, false])
})

test('nobody lists who is not his', async () => {
  const { id } = await createCandidate((await recruiter()).token)
  const { token } = await recruiter()
  for (const method of ['PUT', 'DELETE'] as const)
    expect([await shortlist(method, token, id), await shortlist(method, token, 'geen-id')]).toEqual([404, 404])
})

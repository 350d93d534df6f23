import { expect, test } from '@jest/globals'
import { defineEndpoint } from '@wervio/contracts'
import { z } from 'zod'
import { PLANTED } from './awkward.ts'
import { problemsOf, type FuzzAnswer } from './judge-answer.ts'

const endpoint = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/things/{id}',
  auth: 'recruiter',
  summary: 'Maakt iets',
  body: z.object({ name: z.string() }),
  responses: { 201: z.object({ name: z.string() }) },
  messages: { fallback: 'Mislukt' },
})

const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
  'cache-control': 'no-store',
  'content-type': 'application/json',
}
const ownRequest = { path: '/api/things/1', sent: '{"name":"Noor"}', isOther: false }
const answer = (status: number, body: unknown, more: object = {}): FuzzAnswer => ({
  status,
  headers: { ...headers, ...more },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const failure = (code: string) => ({ error: 'Mislukt', message: 'Mislukt', code })
const judged = (fuzzAnswer: FuzzAnswer, request: object = {}, secrets: string[] = ['Geheim-1']) =>
  problemsOf(endpoint, { ...ownRequest, ...request }, fuzzAnswer, secrets)

test('a success of the contract and an orderly refusal are right', () => {
  expect(judged(answer(201, { name: 'Noor' }))).toEqual([])
  expect(judged(answer(404, failure('not_found')))).toEqual([])
  expect(judged(answer(503, failure('microsoft_not_set_up')))).toEqual([])
})

test.each([
  ['a failure of ours', answer(500, failure('internal')), /500 internal/],
  ['an overload', answer(503, failure('overloaded')), /503 overloaded/],
  ['an error of another shape', answer(400, 'Bad Request'), /without the usual error body/],
  ['a code that is not known', answer(400, failure('odd')), /unknown code odd/],
  ['a trace in an error', answer(400, { ...failure('bad_request'), error: 'x at run (a.ts:1:2)' }), /of the inside/],
  ['a success that the contract lacks', answer(200, { name: 'Noor' }), /doesn't name/],
  ['another shape', answer(201, { name: 7 }), /isn't as its contract says, at name/],
  ['text in the place of JSON', answer(201, 'Noor'), /isn't JSON/],
  ['no nosniff', answer(201, { name: 'Noor' }, { 'x-content-type-options': '' }), /nosniff/],
  ['an answer that a browser may keep', answer(201, { name: 'Noor' }, { 'cache-control': 'max-age=9' }), /no-store/],
  ['a header of a text', answer(201, { name: 'Noor' }, { 'x-injected': '1' }), /header from a text/],
  ['a text of another organisation', answer(201, { name: 'Geheim-1' }), /shows Geheim-1/],
])('%s is found', (_what, fuzzAnswer, problem) => {
  expect(judged(fuzzAnswer).join()).toMatch(problem)
})

test('what the caller named itself is no leak', () => {
  expect(judged(answer(404, { ...failure('not_found'), error: 'Geheim-1' }), { path: '/api/things/Geheim-1' })).toEqual(
    [],
  )
})

test('a field that the service sets itself is found when it was taken from the body', () => {
  const bodyText = `{"name":"Noor","organisation_id":"${PLANTED}"}`
  expect(judged(answer(201, { name: PLANTED }), { sent: bodyText }).join()).toMatch(/sets itself/)
  expect(judged(answer(201, { name: 'Noor' }), { sent: bodyText })).toEqual([])
})

test('a request with another method is judged by its errors alone', () => {
  expect(judged(answer(204, '', { 'cache-control': '' }), { isOther: true })).toEqual([])
  expect(judged(answer(500, failure('internal')), { isOther: true }).join()).toMatch(/500 internal/)
})

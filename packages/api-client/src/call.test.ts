import { expect, jest, test } from '@jest/globals'
import {
  createVacancy,
  deleteVacancy,
  getVacancy,
  listRecordingImports,
  listVacancies,
  messages,
} from '@wervio/contracts'
import { delay, http, HttpResponse } from 'msw'
import { ApiError, call, callPage, UnexpectedAnswerError } from './index.ts'
import { AI, fakeServices, MAIN, server, TOKEN } from './testing/fake-services.ts'
import { row } from './testing/vacancy-row.ts'

fakeServices()

const LIST = `${MAIN}/api/vacancies`
const list = () => call(listVacancies, {})
const getOne = (id = row.id as string) => call(getVacancy, { params: { id } })
const failure = (code: string, error = 'Van de server') => ({ error, message: error, code })

test('a call carries the bearer token and its query, and answers the parsed body', async () => {
  server.use(
    http.get(LIST, ({ request }) => {
      expect(request.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
      expect(request.headers.get('accept')).toBe('application/json')
      expect(new URL(request.url).search).toBe('?limit=2')
      return HttpResponse.json([row])
    }),
  )
  await expect(call(listVacancies, { query: { limit: 2, cursor: undefined } })).resolves.toEqual([row])
})

test.each([
  [401, messages.sessionExpired],
  [403, messages.forbidden],
  [404, messages.vacancyNotFound],
  [500, messages.serverProblem],
])('status %i shows the text of the catalogue, not that of the server', async (status, text) => {
  server.use(http.get(`${LIST}/:id`, () => HttpResponse.json(failure('internal'), { status })))
  await expect(getOne()).rejects.toMatchObject({ name: 'ApiError', status, message: text, code: 'internal' })
})

test('another status shows the text of the server, and without one the default of the call', async () => {
  server.use(http.get(LIST, () => HttpResponse.json(failure('rate_limited'), { status: 429 })))
  await expect(list()).rejects.toMatchObject({ status: 429, code: 'rate_limited', message: 'Van de server' })
  server.use(http.get(LIST, () => HttpResponse.json({}, { status: 418 })))
  await expect(list()).rejects.toMatchObject({ status: 418, code: 'http', message: messages.vacanciesFailed })
})

test.each([
  ['12', 12],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  [null, null],
])('a refusal says after how many seconds to try again: %j', async (header, retryAfter) => {
  server.use(
    http.post(LIST, () =>
      HttpResponse.json(failure('overloaded'), {
        status: 503,
        headers: header === null ? {} : { 'retry-after': header },
      }),
    ),
  )
  await expect(call(createVacancy, { body: { title: 'Planner' } })).rejects.toMatchObject({
    code: 'overloaded',
    retryAfter,
  })
})

test.each([
  ['a page of HTML', () => HttpResponse.html('<h1>hoi</h1>'), 'not_json'],
  ['a refusal in HTML', () => HttpResponse.html('<h1>502</h1>', { status: 502 }), 'not_json'],
  ['another shape', () => HttpResponse.json([{ id: 4 }]), 'unexpected_shape'],
])('an answer about a transcription that is %s has the words of the specification', async (_name, answer, code) => {
  server.use(http.get(`${AI}/api/recording-imports`, answer))
  await expect(call(listRecordingImports, {})).rejects.toMatchObject({
    code,
    message: 'Kon de server response niet verwerken',
  })
})

test('the fields that validation refused come along', async () => {
  const fields = [{ path: 'title', message: 'Vul een functietitel in.' }]
  server.use(http.post(LIST, () => HttpResponse.json({ ...failure('validation_failed'), fields }, { status: 400 })))
  await expect(call(createVacancy, { body: { title: '' } })).rejects.toMatchObject({ status: 400, fields })
})

test.each([
  ['a page of HTML', () => HttpResponse.html('<h1>hoi</h1>'), messages.notJson, 'not_json'],
  ['a refusal in HTML', () => HttpResponse.html('<h1>502</h1>', { status: 502 }), messages.notJson, 'not_json'],
  ['another shape', () => HttpResponse.json([{ ...row, hours: 36 }]), messages.unexpectedShape, 'unexpected_shape'],
  [
    'a status the contract does not know',
    () => HttpResponse.json([], { status: 201 }),
    messages.unexpectedShape,
    'unexpected_shape',
  ],
])('%s is an error of its own, not an HTTP error', async (_, answer, text, code) => {
  server.use(http.get(LIST, answer))
  const error = await list().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UnexpectedAnswerError)
  expect(error).toMatchObject({ status: 0, code, message: text })
})

test('an answer without a body is null', async () => {
  server.use(http.delete(`${LIST}/:id`, () => new HttpResponse(null, { status: 204 })))
  await expect(call(deleteVacancy, { params: { id: row.id } })).resolves.toBeNull()
})

test.each(['', '.', '..'])('an id that would name another path (%j) is not found, without a request', async (id) => {
  await expect(getOne(id)).rejects.toMatchObject({ status: 404, message: messages.vacancyNotFound })
})

test('an id is escaped', async () => {
  server.use(
    http.get(`${LIST}/:id`, ({ request }) => HttpResponse.json({ ...row, title: new URL(request.url).pathname })),
  )
  await expect(getOne('a/b?c')).resolves.toMatchObject({ title: '/api/vacancies/a%2Fb%3Fc' })
})

test('a read is tried again after 503 and after a lost connection', async () => {
  const answers = [
    () => HttpResponse.json(failure('unavailable'), { status: 503 }),
    () => HttpResponse.error(),
    () => HttpResponse.json([]),
  ]
  server.use(http.get(LIST, () => answers.shift()?.()))
  await expect(list()).resolves.toEqual([])
})

test('a write is sent once', async () => {
  const onRequest = jest.fn()
  server.use(http.post(LIST, () => (onRequest(), HttpResponse.error())))
  await expect(call(createVacancy, { body: { title: 'Planner' } })).rejects.toMatchObject({
    status: 0,
    code: 'network',
    message: messages.noNetwork,
  })
  expect(onRequest).toHaveBeenCalledTimes(1)
})

test('a service that keeps silent is a time-out after thirty seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const arrival = new Promise<void>((resolve) => {
    server.use(http.get(LIST, () => (resolve(), delay('infinite'))))
  })
  const answer = expect(list()).rejects.toMatchObject({ code: 'timeout', message: messages.timeout })
  await arrival
  await jest.advanceTimersByTimeAsync(30_000)
  await answer
  jest.useRealTimers()
})

test('an abort by the caller stays an AbortError', async () => {
  const controller = new AbortController()
  server.use(http.get(LIST, () => (controller.abort(), delay('infinite'))))
  const error = await call(listVacancies, {}, { signal: controller.signal }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'AbortError' })
  expect(error).not.toBeInstanceOf(ApiError)
})

test.each([
  ['<http://main.test/api/vacancies?limit=1&cursor=abc%2B1>; rel="next"', 'abc+1'],
  ['</api/vacancies?cursor=first>; rel="first", </api/vacancies?cursor=b>; rel="next"', 'b'],
  ['</api/vacancies?cursor=a>; rel="prev"', null],
  [null, null],
])('the next page comes from the Link header %j', async (link, cursor) => {
  server.use(http.get(LIST, () => HttpResponse.json([row], link === null ? {} : { headers: { link } })))
  await expect(callPage(listVacancies, {})).resolves.toEqual({ items: [row], nextCursor: cursor })
})

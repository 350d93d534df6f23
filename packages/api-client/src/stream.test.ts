import { expect, jest, test } from '@jest/globals'
import { generateVacancy, messages, type GenerateVacancyResponse } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { ApiError, stream } from './index.ts'
import { AI, fakeServices, server, TOKEN } from './testing/fake-services.ts'

fakeServices()

const result: GenerateVacancyResponse = {
  html: '<h1>Planner</h1>',
  vacatureText: 'Planner',
  made_by: { engine: 'builtin', model: 'wervio-1', at: '2026-01-01T09:00:00.000Z' },
  warnings: [],
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

const answers = (...chunks: string[]) =>
  server.use(
    http.post(`${AI}/api/generate-vacancy`, ({ request }) => {
      expect(request.headers.get('accept')).toBe('text/event-stream')
      expect(request.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
      return new HttpResponse(new Blob(chunks).stream(), {
        headers: { 'content-type': 'text/event-stream; charset=utf-8' },
      })
    }),
  )

const write = (options: Parameters<typeof stream>[2] = {}) =>
  stream(generateVacancy, { body: { functie: 'Planner' } }, options)

test('progress is told while it comes, the result is parsed by the contract', async () => {
  const onProgress = jest.fn()
  answers(
    ': ping\n\n',
    event('progress', { step: 'Schrijven', percent: 40 }),
    event('progress', { step: 'Nalezen', percent: 90 }),
    event('result', result),
  )
  await expect(write({ onProgress })).resolves.toEqual(result)
  expect(onProgress.mock.calls).toEqual([[{ step: 'Schrijven', percent: 40 }], [{ step: 'Nalezen', percent: 90 }]])
})

test('an error event is an ApiError with the text of the service', async () => {
  answers(event('error', { error: messages.engineTimeout, message: messages.engineTimeout, code: 'engine_timeout' }))
  await expect(write()).rejects.toMatchObject({ code: 'engine_timeout', message: messages.engineTimeout })
})

test('a stream that is cut off is told in Dutch', async () => {
  answers(event('progress', { step: 'Schrijven', percent: 40 }), 'event: result\ndata: {"html":')
  await expect(write()).rejects.toMatchObject({ code: 'stream_cut', message: messages.streamCut })
})

test('a connection that breaks inside a stream is told the same', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) })
  server.use(
    http.post(
      `${AI}/api/generate-vacancy`,
      () => new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } }),
    ),
  )
  const error = await write().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(['stream_cut', 'network']).toContain((error as ApiError).code)
})

test('a result without html names the field that is missing', async () => {
  answers(event('result', { ...result, html: undefined }))
  await expect(write()).rejects.toMatchObject({ code: 'unexpected_shape', fields: [{ path: 'html' }] })
})

test('an event that is no JSON is its own error', async () => {
  answers('event: progress\ndata: bezig\n\n')
  await expect(write()).rejects.toMatchObject({ code: 'not_json', message: messages.notJson })
})

test('a service that does not stream may answer at once', async () => {
  server.use(http.post(`${AI}/api/generate-vacancy`, () => HttpResponse.json(result)))
  await expect(write()).resolves.toEqual(result)
})

test('a refusal before the stream is an HTTP error', async () => {
  server.use(
    http.post(`${AI}/api/generate-vacancy`, () =>
      HttpResponse.json({ error: 'Druk', message: 'Druk', code: 'rate_limited' }, { status: 429 }),
    ),
  )
  await expect(write()).rejects.toMatchObject({ status: 429, message: 'Druk' })
})

test('stopping it half-way is an AbortError', async () => {
  const controller = new AbortController()
  const body = new ReadableStream({
    start: (events) => events.enqueue(new TextEncoder().encode(event('progress', { step: 'Schrijven', percent: 10 }))),
  })
  server.use(
    http.post(
      `${AI}/api/generate-vacancy`,
      () => new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } }),
    ),
  )
  await expect(write({ signal: controller.signal, onProgress: () => controller.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

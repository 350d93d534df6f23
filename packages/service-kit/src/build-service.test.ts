import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import {
  createVacancy,
  errorBody,
  getVacancy,
  limits,
  listCandidates,
  listVacancySummaries,
  messages,
  register,
  searchCandidates,
} from '@wervio/contracts'
import { implement } from './implement.ts'
import { ServiceError } from './service-error.ts'
import { closeServices, testService, vacancyRow } from './testing/test-service.ts'

afterEach(closeServices)

const post = (app: ReturnType<typeof testService>['app'], payload: unknown, headers = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/vacancies',
    payload: payload as string,
    headers: { authorization: 'Bearer good', ...headers },
  })

const withCreate = () => {
  const service = testService()
  implement(service.app, createVacancy, ({ body, recruiter }) =>
    Promise.resolve({ ...vacancyRow, ...body, recruiter_id: recruiter.accountId }),
  )
  return service
}

describe('answers', () => {
  test('a parsed body reaches the handler with its defaults and the answer has the endpoint status', async () => {
    const response = await post(withCreate().app, { title: '  Monteur ' })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({ title: 'Monteur', status: 'actief', company: '' })
  })

  test('fields outside the contract do not reach the handler', async () => {
    const { app } = testService()
    const bodies: unknown[] = []
    implement(app, createVacancy, ({ body }) => {
      bodies.push(body)
      return Promise.resolve(vacancyRow)
    })
    const planted = { id: 'x', organisation_id: 'x', recruiter_id: 'x', created_at: 'x' }
    expect((await post(app, { title: 'Monteur', ...planted })).statusCode).toBe(201)
    expect(bodies).toEqual([expect.objectContaining({ title: 'Monteur' })])
    expect(Object.keys(bodies[0] as object).filter((name) => Object.hasOwn(planted, name))).toEqual([])
  })

  test('fields outside the contract do not leave the service', async () => {
    const { app } = testService()
    implement(app, getVacancy, () => Promise.resolve({ ...vacancyRow, organisation_id: 'secret' }))
    const response = await app.inject({
      url: `/api/vacancies/${vacancyRow.id}`,
      headers: { authorization: 'Bearer good' },
    })
    expect(response.json()).toEqual(vacancyRow)
  })

  test.each(['/api/vacancies/%ff', `/api/vacancies/${'x'.repeat(400)}`])(
    'an address that is refused before anything else has the headers of every answer',
    async (address) => {
      const { app } = testService()
      implement(app, getVacancy, () => Promise.resolve(vacancyRow))
      const { statusCode, headers } = await app.inject({ url: address })
      expect(statusCode).toBe(404)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'cache-control': 'no-store',
      })
    },
  )

  test('an answer that misses a field is an error here, not half an answer there', async () => {
    const { app } = testService()
    const { title: _missing, ...rest } = vacancyRow
    implement(app, getVacancy, () => Promise.resolve(rest as typeof vacancyRow))
    const response = await app.inject({
      url: `/api/vacancies/${vacancyRow.id}`,
      headers: { authorization: 'Bearer good' },
    })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ code: 'internal' })
  })

  test('text goes out as valid JSON, whatever is in it', async () => {
    const { app } = testService()
    const odd = { ...vacancyRow, title: 'a"b\\c\n\u2028\ud800 👍', created_at: '"},{"', mission_vision_values: '"' }
    implement(app, getVacancy, () => Promise.resolve(odd))
    const response = await app.inject({
      url: `/api/vacancies/${vacancyRow.id}`,
      headers: { authorization: 'Bearer good' },
    })
    expect(response.json()).toEqual({ ...odd, title: odd.title })
  })

  test('health says ok only while the service is ready', async () => {
    const service = testService()
    expect((await service.app.inject('/health')).json()).toEqual({ status: 'ok' })
    service.fail(new Error('no database'))
    const response = await service.app.inject('/health')
    expect(response.statusCode).toBe(503)
    expect(errorBody.parse(response.json()).code).toBe('unavailable')
  })
})

describe('refusals', () => {
  test('wrong fields are named in Dutch', async () => {
    const response = await post(withCreate().app, {
      title: '',
      company: 'x'.repeat(limits.shortText + 1),
      benefits: 7,
      status: 'weg',
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      error: messages.validationFailed,
      message: messages.validationFailed,
      code: 'validation_failed',
      fields: [
        { path: 'title', message: 'Vul een functietitel in.' },
        { path: 'company', message: 'Gebruik hier hoogstens 200 tekens.' },
        { path: 'benefits', message: 'Vul hier tekst in.' },
        { path: 'status', message: 'Kies een status uit de lijst.' },
      ],
    })
  })

  test.each([
    ['broken JSON', '{"title":', 'application/json', 400, 'invalid_json'],
    ['a reach for the prototype', '{"__proto__":{"a":1}}', 'application/json', 400, 'invalid_json'],
    ['no body at all', '', 'application/json', 400, 'validation_failed'],
    ['an array', '[]', 'application/json', 400, 'validation_failed'],
    ['null', 'null', 'application/json', 400, 'validation_failed'],
    ['a form', 'title=a', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['plain text', 'a', 'text/plain', 415, 'unsupported_media_type'],
    [
      'more than a megabyte',
      JSON.stringify({ title: 'a'.repeat(limits.jsonBody) }),
      'application/json',
      413,
      'body_too_large',
    ],
  ])('%s', async (_what, payload, type, status, code) => {
    const response = await post(withCreate().app, payload, { 'content-type': type })
    expect(response.statusCode).toBe(status)
    expect(errorBody.parse(response.json()).code).toBe(code)
  })

  test('a caller that sends far too much still gets to read why', async () => {
    const { app } = withCreate()
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const headers = { authorization: 'Bearer good', 'content-type': 'application/json' }
    const response = await fetch(`${address}/api/vacancies`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ title: 'a'.repeat(5_000_000) }),
    })
    expect(response.status).toBe(413)
    expect(errorBody.parse(await response.json()).code).toBe('body_too_large')
  })

  test.each([
    ['what is no HTTP at all', 'ONZIN\r\n\r\n', '400'],
    [
      'a token longer than headers may be',
      `GET /health HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${'a'.repeat(20_000)}\r\n\r\n`,
      '431',
    ],
  ])('%s gets the same error body', async (_what, request, status) => {
    const { app } = testService()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.end(request)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head.split(' ')[1]).toBe(status)
    expect(errorBody.parse(JSON.parse(body)).code).toBe('bad_request')
  })

  test('a body has to arrive within two minutes, a file within half an hour', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    const { app } = testService()
    implement(app, createVacancy, () => Promise.resolve(vacancyRow))
    await app.listen({ port: 0, host: '127.0.0.1' })
    expect(app.server.requestTimeout).toBe(1_800_000)
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(
      'POST /api/vacancies HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer good\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    )
    const answer = text(socket)
    while (jest.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
    await jest.advanceTimersByTimeAsync(120_000)
    jest.useRealTimers()
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  test.each(['/nergens', '/api/vacancies/%zz', `/api/vacancies/${'x'.repeat(500)}`])('%s is not found', async (url) => {
    const { app } = testService()
    implement(app, getVacancy, () => Promise.resolve(vacancyRow))
    const response = await app.inject({ url, headers: { authorization: 'Bearer good' } })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: messages.notFound, message: messages.notFound, code: 'not_found' })
    expect(response.headers['cache-control']).toBe('no-store')
  })
})

describe('failures', () => {
  test('an unexpected one tells the caller nothing, and the log no message of a database error', async () => {
    const { app, lines } = testService()
    const cause = Object.assign(new Error('duplicate key (email)=(jan@voorbeeld.nl)'), {
      severity: 'ERROR',
      code: '23505',
      constraint: 'accounts_email',
    })
    implement(app, createVacancy, () => Promise.reject(new Error('insert into … params: jan@voorbeeld.nl', { cause })))
    const response = await post(app, { title: 'Monteur' })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({
      error: messages.serverProblem,
      message: messages.serverProblem,
      code: 'internal',
    })
    expect(lines.join('')).not.toContain('jan@voorbeeld.nl')
    expect(lines.join('')).toContain('23505')
    expect(lines.join('')).toContain('build-service.test.ts')
  })

  test.each([
    ['Failed to fetch candidates', listCandidates, ''],
    ['Failed to fetch candidates', searchCandidates, '?q=kok'],
    ['Failed to fetch vacancies', listVacancySummaries, ''],
    ['request failed', getVacancy, ''],
  ])("the log says '%s', the caller reads Dutch", async (logText, endpoint, query) => {
    const { app, lines } = testService()
    implement(app, endpoint, () => Promise.reject(new Error('kapot')))
    const response = await app.inject({ url: endpoint.path + query, headers: { authorization: 'Bearer good' } })
    expect(response.json()).toMatchObject({ error: messages.serverProblem, code: 'internal' })
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toContain(logText)
  })

  test('documented extra fields stand beside the three fixed ones', async () => {
    const { app } = testService()
    implement(app, register, () =>
      Promise.reject(new ServiceError('conflict', { message: 'Al bezig', extra: { auth_required: true } })),
    )
    const response = await app.inject({
      method: 'POST',
      url: '/api/register',
      payload: { provider: 'email' },
      headers: { authorization: 'Bearer good' },
    })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({ error: 'Al bezig', message: 'Al bezig', code: 'conflict', auth_required: true })
  })
})

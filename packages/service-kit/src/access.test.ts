import { afterEach, expect, test } from '@jest/globals'
import { createVacancy, getVacancy, messages, register } from '@wervio/contracts'
import { implement } from './implement.ts'
import { closeServices, testService, vacancyRow } from './testing/test-service.ts'

afterEach(closeServices)

const ask = (app: ReturnType<typeof testService>['app'], authorization?: string, headers = {}) =>
  app.inject({
    url: `/api/vacancies/${vacancyRow.id}`,
    headers: { ...headers, ...(authorization !== undefined && { authorization }) },
  })

const withGet = (options = {}) => {
  const service = testService(options)
  implement(service.app, getVacancy, () => Promise.resolve(vacancyRow))
  return service
}

test.each([
  [undefined, 401, 'not_signed_in', messages.notSignedIn],
  ['', 401, 'not_signed_in', messages.notSignedIn],
  ['Bearer', 401, 'invalid_token', messages.notSignedIn],
  ['Bearer undefined', 401, 'invalid_token', messages.notSignedIn],
  ['Basic Z29vZA==', 401, 'invalid_token', messages.notSignedIn],
  ['Bearer new', 403, 'not_registered', messages.notRegistered],
])('%p answers %d %s', async (authorization, status, code, message) => {
  const response = await ask(withGet().app, authorization)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toEqual({ error: message, message, code })
})

test('a recruiter passes', async () => {
  expect((await ask(withGet().app, 'Bearer good')).statusCode).toBe(200)
})

test('an identity without an account may register', async () => {
  const { app } = testService()
  const account = {
    id: vacancyRow.id,
    organisation_id: vacancyRow.id,
    email: '',
    display_name: null,
    created_at: vacancyRow.created_at,
  }
  implement(app, register, () => Promise.resolve(account))
  const response = await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { provider: 'email' },
    headers: { authorization: 'Bearer new' },
  })
  expect(response.statusCode).toBe(201)
})

test('a call that is not for demos is refused to a visitor, and to nobody else', async () => {
  const identity = { uid: 'good', email: null, emailVerified: false, displayName: null, signedInAt: 0, expiresAt: 0 }
  const statusFor = async (provider: string, notInDemo: true | undefined) => {
    const { app } = testService({ verifier: { verify: () => Promise.resolve({ ...identity, provider }) } })
    implement(app, { ...getVacancy, ...(notInDemo && { notInDemo }) }, () => Promise.resolve(vacancyRow))
    const { statusCode, payload } = await ask(app, 'Bearer good')
    return [statusCode, payload.includes('demo_refused')]
  }
  expect(await statusFor('anonymous', true)).toEqual([403, true])
  expect(await statusFor('anonymous', undefined)).toEqual([200, false])
  expect(await statusFor('password', true)).toEqual([200, false])
})

test('an endpoint whose auth kind has no guard can not be served', () => {
  const { app } = testService()
  expect(() => implement(app, { ...getVacancy, auth: 'service' }, () => Promise.resolve(vacancyRow))).toThrow(
    /No guard for 'service'/,
  )
})

test('an endpoint that writes and has no limit of calls can not be served', () => {
  const { app } = testService({ writesPerMinute: undefined })
  const handler = () => Promise.resolve(vacancyRow)
  expect(() => implement(app, createVacancy, handler)).toThrow('No limit of calls for POST /api/vacancies')
  expect(() => implement(app, createVacancy, handler, { rateLimit: { max: 1, seconds: 60 } })).not.toThrow()
  expect(() => implement(app, getVacancy, handler)).not.toThrow()
})

test('a route beside the endpoint table does not stay unseen', async () => {
  const { app } = withGet()
  app.get('/achterdeur', () => 'open')
  await app.ready()
  expect([...app.implementedEndpoints]).toEqual(['GET /health', 'GET /api/vacancies/{id}', 'GET /achterdeur'])
})

test('only known origins are allowed, and they may read Link and Retry-After', async () => {
  const { app } = withGet()
  const allowedResponse = await ask(app, 'Bearer good', { origin: 'http://localhost:3000' })
  expect(allowedResponse.headers['access-control-allow-origin']).toBe('http://localhost:3000')
  expect(allowedResponse.headers['access-control-expose-headers']).toMatch(/Link, Retry-After/)
  const refusedResponse = await ask(app, undefined, { origin: 'http://localhost:3000' })
  expect(refusedResponse.statusCode).toBe(401)
  expect(refusedResponse.headers['access-control-allow-origin']).toBe('http://localhost:3000')
  const other = await ask(app, 'Bearer good', { origin: 'https://elders.nl' })
  expect(other.headers['access-control-allow-origin']).toBeUndefined()
})

test('a preflight needs no token and is kept for two hours', async () => {
  const headers = {
    origin: 'http://localhost:3000',
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization,traceparent',
  }
  const response = await withGet().app.inject({ method: 'OPTIONS', url: '/api/vacancies', headers })
  expect(response.statusCode).toBe(204)
  expect(response.headers['access-control-max-age']).toBe('7200')
  expect(response.headers['access-control-allow-headers']).toMatch(/Authorization.*traceparent/)
})

test('each request has an id of its own, in its answer and in all its log lines, whatever the caller calls it', async () => {
  const { app, lines } = testService()
  implement(app, getVacancy, () => Promise.reject(new Error('kapot')))
  const answers = [
    await ask(app, 'Bearer good', { 'x-request-id': 'van-de-beller', 'request-id': 'van-de-beller' }),
    await ask(app),
  ]
  const ids = answers.map(({ headers }) => String(headers['x-request-id']))
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
  const logged = lines.map((line) => JSON.parse(line) as { msg: string; reqId: string })
  expect(logged.map(({ msg, reqId }) => [msg, reqId])).toEqual([
    ['request failed', ids[0]],
    ['request', ids[0]],
    ['request', ids[1]],
  ])
})

test('what a caller writes makes no log line of its own', async () => {
  const { app, lines } = withGet()
  const forged = '\n{"level":"error","msg":"vals"}'
  await app.inject({ url: `/api/vacancies/${encodeURIComponent(forged)}?q=${encodeURIComponent(forged)}` })
  await ask(app, `Bearer ${encodeURIComponent(forged)}`, { 'user-agent': encodeURIComponent(forged) })
  const logged = lines.flatMap((line) => line.trimEnd().split('\n'))
  expect(logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['request', 'request'])
  expect(lines.join('')).not.toContain('vals')
})

test('a log line carries no token, address parameters, query or e-mail', async () => {
  const { app, lines } = withGet()
  await app.inject({
    url: `/api/vacancies/${vacancyRow.id}?naam=jan@voorbeeld.nl`,
    headers: { authorization: 'Bearer good' },
  })
  const log = lines.join('')
  expect(log).toContain('"route":"/api/vacancies/:id"')
  expect(log).not.toMatch(/good|jan@|naam/)
})

test('too many calls get a Dutch 429 that says when to come back', async () => {
  const { app } = testService()
  implement(app, getVacancy, () => Promise.resolve(vacancyRow), { rateLimit: { max: 1, seconds: 60 } })
  expect((await ask(app, 'Bearer good')).statusCode).toBe(200)
  const response = await ask(app, 'Bearer good')
  expect(response.statusCode).toBe(429)
  expect(response.headers['retry-after']).toBe('60')
  expect(response.json()).toEqual({ error: messages.rateLimited, message: messages.rateLimited, code: 'rate_limited' })
})

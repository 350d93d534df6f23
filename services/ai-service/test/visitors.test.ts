import { afterEach, expect, test } from '@jest/globals'
import { generateVacancyResponse, limits, messages } from '@wervio/contracts'
import type { FastifyInstance } from 'fastify'
import { createBuiltinEngine } from '../src/engines/builtin/builtin-engine.ts'
import type { Engine } from '../src/engines/engine.ts'
import { selectVisitorEngine } from '../src/engines/select-engine.ts'
import { appWith } from './running-app.ts'

const builtin = createBuiltinEngine()
const refusing: Engine = {
  name: 'openai-compatible',
  model: 'duur',
  generateVacancy: () => Promise.reject(new Error('asked')),
  generatePersona: () => Promise.reject(new Error('asked')),
  adviseOnMatch: () => Promise.reject(new Error('asked')),
  chat: () => Promise.reject(new Error('asked')),
  readsCvText: true,
  readCv: () => Promise.reject(new Error('asked')),
  summarise: () => Promise.reject(new Error('asked')),
}

const opened: FastifyInstance[] = []
const visited = (more: Parameters<typeof appWith>[2] = {}, engine = builtin) => {
  const app = appWith(engine, undefined, { visitorEngine: builtin, ...more })
  opened.push(app)
  return app
}
afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())))

type From = { address?: string; headers?: Record<string, string>; payload?: string | object }
const ask = (app: FastifyInstance, { address = '192.0.2.1', headers = {}, payload = { functie: 'Kok' } }: From = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/generate-vacancy',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
    remoteAddress: address,
  })

const times = async (app: FastifyInstance, count: number, from: (call: number) => From = () => ({})) => {
  const statuses: number[] = []
  for (let call = 0; call < count; call += 1) statuses.push((await ask(app, from(call))).statusCode)
  return statuses
}

test('somebody without an account gets a text, by the engine for visitors', async () => {
  const response = await ask(visited({}, refusing))
  expect(response.statusCode).toBe(200)
  expect(generateVacancyResponse.parse(response.json()).made_by.engine).toBe('builtin')
})

test('a token that is no good is refused, not taken for a visitor', async () => {
  const response = await ask(visited(), { headers: { authorization: 'Bearer onzin' } })
  expect([response.statusCode, response.json().code]).toEqual([401, 'invalid_token'])
})

test('the sixth text in ten minutes is refused, with when to come back and the way on; a recruiter goes on', async () => {
  const app = visited()
  expect(await times(app, 5)).toEqual([200, 200, 200, 200, 200])
  const refused = await ask(app, { headers: { accept: 'text/event-stream' } })
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toEqual({
    error: messages.visitorLimited,
    message: messages.visitorLimited,
    code: 'rate_limited',
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
  expect((await ask(app, { headers: { authorization: 'Bearer goed' } })).statusCode).toBe(200)
  expect((await ask(app, { address: '192.0.2.2' })).statusCode).toBe(200)
})

test('an account has its own limit, at an address that used up its own', async () => {
  const app = visited()
  await times(app, 6)
  const statuses = await times(app, 21, () => ({ headers: { authorization: 'Bearer goed' } }))
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
})

test('a form that is refused costs nothing', async () => {
  const app = visited()
  expect(await times(app, 6, () => ({ payload: {} }))).toEqual(Array(6).fill(400))
  expect((await ask(app)).statusCode).toBe(200)
})

test('all visitors together have a limit, and one that is over its own takes nothing from it', async () => {
  const app = visited()
  await times(app, 400)
  expect(await times(app, 295, (call) => ({ address: `10.0.${call % 59}.1` }))).toEqual(Array(295).fill(200))
  const refused = await ask(app, { address: '10.1.1.1' })
  expect([refused.statusCode, refused.json().error]).toEqual([429, messages.visitorsLimited])
}, 60_000)

test('X-Forwarded-For counts behind a proxy that was named, and nowhere else', async () => {
  const forwarded = (call: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${call}` } })
  expect(await times(visited(), 6, forwarded)).toEqual([200, 200, 200, 200, 200, 429])
  expect(await times(visited({ trustedProxies: ['192.0.2.0/24'] }), 6, forwarded)).toEqual(Array(6).fill(200))
})

test('one IPv6 network is one address', async () => {
  expect(await times(visited(), 6, (call) => ({ address: `2001:db8:1:2::${call}` }))).toEqual([
    200, 200, 200, 200, 200, 429,
  ])
})

test.each([
  ['too large', { payload: { functie: 'Kok', geschiedenis: 'a'.repeat(limits.visitorBody) } }, 413, 'body_too_large'],
  ['of untold length', { headers: { 'transfer-encoding': 'chunked' } }, 411, 'bad_request'],
])('a body that is %s is refused to a visitor', async (_, from, status, code) => {
  const response = await ask(visited(), from)
  expect([response.statusCode, response.json().code]).toEqual([status, code])
})

test('an operator can leave visitors out, or give them the configured engine', async () => {
  const response = await ask(visited({ visitorEngine: selectVisitorEngine('off', builtin) }))
  expect([response.statusCode, response.json().error]).toEqual([403, messages.visitorsRefused])
  expect(selectVisitorEngine('configured', refusing)).toBe(refusing)
  expect(selectVisitorEngine('builtin', refusing)?.name).toBe('builtin')
})

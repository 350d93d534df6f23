import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import type { FastifyInstance } from 'fastify'
import { createOpenAiCompatibleEngine } from '../src/engines/openai-compatible/openai-compatible-engine.ts'
import { forms } from './forms/index.ts'
import { PATIENT, type Peer, startPeer } from './peer-process.ts'
import { appWith } from './running-app.ts'

let peer: Peer
const apps: FastifyInstance[] = []

beforeAll(async () => {
  peer = await startPeer()
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await peer.stop()
})

/** The real service on a free port, with a model of the stand-in. */
const serve = async (model: string): Promise<string> => {
  const app = appWith(
    createOpenAiCompatibleEngine({ baseUrl: peer.baseUrl, model, timeoutMs: PATIENT, idleMs: PATIENT, retries: 0 }),
  )
  apps.push(app)
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/generate-vacancy`
}

const ask = (url: string, accept: string, signal?: AbortSignal) =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(forms.ict),
    headers: { accept, authorization: 'Bearer goed', 'content-type': 'application/json' },
    ...(signal && { signal }),
  })

test('an engine that fails is an error event with the same body as the plain answer', async () => {
  const url = await serve('unauthorized')
  const streamed = await ask(url, 'text/event-stream')
  const [event = '', data = ''] = (await streamed.text()).trim().split('\n\n').at(-1)?.split('\n') ?? []
  const plain = await ask(url, 'application/json')
  expect(plain.status).toBe(502)
  expect(event).toBe('event: error')
  expect(JSON.parse(data.slice('data: '.length))).toEqual(await plain.json())
})

test('a busy engine is 503 with Retry-After', async () => {
  const response = await ask(await serve('rate-limited'), 'application/json')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
  expect(await response.json()).toMatchObject({ code: 'engine_rate_limited', error: messages.engineRateLimited })
})

test.each(['text/event-stream', 'application/json'])('a caller of %s who hangs up stops the model', async (accept) => {
  const url = await serve('slow')
  const before = (await peer.requests()).length
  const controller = new AbortController()
  const attempt = ask(url, accept, controller.signal).then((response) => response.text())
  attempt.catch(() => undefined)
  const arrived = async () => (await peer.requests())[before]
  await until(arrived)
  controller.abort()
  await expect(attempt).rejects.toMatchObject({ name: 'AbortError' })
  await until(async () => (await arrived())?.state !== 'open')
  expect((await arrived())?.state).toBe('left')
})

import { expect, test } from '@jest/globals'
import type { ChatResponse } from '@wervio/contracts'
import { createBuiltinEngine } from '../../src/engines/builtin/builtin-engine.ts'
import { startChatApp } from './chat-app.ts'

const answer: ChatResponse = {
  response: 'Te laat.',
  sources: [],
  answered: true,
  made_by: { engine: 'builtin', model: 'traag', at: '2026-01-01T00:00:00.000Z' },
  warnings: [],
}

/** Answers although nobody listens any more, as an engine that doesn't look at its signal would. */
let markAsked: (signal: AbortSignal) => void
const start = new Promise<AbortSignal>((resolve) => {
  markAsked = resolve
})
let finish: () => void
const engine = {
  ...createBuiltinEngine(),
  chat: (_: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise<ChatResponse>((resolve) => {
      finish = () => resolve(answer)
      markAsked(signal)
    }),
}

const { app, countKept, register } = startChatApp(engine)

test('an answer that was stopped is not kept', async () => {
  await register('goed')
  const url = `${await app().listen({ port: 0, host: '127.0.0.1' })}/api/chat`
  const controller = new AbortController()
  const headers = { authorization: 'Bearer goed', 'content-type': 'application/json', accept: 'text/event-stream' }
  const attempt = fetch(url, {
    method: 'POST',
    body: JSON.stringify({ message: 'Hoi', subject: { kind: 'general', id: '' } }),
    headers,
    signal: controller.signal,
  }).then((response) => response.text())
  attempt.catch(() => undefined)
  const signal = await start
  const ending = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  controller.abort()
  await ending
  finish()
  await expect(attempt).rejects.toMatchObject({ name: 'AbortError' })
  await app().close()
  expect(await countKept()).toBe(0)
})

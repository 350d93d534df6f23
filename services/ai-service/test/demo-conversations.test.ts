import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { startChatApp } from './chat/chat-app.ts'

const { app, register } = startChatApp()

test('only our own services fill a demo, whoever else has an account', async () => {
  const token = `goed-${randomUUID()}`
  await register(token)
  const answer = await app().inject({
    method: 'POST',
    url: '/api/demo-conversations',
    payload: { candidates: [], vacancies: [] },
    headers: { authorization: `Bearer ${token}` },
  })
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'forbidden'])
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { messages, teamsConnection, type TeamsConnection } from '@wervio/contracts'
import { startMicrosoftPeer, type MicrosoftPeer } from '@wervio/microsoft/testing'
import { until } from '@wervio/testing/until'
import { sql } from 'drizzle-orm'
import { startChatApp } from '../chat/chat-app.ts'

let peer: MicrosoftPeer

beforeAll(async () => {
  peer = await startMicrosoftPeer()
})
afterAll(() => peer.stop())
beforeEach(async () => {
  await peer.change({ world: { revoked: false, signIn: null, deviceLifetime: 900 } })
})

const { app, register, rowsOf } = startChatApp(undefined, undefined, () => peer.settings)

const recruiter = async () => {
  const token = `goed-${randomUUID()}`
  return { token, owner: await register(token) }
}
const call = async (token: string, method: 'GET' | 'POST' | 'DELETE' = 'GET') =>
  app().inject({ method, url: '/api/teams-connection', headers: { authorization: `Bearer ${token}` } })
const state = async (token: string): Promise<TeamsConnection> => teamsConnection.parse((await call(token)).json())
const start = async (token: string): Promise<TeamsConnection> => {
  const response = await call(token, 'POST')
  expect(response.statusCode).toBe(200)
  return teamsConnection.parse(response.json())
}
const codeOf = ({ pending }: TeamsConnection): string => {
  if (!pending) throw new Error('no code is waiting')
  return pending.user_code
}

test('a recruiter asks for a code, types it at Microsoft, and Teams is connected without another click', async () => {
  const { token, owner } = await recruiter()
  expect(await state(token)).toEqual({ available: true, connected: false, account: null, pending: null, error: null })
  const startAnswer = await start(token)
  expect(startAnswer.pending?.verification_uri).toMatch(/^https:/)
  expect(await state(token)).toEqual(startAnswer)
  await peer.change({ code: { userCode: codeOf(startAnswer), approve: true } })
  await until(async () => (await state(token)).connected)
  expect(await state(token)).toEqual({
    available: true,
    connected: true,
    account: { name: 'Noor de Recruiter', address: 'noor@werving.example' },
    pending: null,
    error: null,
  })
  const rows = await rowsOf(owner, sql`select kind, sealed from ai.microsoft_connections`)
  // Name of the key, nonce, tag and data: nothing that anybody without the key can read.
  expect(rows).toEqual([{ kind: 'teams', sealed: expect.stringMatching(/^test(\.[\w-]+){3}$/) }])
})

test('another recruiter has no connection and no code of this one', async () => {
  const { token } = await recruiter()
  await start(token)
  expect(await state((await recruiter()).token)).toMatchObject({ connected: false, pending: null })
})

test('a refusal and an expired code say what happened; a new code mends it', async () => {
  const { token } = await recruiter()
  await peer.change({ code: { userCode: codeOf(await start(token)), approve: false } })
  await until(async () => (await state(token)).pending === null)
  expect((await state(token)).error).toContain('geweigerd')
  await peer.change({ world: { deviceLifetime: 1 } })
  await start(token)
  await until(async () => (await state(token)).pending === null)
  expect((await state(token)).error).toContain('verlopen')
  await peer.change({ world: { deviceLifetime: 900 } })
  expect((await start(token)).error).toBeNull()
})

test('an account that is not assigned to the app (AADSTS50105) is sent to its administrator', async () => {
  const { token } = await recruiter()
  const code = codeOf(await start(token))
  await peer.change({ world: { signIn: { kind: 'denied', code: 50_105 } }, code: { userCode: code, approve: true } })
  await until(async () => (await state(token)).pending === null)
  expect(await state(token)).toMatchObject({ connected: false, error: messages.microsoftNeedsAdministrator })
})

test('a second code takes the place of the first, which connects nothing any more', async () => {
  const { token } = await recruiter()
  const first = codeOf(await start(token))
  const second = codeOf(await start(token))
  expect(second).not.toBe(first)
  await peer.change({ code: { userCode: first, approve: true } })
  await peer.change({ code: { userCode: second, approve: false } })
  await until(async () => (await state(token)).pending === null)
  expect(await state(token)).toMatchObject({ connected: false })
})

test('disconnecting forgets the tokens', async () => {
  const { token, owner } = await recruiter()
  await peer.change({ code: { userCode: codeOf(await start(token)), approve: true } })
  await until(async () => (await state(token)).connected)
  expect((await call(token, 'DELETE')).statusCode).toBe(204)
  expect(await state(token)).toMatchObject({ connected: false, account: null, error: null })
  expect(await rowsOf(owner, sql`select 1 from ai.microsoft_connections`)).toEqual([])
})

test('the eleventh code in a minute is refused', async () => {
  const { token } = await recruiter()
  for (let attempt = 0; attempt < 10; attempt += 1) await start(token)
  expect((await call(token, 'POST')).statusCode).toBe(429)
})

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { transcriptScope } from '@wervio/contracts'
import { createConnections } from './connections.ts'
import { createSecretBox } from './secret-box.ts'
import type { MicrosoftSettings } from './settings.ts'
import { createMicrosoftSignIn } from './sign-in.ts'
import { startMicrosoftPeer, type MicrosoftPeer } from './testing/start-peer.ts'

const SCOPES = ['User.Read']
/** Takes connections and never says a word. */
const sockets = new Set<Socket>()
const silent = createServer((socket) => sockets.add(socket.on('error', () => undefined)))

let peer: MicrosoftPeer

beforeAll(async () => {
  peer = await startMicrosoftPeer()
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  silent.close()
  await peer.stop()
})
afterEach(() => void jest.useRealTimers())

/**
 * Connections that hold what a recruiter got by code: a cache for each time that they are read, the last one from then
 * on.
 */
const connectionsOf = (recruiter: { accountId: string }, settings: MicrosoftSettings, ...caches: string[]) => {
  const rowsOf = (cache: string, version: number) => {
    const content = JSON.stringify({ kind: 'teams', cache, scopes: SCOPES })
    const sealed = createSecretBox(settings.keys).seal(content, `${recruiter.accountId}/teams`)
    return [{ kind: 'teams', sealed, address: '', name: null, expires_at: null, auth_required: false, version }]
  }
  let reads = 0
  const execute = () => {
    reads = Math.min(reads + 1, caches.length)
    return Promise.resolve({ rows: rowsOf(caches[reads - 1] ?? '', reads) })
  }
  return createConnections({ settings, schema: 'ai', run: (_, work) => work({ execute }) })
}

/** MSAL's cache after a sign-in by code. */
const signedInCache = async (): Promise<string> => {
  const { code, tokens } = await createMicrosoftSignIn(peer.settings).startDeviceSignIn(SCOPES)
  await peer.change({ code: { userCode: code.user_code, approve: true } })
  return (await tokens).cache
}

test('a renewal that Microsoft never answers ends, and the next call asks again', async () => {
  const cache = await signedInCache()
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate'] })
  const authority = `https://127.0.0.1:${(silent.address() as AddressInfo).port}/organizations`
  const recruiter = { accountId: randomUUID(), organisationId: randomUUID() }
  const { withGraph } = connectionsOf(recruiter, { ...peer.settings, authority }, cache)
  for (const attempt of [1, 2]) {
    const connection = once(silent, 'connection')
    const work = withGraph(recruiter, 'teams', () => Promise.resolve())
    const outcome = expect(work).rejects.toMatchObject({ failure: 'unavailable', code: 'timeout' })
    await connection
    await jest.advanceTimersByTimeAsync(20_000)
    await outcome
    expect(sockets.size).toBeGreaterThanOrEqual(attempt)
  }
})

test('who is refused because another process renewed first goes on with what that one stored', async () => {
  const before = await signedInCache()
  const recruiter = { accountId: randomUUID(), organisationId: randomUUID() }
  const { cache: after } = await createMicrosoftSignIn(peer.settings).renewTokens(before, [...SCOPES, transcriptScope])
  const { withGraph } = connectionsOf(recruiter, peer.settings, before, after)
  await expect(withGraph(recruiter, 'transcripts', () => Promise.resolve('asked'))).resolves.toBe('asked')
})

test('where nobody renewed meanwhile a refusal is one', async () => {
  const before = await signedInCache()
  const recruiter = { accountId: randomUUID(), organisationId: randomUUID() }
  await createMicrosoftSignIn(peer.settings).renewTokens(before, [...SCOPES, transcriptScope])
  const { withGraph } = connectionsOf(recruiter, peer.settings, before)
  await expect(withGraph(recruiter, 'transcripts', () => Promise.resolve('asked'))).rejects.toMatchObject({
    failure: 'required',
  })
})

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { z } from 'zod'
import { createGraph } from './graph.ts'
import { MicrosoftError } from './microsoft-error.ts'
import { createMicrosoftSignIn, type MicrosoftTokens } from './sign-in.ts'
import { startMicrosoftPeer, type MicrosoftPeer } from './testing/start-peer.ts'

const SCOPES = ['User.Read', 'Calendars.ReadWrite', 'OnlineMeetings.ReadWrite', 'OnlineMeetingTranscript.Read.All']

let peer: MicrosoftPeer

beforeAll(async () => {
  peer = await startMicrosoftPeer()
})
afterAll(() => peer.stop())
beforeEach(async () => {
  await peer.change({
    world: { graph: null, signIn: null, revoked: false, tokenLifetime: 3_600, deviceLifetime: 900 },
  })
})

const signIn = async (): Promise<MicrosoftTokens> => {
  const { code, tokens } = await createMicrosoftSignIn(peer.settings).startDeviceSignIn(SCOPES)
  expect((await peer.change({ code: { userCode: code.user_code, approve: true } })).answered).toBe(true)
  return tokens
}

const failureOf = async (work: Promise<unknown>): Promise<MicrosoftError> => {
  const error = await work.then(
    () => null,
    (failure: unknown) => failure,
  )
  expect(error).toBeInstanceOf(MicrosoftError)
  return error as MicrosoftError
}

test('a recruiter types the code and is signed in, with the account, the scopes and a token that Graph knows', async () => {
  const { account, accessToken, scopes, expiresAt } = await signIn()
  expect(account).toMatchObject({ name: 'Noor de Recruiter', address: 'noor@werving.example' })
  expect(scopes).toEqual(expect.arrayContaining(SCOPES))
  expect(expiresAt.getTime()).toBeGreaterThan(Date.now())
  const me = await createGraph(peer.settings.graphUrl, accessToken).ask('GET', '/me', z.object({ mail: z.string() }))
  expect(me.mail).toBe('noor@werving.example')
})

test('a code that is refused or expires says which', async () => {
  const { startDeviceSignIn } = createMicrosoftSignIn(peer.settings)
  const refused = await startDeviceSignIn(SCOPES)
  await peer.change({ code: { userCode: refused.code.user_code, approve: false } })
  expect((await failureOf(refused.tokens)).failure).toBe('declined')
  await peer.change({ world: { deviceLifetime: 1 } })
  const late = await startDeviceSignIn(SCOPES)
  expect((await failureOf(late.tokens)).failure).toBe('code_expired')
})

test.each([
  ['AADSTS50105', { kind: 'denied', code: 50_105 }],
  ['AADSTS65001', { kind: 'consent-required' }],
])('a code whose account Entra keeps out (%s) asks for an administrator', async (_code, fault) => {
  const { code, tokens } = await createMicrosoftSignIn(peer.settings).startDeviceSignIn(SCOPES)
  await peer.change({ world: { signIn: fault }, code: { userCode: code.user_code, approve: true } })
  expect((await failureOf(tokens)).failure).toBe('needs_administrator')
})

test('asked to come less often, a sign-in by code does, and ends well', async () => {
  const waits: number[] = []
  const { startDeviceSignIn } = createMicrosoftSignIn(peer.settings, async (milliseconds) => waits.push(milliseconds))
  await peer.change({ world: { slowDowns: 2 } })
  const { code, tokens } = await startDeviceSignIn(SCOPES)
  await peer.change({ code: { userCode: code.user_code, approve: true } })
  expect((await tokens).account.address).toBe('noor@werving.example')
  expect(waits.slice(0, 2)).toEqual([5_000, 10_000])
})

test('another process renews from what was stored, also when the token expired', async () => {
  await peer.change({ world: { tokenLifetime: 1 } })
  const { cache, accessToken } = await signIn()
  await peer.change({ world: { tokenLifetime: 3_600 } })
  const renewed = await createMicrosoftSignIn(peer.settings).renewTokens(cache, SCOPES)
  expect(renewed.accessToken).not.toBe(accessToken)
  expect(renewed.account.address).toBe('noor@werving.example')
  await createGraph(peer.settings.graphUrl, renewed.accessToken).tell('GET', '/me')
})

test('tokens that were taken back ask for a new sign-in, and Graph refuses the old one', async () => {
  await peer.change({ world: { tokenLifetime: 1 } })
  const { cache, accessToken } = await signIn()
  await peer.change({ world: { revoked: true } })
  expect((await failureOf(createMicrosoftSignIn(peer.settings).renewTokens(cache, SCOPES))).failure).toBe('required')
  const graph = createGraph(peer.settings.graphUrl, accessToken)
  expect((await failureOf(graph.tell('GET', '/me'))).failure).toBe('required')
})

test('a failure of Entra that says nothing gives no token, and the next try does', async () => {
  await peer.change({ world: { tokenLifetime: 1 } })
  const { cache } = await signIn()
  const { renewTokens } = createMicrosoftSignIn(peer.settings)
  await peer.change({ world: { signIn: { kind: 'broken' }, tokenLifetime: 3_600 } })
  expect((await failureOf(renewTokens(cache, SCOPES))).failure).toBe('unavailable')
  await peer.change({ world: { signIn: null } })
  expect((await renewTokens(cache, SCOPES)).accessToken).not.toBe('')
})

test('a calendar is read page after page', async () => {
  const { accessToken } = await signIn()
  const start = new Date('2027-03-28T00:00:00Z')
  await peer.change({
    events: Array.from({ length: 25 }, (_, at) => ({
      start: new Date(start.getTime() + at * 60_000).toISOString(),
      fields: { subject: `Afspraak ${at}` },
    })),
  })
  const graph = createGraph(peer.settings.graphUrl, accessToken)
  const path = '/me/calendarView?startDateTime=2027-03-28T00:00:00Z&endDateTime=2027-03-29T00:00:00Z&$top=10'
  const subjects = (await graph.list(path, 1_000)).map((event) => (event as { subject: string }).subject)
  expect(subjects).toEqual(Array.from({ length: 25 }, (_, at) => `Afspraak ${at}`))
  expect(await graph.list(path, 12)).toHaveLength(12)
  for (const [maximum, isWhole] of [
    [12, false],
    [20, false],
    [25, true],
  ] as const)
    expect(await graph.listUpTo(path, maximum)).toMatchObject({ isWhole, entries: { length: maximum } })
})

test('being throttled for a moment is waited out; for long it is told with the time', async () => {
  const { accessToken } = await signIn()
  const graph = createGraph(peer.settings.graphUrl, accessToken)
  await peer.change({ world: { graph: { kind: 'throttled', retryAfter: 0, times: 2 } } })
  await graph.tell('GET', '/me')
  await peer.change({ world: { graph: { kind: 'throttled', retryAfter: 90 } } })
  expect(await failureOf(graph.tell('GET', '/me'))).toMatchObject({ failure: 'throttled', retryAfter: 90 })
})

test('an event whose answer was lost is not made twice with the same transaction id', async () => {
  const { accessToken } = await signIn()
  const graph = createGraph(peer.settings.graphUrl, accessToken)
  const moment = { dateTime: '2027-04-01T10:00:00', timeZone: 'Europe/Amsterdam' }
  const body = { subject: 'Kennismaking', start: moment, end: moment, transactionId: 'een-keer', isOnlineMeeting: true }
  await peer.change({ world: { graph: { kind: 'lost-answer', times: 1 } } })
  expect((await failureOf(graph.tell('POST', '/me/events', { body }))).failure).toBe('unavailable')
  const { subject } = await graph.ask('POST', '/me/events', z.object({ subject: z.string() }), { body })
  expect(subject).toBe('Kennismaking')
  const { events } = await peer.state()
  expect(events.filter(({ transactionId }) => transactionId === 'een-keer')).toHaveLength(1)
})

test('a token goes to Graph alone, whatever address an answer names', async () => {
  const graph = createGraph('https://graph.example/v1.0', 'geheim')
  expect(await failureOf(graph.tell('GET', 'https://elders.example/v1.0/me'))).toMatchObject({
    failure: 'refused',
    code: 'foreign_address',
  })
})

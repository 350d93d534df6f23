import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createMicrosoftSignIn } from './sign-in.ts'
import { startMicrosoftPeer, type MicrosoftPeer } from './testing/start-peer.ts'

let peer: MicrosoftPeer
let accessToken: string

beforeAll(async () => {
  peer = await startMicrosoftPeer()
  const scopes = ['Calendars.ReadWrite', 'OnlineMeetings.ReadWrite', 'OnlineMeetingTranscript.Read.All']
  const { code, tokens } = await createMicrosoftSignIn(peer.settings).startDeviceSignIn(scopes)
  await peer.change({ code: { userCode: code.user_code, approve: true } })
  accessToken = (await tokens).accessToken
})
afterAll(() => peer.stop())

type Fields = Record<string, unknown>

const askGraph = (path: string, init: RequestInit = {}): Promise<Response> => {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  return fetch(peer.settings.graphUrl + path, { ...init, headers })
}
const graph = async (path: string, init: RequestInit = {}): Promise<Fields> =>
  (await (await askGraph(path, init)).json()) as Fields
const time = (day: string) => ({ dateTime: `${day}T10:00:00`, timeZone: 'UTC' })
const createEvent = (fields: Fields = {}) =>
  graph('/me/events', {
    method: 'POST',
    body: JSON.stringify({
      subject: 'Overleg',
      start: time('2026-06-01'),
      end: time('2026-06-01'),
      attendees: [{ type: 'required', emailAddress: { address: 'ilse@example.nl', name: 'Ilse' } }],
      isOnlineMeeting: true,
      ...fields,
    }),
  })
const joinUrlOf = (event: Fields): string => (event['onlineMeeting'] as { joinUrl: string }).joinUrl
const findMeeting = async (joinUrl: string): Promise<Fields> => {
  const { value } = await graph(`/me/onlineMeetings?$filter=${encodeURIComponent(`JoinWebUrl eq '${joinUrl}'`)}`)
  return (value as Fields[])[0] ?? {}
}
const listTranscripts = async (): Promise<Fields> => {
  const joinUrl = joinUrlOf(await createEvent())
  await peer.change({ transcript: { joinUrl, vtt: 'WEBVTT\n' } })
  return graph(`/me/onlineMeetings/${String((await findMeeting(joinUrl))['id'])}/transcripts`)
}
const firstOf = ({ value }: Fields): Fields => (value as Fields[])[0] ?? {}
const post = async (path: string, form: Record<string, string>): Promise<Fields> =>
  (await (
    await fetch(`${peer.settings.authority}${path}`, { method: 'POST', body: new URLSearchParams(form) })
  ).json()) as Fields
const REDIRECT = 'https://wervio.example/microsoft-sign-in.html'
const client = () => ({ client_id: peer.settings.clientId, scope: 'User.Read offline_access' })
/** The address that the window comes back to after a sign-in with PKCE, and what the code is redeemed with. */
const signInByWindow = async () => {
  const code_verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    ...client(),
    response_type: 'code',
    redirect_uri: REDIRECT,
    response_mode: 'fragment',
    state: 'stand',
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
    chosen: 'noor@werving.example',
  })
  const address = `${peer.settings.authority}/oauth2/v2.0/authorize?${query.toString()}`
  const { headers } = await fetch(address, { redirect: 'manual' })
  const answer = Object.fromEntries(new URLSearchParams(new URL(headers.get('location') ?? '').hash.slice(1)))
  return { answer, redemption: { ...client(), redirect_uri: REDIRECT, code_verifier, code: answer['code'] ?? '' } }
}
const redeem = async (fields: Record<string, string> = {}): Promise<Fields> => {
  const { redemption } = await signInByWindow()
  return post('/oauth2/v2.0/token', { grant_type: 'authorization_code', ...redemption, ...fields })
}
const TOKEN = ['access_token', 'token_type', 'expires_in', 'scope', 'refresh_token', 'id_token']
const REFUSAL = ['error', 'error_description', 'error_codes', 'timestamp', 'trace_id', 'correlation_id']
const deviceCode = () => post('/oauth2/v2.0/devicecode', { client_id: peer.settings.clientId, scope: 'User.Read' })

/** Pages of Microsoft's documentation, what they show, and the names in it that we or MSAL read. */
test.each<[page: string, answer: () => Promise<Fields>, names: string[]]>([
  [
    'api-reference/v1.0/api/user-post-events.md',
    () => createEvent(),
    [
      'id',
      'subject',
      'body',
      'start',
      'end',
      'isAllDay',
      'isCancelled',
      'sensitivity',
      'type',
      'location',
      'attendees',
    ],
  ],
  [
    'api-reference/v1.0/api/calendar-list-calendarview.md',
    async () => {
      await createEvent()
      return firstOf(await graph('/me/calendarView?startDateTime=2026-06-01&endDateTime=2026-06-02'))
    },
    ['id', 'iCalUId', 'start', 'end', 'organizer', 'onlineMeetingUrl', 'onlineMeeting', 'isOnlineMeeting'],
  ],
  [
    'api-reference/v1.0/api/singlevaluelegacyextendedproperty-get.md',
    async () => {
      const id = 'String {66f5a359-4659-4830-9070-00040ec6ac6e} Name Fun'
      const event = await createEvent({ singleValueExtendedProperties: [{ id, value: 'Food' }] })
      expect(Object.keys(event)).not.toContain('singleValueExtendedProperties')
      const expand = encodeURIComponent(`singleValueExtendedProperties($filter=id eq '${id}')`)
      const expanded = await graph(`/me/events/${encodeURIComponent(String(event['id']))}?$expand=${expand}`)
      expect(expanded['singleValueExtendedProperties']).toEqual([{ id, value: 'Food' }])
      return expanded
    },
    ['id', 'subject', 'singleValueExtendedProperties'],
  ],
  [
    'api-reference/v1.0/api/onlinemeeting-get.md',
    async () => findMeeting(joinUrlOf(await createEvent())),
    ['id', 'joinWebUrl', 'recordAutomatically', 'allowTranscription'],
  ],
  ['api-reference/v1.0/api/onlinemeeting-list-transcripts.md', listTranscripts, ['@odata.count', 'value']],
  [
    'api-reference/v1.0/api/calltranscript-get.md',
    async () => firstOf(await listTranscripts()),
    ['id', 'meetingId', 'callId', 'createdDateTime', 'contentCorrelationId'],
  ],
  [
    'concepts/errors.md',
    async () => (await graph('/me/events/weg'))['error'] as Fields,
    ['code', 'message', 'innerError'],
  ],
  [
    'entra/identity-platform/v2-oauth2-device-code',
    deviceCode,
    ['device_code', 'user_code', 'verification_uri', 'expires_in', 'interval', 'message'],
  ],
  [
    'entra/identity-platform/v2-oauth2-device-code, errors',
    async () => {
      const { device_code } = await deviceCode()
      return post('/oauth2/v2.0/token', {
        client_id: peer.settings.clientId,
        grant_type: 'device_code',
        device_code: String(device_code),
      })
    },
    REFUSAL,
  ],
  ['api-reference/v1.0/api/calendar-get.md', () => graph('/me/calendar?$select=id'), ['id']],
  [
    'api-reference/v1.0/api/onlinemeeting-update.md',
    async () => {
      const { id } = await findMeeting(joinUrlOf(await createEvent()))
      const body = JSON.stringify({ recordAutomatically: true })
      return graph(`/me/onlineMeetings/${String(id)}`, { method: 'PATCH', body })
    },
    ['id', 'joinWebUrl', 'recordAutomatically', 'allowTranscription'],
  ],
  [
    'concepts/paging.md',
    async () => {
      await createEvent()
      await createEvent()
      return graph('/me/calendarView?startDateTime=2026-06-01&endDateTime=2026-06-02&$top=1')
    },
    ['@odata.context', '@odata.nextLink', 'value'],
  ],
  [
    'entra/identity-platform/v2-oauth2-auth-code-flow, authorize',
    async () => (await signInByWindow()).answer,
    ['code', 'state'],
  ],
  ['entra/identity-platform/v2-oauth2-auth-code-flow, token', redeem, TOKEN],
  [
    'entra/identity-platform/v2-oauth2-auth-code-flow, token errors',
    () => redeem({ code_verifier: 'een-andere' }),
    REFUSAL,
  ],
  [
    'entra/identity-platform/v2-oauth2-auth-code-flow, refresh',
    async () => {
      const { refresh_token } = await redeem()
      const fields = { ...client(), grant_type: 'refresh_token', refresh_token: String(refresh_token) }
      return post('/oauth2/v2.0/token', fields)
    },
    TOKEN,
  ],
])('the stand-in answers with the names of %s', async (_page, answer, names) => {
  expect(Object.keys(await answer())).toEqual(expect.arrayContaining(names))
})

test('a cancellation is accepted without a body (api-reference/v1.0/api/event-cancel.md)', async () => {
  const { id } = await createEvent()
  const body = JSON.stringify({ comment: 'Sorry' })
  const answer = await askGraph(`/me/events/${encodeURIComponent(String(id))}/cancel`, { method: 'POST', body })
  expect([answer.status, await answer.text()]).toEqual([202, ''])
})

test('too many requests are refused with the seconds to wait (concepts/throttling.md)', async () => {
  await peer.change({ world: { graph: { kind: 'throttled', retryAfter: 10, times: 1 } } })
  const answer = await askGraph('/me')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '10'])
  expect(await answer.json()).toMatchObject({ error: { code: 'TooManyRequests', message: expect.any(String) } })
})

test('a moment of the calendar is written with seven decimals and the name of its zone (resources/datetimetimezone.md)', async () => {
  const event = { start: '2026-06-03T10:00:00Z', fields: {} }
  await peer.change({ clear: true, events: [event] })
  const { start } = firstOf(await graph('/me/calendarView?startDateTime=2026-06-03&endDateTime=2026-06-04'))
  expect(start).toEqual({ dateTime: '2026-06-03T10:00:00.0000000', timeZone: 'UTC' })
})

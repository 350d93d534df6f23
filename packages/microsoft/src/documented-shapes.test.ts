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

const graph = async (path: string, init: RequestInit = {}): Promise<Fields> => {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  return (await (await fetch(peer.settings.graphUrl + path, { ...init, headers })).json()) as Fields
}
const time = (day: string) => ({ dateTime: `${day}T10:00:00`, timeZone: 'UTC' })
const createEvent = () =>
  graph('/me/events', {
    method: 'POST',
    body: JSON.stringify({
      subject: 'Overleg',
      start: time('2026-06-01'),
      end: time('2026-06-01'),
      attendees: [{ type: 'required', emailAddress: { address: 'ilse@example.nl', name: 'Ilse' } }],
      isOnlineMeeting: true,
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
const deviceCode = () => post('/oauth2/v2.0/devicecode', { client_id: peer.settings.clientId, scope: 'User.Read' })

/** Pages of Microsoft's documentation, what they show, and the names in it that we or MSAL read. */
test.each<[page: string, answer: () => Promise<Fields>, names: string[]]>([
  [
    'api-reference/v1.0/api/user-post-events.md',
    createEvent,
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
    ['error', 'error_description', 'error_codes', 'timestamp', 'trace_id', 'correlation_id'],
  ],
])('the stand-in answers with the names of %s', async (_page, answer, names) => {
  expect(Object.keys(await answer())).toEqual(expect.arrayContaining(names))
})

test('a moment of the calendar is written with seven decimals and the name of its zone (resources/datetimetimezone.md)', async () => {
  const event = { start: '2026-06-03T10:00:00Z', fields: {} }
  await peer.change({ clear: true, events: [event] })
  const { start } = firstOf(await graph('/me/calendarView?startDateTime=2026-06-03&endDateTime=2026-06-04'))
  expect(start).toEqual({ dateTime: '2026-06-03T10:00:00.0000000', timeZone: 'UTC' })
})

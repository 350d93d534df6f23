import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals'
import { calendarEvents, calendarStatus, type CalendarEvent, type CalendarEvents } from '@wervio/contracts'
import { createMicrosoftSignIn } from '@wervio/microsoft'
import { startMicrosoftPeer, type MicrosoftPeer } from '@wervio/microsoft/testing'
import { startApp } from './start-app.ts'

/** The stand-in's account, and one of a colleague. */
export const FIRST_ACCOUNT = {
  oid: '00000000-0000-0000-66f3-3332eca7ea81',
  tid: '9122040d-6c67-4c5b-b112-36a304b66dad',
  name: 'Noor de Recruiter',
  username: 'noor@werving.example',
}
export const OTHER_ACCOUNT = {
  ...FIRST_ACCOUNT,
  oid: '00000000-0000-0000-66f3-3332eca7ea82',
  name: 'Bo',
  username: 'bo@werving.example',
}

/** The same day for all tests, also when they run past midnight. */
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
export const tomorrow = (hour = 10): string => `${TOMORROW}T${String(hour).padStart(2, '0')}:00:00.000Z`
export const attendee = (address: string, response = 'none') => ({
  type: 'required',
  status: { response, time: '0001-01-01T00:00:00Z' },
  emailAddress: { name: 'Iemand', address },
})
export const subjectsOf = ({ events }: { events: CalendarEvent[] }): string[] => events.map(({ subject }) => subject)

/** The API with a stand-in of Microsoft behind it, whose calendar is empty before each test of a file. */
export const startCalendarApp = () => {
  let peer: MicrosoftPeer
  beforeAll(async () => {
    peer = await startMicrosoftPeer()
  })
  afterAll(() => peer.stop())
  beforeEach(async () => {
    await peer.change({ world: { graph: null, revoked: false, tokenLifetime: 3_600 }, clear: true })
  })
  const app = startApp({ microsoft: () => peer.settings })
  const { call } = app

  /** A token as the browser gets one; the stand-in gives it to whoever types a code: the first of its accounts. */
  const signIn = async (): Promise<string> => {
    const { code, tokens } = await createMicrosoftSignIn(peer.settings).startDeviceSignIn([
      'User.Read',
      'Calendars.Read',
    ])
    await peer.change({ code: { userCode: code.user_code, approve: true } })
    return (await tokens).accessToken
  }
  let signedIn: Promise<string> | undefined
  const accessToken = (): Promise<string> => (signedIn ??= signIn())
  const send = (token: string, access_token: string) =>
    call(token, { method: 'POST', url: '/calendar/connect-microsoft', payload: { access_token } })
  const ask = (token: string, query = '') => call(token, { url: `/calendar/events-microsoft${query}` })

  return {
    ...app,
    peer: () => peer,
    signIn,
    /** Connects with a token of Microsoft. */
    send,
    connect: async (token: string) => send(token, await accessToken()),
    status: async (token: string) =>
      calendarStatus.parse((await call(token, { url: '/calendar/status-microsoft' })).json()),
    ask,
    week: async (token: string, query = ''): Promise<CalendarEvents> => {
      const response = await ask(token, query)
      expect(response.statusCode).toBe(200)
      return calendarEvents.parse(response.json())
    },
    /** Puts appointments in the calendar of the stand-in. */
    add: (...events: { start: string; fields: Record<string, unknown> }[]) => peer.change({ events }),
  }
}

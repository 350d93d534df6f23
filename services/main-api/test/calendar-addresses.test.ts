import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { calendarEvents } from '@wervio/contracts'
import { calendarFilesOf, calendarOf } from './calendar-files-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { recruiter, call } = app
const { send, imported } = calendarFilesOf(app)

/** Whoever fetches an address of a file comes by here. */
let visits = 0
const listener = createServer((socket) => {
  visits += 1
  socket.destroy()
})
const port = (): number => (listener.address() as AddressInfo).port
const address = (): string => `http://127.0.0.1:${port()}/agenda.ics`
/** Visits of others than this one, which comes after all that the service did. */
const otherVisits = async (): Promise<number> => {
  await once(connect(port(), '127.0.0.1').resume(), 'close')
  return visits - 1
}

beforeAll(async () => {
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
})
afterAll(() => void listener.close())
beforeEach(() => {
  visits = 0
})

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')

test('no address in a calendar file is fetched, wherever it stands', async () => {
  const { token } = await recruiter()
  const file = await imported(
    token,
    calendarOf(
      `SOURCE;VALUE=URI:${address()}`,
      `URL:${address()}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1M',
      `IMAGE;VALUE=URI:${address()}`,
      'BEGIN:VTIMEZONE',
      'TZID:Kantoortijd',
      `TZURL:${address()}`,
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:1',
      `DTSTART;TZID=Kantoortijd:${tomorrow()}T090000`,
      'DURATION:PT1H',
      `SUMMARY:Zie ${address()}`,
      `URL:${address()}`,
      `LOCATION;ALTREP="${address()}":${address()}`,
      `ATTACH:${address()}`,
      `CONFERENCE;VALUE=URI:${address()}`,
      `DESCRIPTION:${address()}`,
      `ATTENDEE;DIR="${address()}":mailto:ilse@example.nl`,
      'END:VEVENT',
    ),
  )
  expect(file).toMatchObject({ events: 1, skippedCount: 0 })
  const { events } = calendarEvents.parse((await call(token, { url: '/calendar/events-microsoft' })).json())
  expect(events).toMatchObject([{ subject: `Zie ${address()}`, location: address(), joinUrl: null }])
  expect(await otherVisits()).toBe(0)
})

test.each(['http', 'webcal'])('a file that holds nothing but an address of %s is no calendar', async (scheme) => {
  const { token } = await recruiter()
  expect((await send(token, address().replace('http', scheme))).statusCode).toBe(415)
  expect(await otherVisits()).toBe(0)
})

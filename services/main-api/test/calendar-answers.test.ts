import { expect, test } from '@jest/globals'
import { calendarEvent, type CalendarEvent } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { feedsOf } from './calendar-feed-support.ts'
import { calendarFilesOf, calendarOf } from './calendar-files-support.ts'
import { attendee, startCalendarApp, subjectsOf, tomorrow } from './calendar-support.ts'

const app = startCalendarApp()
const { recruiter, call, databaseUrl, connect, ask, week, add } = app
const { planned } = feedsOf(app)
const { imported } = calendarFilesOf(app)

const saveCandidate = (token: string, name: string, email: string) =>
  call(token, { method: 'POST', url: '/api/candidates', payload: { name, email } })
const candidatesOf = ({ participants }: CalendarEvent): (string | null)[] =>
  participants.attendees.map(({ candidate }) => candidate?.name ?? null)

test('appointments of Microsoft, of a file and planned here have the fields of the contract and no other', async () => {
  const owner = await recruiter()
  const day = tomorrow().slice(0, 10).replaceAll('-', '')
  await add({ start: tomorrow(), fields: { subject: 'Van Microsoft', attendees: [attendee('ilse@voorbeeld.nl')] } })
  await connect(owner.token)
  await imported(
    owner.token,
    calendarOf('BEGIN:VEVENT', 'UID:1', `DTSTART:${day}T120000Z`, 'SUMMARY:Bestand', 'END:VEVENT'),
  )
  await planned(owner, { subject: 'Gepland', starts: tomorrow(14), updated_at: '2999-01-01T00:00:00.000Z' })
  const { events } = (await ask(owner.token)).json<{ events: Record<string, unknown>[] }>()
  expect(events.map(({ subject, calendar }) => [subject, calendar])).toEqual([
    ['Van Microsoft', null],
    ['Bestand', 'agenda'],
    ['Gepland', null],
  ])
  const fields = Object.keys(calendarEvent.shape).toSorted()
  for (const event of events) expect(Object.keys(event).toSorted()).toEqual(fields)
  expect(events[0]?.['participants']).toEqual({
    attendees: [{ name: 'Iemand', address: 'ilse@voorbeeld.nl', answer: 'none', candidate: null }],
  })
})

test('what the version before stored, without an answer, is answered the same, and written once', async () => {
  const owner = await recruiter()
  await saveCandidate(owner.token, 'Ilse', 'ilse@voorbeeld.nl')
  await add(
    { start: tomorrow(), fields: { subject: 'Met\nIlse "<b>"', attendees: [attendee('Ilse@voorbeeld.nl')] } },
    { start: tomorrow(12), fields: { subject: 'Overleg' } },
  )
  await connect(owner.token)
  const day = tomorrow().slice(0, 10).replaceAll('-', '')
  await imported(
    owner.token,
    calendarOf('BEGIN:VEVENT', 'UID:1', `DTSTART:${day}T130000Z`, 'SUMMARY:Bestand', 'END:VEVENT'),
  )
  const { events } = await week(owner.token)
  expect(events.map(candidatesOf)).toEqual([['Ilse'], [], []])
  const asOwner = (statement: ReturnType<typeof sql>) => asRecruiter(databaseUrl(), owner, statement)
  await asOwner(
    sql`update main.calendar_events set answer = null, addresses = null where content::text not like '%Overleg%'`,
  )
  expect((await week(owner.token)).events).toEqual(events)
  const { rows } = await asOwner(sql`select 1 from main.calendar_events where answer is null or addresses is null`)
  expect(rows).toEqual([])
})

test('appointments of one moment keep their order when somebody in one becomes a candidate', async () => {
  const { token } = await recruiter()
  const at = (subject: string, ...people: string[]) => ({
    start: tomorrow(),
    fields: { subject, attendees: people.map((person) => attendee(person)) },
  })
  await add(at('A', 'a@voorbeeld.nl'), at('B', 'b@voorbeeld.nl', 'José@voorbeeld.nl'), at('C', 'B@Voorbeeld.nl'))
  await connect(token)
  const before = await week(token)
  await saveCandidate(token, 'Bo', 'b@voorbeeld.nl')
  // Alike without its accent, and yet the address of somebody else.
  await saveCandidate(token, 'Jose', 'jose@voorbeeld.nl')
  const after = await week(token)
  expect(subjectsOf(after)).toEqual(subjectsOf(before))
  expect(new Set(after.events.map((event) => [event.subject, ...candidatesOf(event)]))).toEqual(
    new Set([
      ['A', null],
      ['B', 'Bo', null],
      ['C', 'Bo'],
    ]),
  )
})

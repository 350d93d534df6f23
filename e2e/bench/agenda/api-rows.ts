import { randomBytes } from 'node:crypto'
import type { CalendarEvents } from '@wervio/contracts'
import type { BenchRow } from '../bench.ts'
import { benchPostgres, type Close } from '../bench-postgres.ts'
import { percentile } from '../candidates/measure.ts'
import { send, startMainApi } from '../own-main-api.ts'
import { processorOf } from './processor.ts'
import { addressOf, busyCalendar, EVENTS, ORDINARY_EVENTS, PEOPLE, ZONE } from './busy-week.ts'
import { withStops } from '../with-stops.ts'

const ROUNDS = 200
const WARM_UP = 20
/** Milliseconds that the agenda may take at the API (the issue), at the 95th percentile. */
const TARGET = 60

const ask = async (url: string, token: string): Promise<{ took: number; answer: unknown }> => {
  const start = performance.now()
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const text = await response.text()
  const took = performance.now() - start
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
  return { took, answer: JSON.parse(text) }
}

/** Brings a week of appointments as a file. */
const bringCalendar = async (url: string, token: string, count: number): Promise<void> => {
  const form = new FormData()
  form.append('file', new Blob([busyCalendar(count)], { type: 'text/calendar' }), 'agenda.ics')
  const imported = await fetch(`${url}/calendar/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (imported.status !== 201) throw new Error(`the calendar was refused: ${await imported.text()}`)
}

const measure = async (close: Close) => {
  const database = await benchPostgres()
  close(database.stop)
  const api = await startMainApi(database.url, close, {
    LOG_LEVEL: 'warn',
    MICROSOFT_CLIENT_ID: 'bench',
    WERVIO_TOKEN_KEYS: `bench:${randomBytes(32).toString('base64')}`,
  })
  const { token } = await api.recruiter()
  for (let number = 0; number < PEOPLE; number += 1)
    await send(`${api.url}/api/candidates`, token, { name: `Noor Visser ${number}`, email: addressOf(number) })
  await bringCalendar(api.url, token, EVENTS)
  const ordinary = (await api.recruiter()).token
  await bringCalendar(api.url, ordinary, ORDINARY_EVENTS)

  const agenda = `${api.url}/calendar/events-microsoft?zone=${encodeURIComponent(ZONE)}`
  const first = (await ask(agenda, token)).answer as CalendarEvents
  const eventsWithCandidate = first.events.filter(({ participants }) =>
    participants.attendees.some(({ candidate }) => candidate),
  )
  if (first.events.length < EVENTS - 1 || eventsWithCandidate.length < PEOPLE - 1)
    throw new Error(`${first.events.length} appointments, ${eventsWithCandidate.length} with a candidate`)
  const times = { agenda: [] as number[], ordinary: [] as number[], health: [] as number[] }
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const [name, url, caller] of [
      ['agenda', agenda, token],
      ['ordinary', agenda, ordinary],
      ['health', `${api.url}/health`, token],
    ] as const) {
      const { took } = await ask(url, caller)
      if (round >= 0) times[name].push(took)
    }
  const before = processorOf(api.pid)
  for (let round = 0; round < ROUNDS; round += 1) await ask(agenda, token)
  return { ...times, processor: (processorOf(api.pid) - before) / ROUNDS }
}

/** The agenda of a busy week from what is stored, at the API. */
export const apiRows = (): Promise<BenchRow[]> =>
  withStops(async (close) => {
    const { agenda, ordinary, health, processor } = await measure(close)
    const p95 = percentile(agenda, 0.95)
    const note = `${ROUNDS} calls, one at a time; half of them under ${percentile(agenda, 0.5).toFixed(1)} ms`
    return [
      {
        what: `GET agenda, ${EVENTS} appointments in the week, p95`,
        measured: p95,
        against: 'the stated time',
        reference: TARGET,
        unit: 'ms',
        limit: { atMost: 1 },
        note,
      },
      {
        what: `GET agenda, ${EVENTS} appointments in the week, p95`,
        measured: p95,
        against: 'GET /health, p95, in turn',
        reference: percentile(health, 0.95),
        unit: 'ms',
        limit: { atMost: 8 },
        note: 'health asks the database once and sends a line',
      },
      {
        what: `GET agenda, ${ORDINARY_EVENTS} appointments in the week, p95`,
        measured: percentile(ordinary, 0.95),
        against: 'the stated time',
        reference: TARGET,
        unit: 'ms',
        limit: { atMost: 1 },
        note: `an ordinary week; half of them under ${percentile(ordinary, 0.5).toFixed(1)} ms`,
      },
      {
        what: 'GET agenda, processor time of main-api a call',
        measured: processor,
        against: 'the stated time',
        reference: TARGET,
        unit: 'ms',
        limit: { atMost: 0.5 },
        note: 'the same on a busy machine',
      },
    ]
  })

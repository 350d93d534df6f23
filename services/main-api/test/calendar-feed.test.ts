import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { expect, test } from '@jest/globals'
import { errorBody, messages, type AuditEntry } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { asRecruiter, colleagueOf } from './as-recruiter.ts'
import { feedsOf } from './calendar-feed-support.ts'
import { build, newToken, startApp, untilReady } from './start-app.ts'

const started = startApp()
const { recruiter, call, databaseUrl } = started
const { made, state, read, planned } = feedsOf(started)

const JOIN = 'https://teams.microsoft.com/l/meetup-join/19%3ameeting_x/0'

/** The appointments of a feed, by what a calendar reads of them. */
const eventsOf = (body: string) =>
  new ICAL.Component(ICAL.parse(body) as never).getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate, location } = new ICAL.Event(component)
    return {
      uid,
      summary,
      location,
      starts: startDate.toJSDate().toISOString(),
      ends: endDate.toJSDate().toISOString(),
      status: component.getFirstPropertyValue('status'),
    }
  })

test('a recruiter makes an address at which a calendar reads the planned meetings, without a session', async () => {
  const owner = await recruiter()
  expect(await state(owner.token)).toEqual({ address: null, created_at: null, last_read_at: null })
  const meeting = await planned(owner, { subject: 'Kennismaking; met koffie, thee\\water', join_url: JOIN })
  const { address, created_at } = await made(owner.token)
  expect(address).toMatch(/^\/calendar\/feed\/[\w-]{43}\.ics$/)
  const response = await read(address)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT',
    'x-robots-tag': 'noindex',
  })
  expect(eventsOf(response.payload)).toEqual([
    {
      uid: `${meeting.id}@wervio`,
      summary: 'Kennismaking; met koffie, thee\\water',
      location: JOIN,
      starts: meeting.starts.replace(/\.\d{3}/, '.000'),
      ends: meeting.ends.replace(/\.\d{3}/, '.000'),
      status: 'CONFIRMED',
    },
  ])
  const after = await state(owner.token)
  expect(after).toMatchObject({ address: null, created_at })
  expect(after.last_read_at).not.toBeNull()
})

test('lines are folded at 75 bytes, end as the standard says, and hold nothing that a subject smuggles in', async () => {
  const owner = await recruiter()
  const subject = `Gesprek\r\nATTENDEE:mailto:x@elders.example\r\nEND:VEVENT ${'é👩🏽‍🔧'.repeat(40)}`
  await planned(owner, { subject })
  const { payload } = await read((await made(owner.token)).address)
  const lines = payload.split('\r\n')
  expect(payload.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines.filter((line) => /^(?:ATTENDEE|END:VEVENT)/.test(line))).toEqual(['END:VEVENT'])
  expect(eventsOf(payload)[0]?.summary).toBe(subject.replaceAll('\r\n', ' '))
  for (const name of ['VERSION', 'PRODID', 'UID', 'DTSTAMP', 'DTSTART', 'DTEND'])
    expect(lines.filter((line) => line.startsWith(`${name}:`))).toHaveLength(1)
  expect(lines.find((line) => line.startsWith('DTSTART:'))).toMatch(/^DTSTART:\d{8}T\d{6}Z$/)
})

test('who takes part and what the description says stay here', async () => {
  const owner = await recruiter()
  await planned(owner, { description: 'Salaris: 4.000', attendees: ['sanne@voorbeeld.nl'] })
  const { payload } = await read((await made(owner.token)).address)
  expect(payload).toContain('SUMMARY:Kennismaking')
  expect(payload).not.toMatch(/sanne|Salaris|ATTENDEE|ORGANIZER|DESCRIPTION/)
})

test('a cancelled meeting says so and has no way in; an unfinished one and one of long ago are not there', async () => {
  const owner = await recruiter()
  const meeting = await planned(owner, { join_url: JOIN })
  const { address } = await made(owner.token)
  await planned(owner, { ...meeting, state: 'cancelled', updated_at: '2026-11-21T10:00:00.000Z' })
  await planned(owner, { subject: 'Onaf', state: 'unfinished' })
  await planned(owner, { subject: 'Lang geleden', starts: '2026-01-05T10:00:00.000Z' })
  expect(eventsOf((await read(address)).payload)).toMatchObject([
    { uid: `${meeting.id}@wervio`, status: 'CANCELLED', location: null },
  ])
})

test('a calendar that has the same already gets nothing again, and everything after a change', async () => {
  const owner = await recruiter()
  const meeting = await planned(owner)
  const { address } = await made(owner.token)
  const first = await read(address)
  const tag = String(first.headers['etag'])
  for (const knownTags of [tag, `W/${tag}`, `"iets", ${tag}`, '*']) {
    const again = await read(address, { 'if-none-match': knownTags })
    expect([again.statusCode, again.payload, again.headers['etag']]).toEqual([304, '', tag])
  }
  await planned(owner, { ...meeting, subject: 'Tweede gesprek', updated_at: '2026-11-21T10:00:00.000Z' })
  const changed = await read(address, { 'if-none-match': tag })
  expect(changed.statusCode).toBe(200)
  expect(changed.headers['etag']).not.toBe(tag)
  // A meeting that was erased leaves no later moment behind.
  const since = await read(address, { 'if-modified-since': String(changed.headers['last-modified']) })
  expect(since.statusCode).toBe(200)
})

test('a new address kills the old one, and one that was taken back is dead', async () => {
  const owner = await recruiter()
  const old = await made(owner.token)
  expect((await read(old.address)).statusCode).toBe(200)
  const next = await made(owner.token)
  expect((await read(old.address)).statusCode).toBe(404)
  expect(await state(owner.token)).toMatchObject({ last_read_at: null })
  expect((await read(next.address)).statusCode).toBe(200)
  const revoke = () => call(owner.token, { method: 'DELETE', url: '/calendar/feed' })
  expect([(await revoke()).statusCode, (await revoke()).statusCode]).toEqual([204, 204])
  const response = await read(next.address, { 'if-none-match': '*' })
  expect(response.statusCode).toBe(404)
  expect(errorBody.parse(response.json())).toMatchObject({ code: 'not_found', error: messages.calendarFeedGone })
})

test('an address shows its maker’s meetings alone, not those of a colleague or of anybody else', async () => {
  const owner = await recruiter()
  const stranger = await recruiter()
  await planned(owner, { subject: 'Van de een' })
  await planned(stranger, { subject: 'Van een ander' })
  const colleague = await colleagueOf(databaseUrl(), owner, 'Bo')
  expect(eventsOf((await read((await made(owner.token)).address)).payload)).toMatchObject([{ summary: 'Van de een' }])
  expect(eventsOf((await read((await made(colleague)).address)).payload)).toEqual([])
  expect((await call(colleague, { method: 'DELETE', url: '/calendar/feed' })).statusCode).toBe(204)
  expect((await state(owner.token)).created_at).not.toBeNull()
})

test('what is guessed is refused alike: nearly right, empty, odd, long, and the hash instead of the secret', async () => {
  const owner = await recruiter()
  const { address } = await made(owner.token)
  const { rows } = await asRecruiter(databaseUrl(), owner, sql`select secret_hash from main.calendar_feeds`)
  const secret = address.slice('/calendar/feed/'.length, -'.ics'.length)
  const guesses = [
    secret.slice(0, -1),
    `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`,
    secret.toLowerCase(),
    `${secret}.ics.ics`,
    String(rows[0]?.['secret_hash']),
    randomBytes(32).toString('base64url'),
    '%27%20or%20true--',
    '%00',
    'x'.repeat(100),
  ]
  const first = await read('/calendar/feed/niets')
  expect(first.statusCode).toBe(404)
  expect(first.headers['cache-control']).toBe('no-store')
  for (const guess of guesses) {
    const response = await read(`/calendar/feed/${guess}`)
    expect([guess, response.statusCode, response.payload]).toEqual([guess, 404, first.payload])
  }
  expect((await read(`/calendar/feed/${'x'.repeat(5_000)}`)).statusCode).toBe(404)
  // A token of somebody adds nothing: the address alone counts.
  expect((await call(owner.token, { url: '/calendar/feed/niets' })).statusCode).toBe(404)
})

test('the secret stands in no log line, also not of an address that is nearly it', async () => {
  const lines: string[] = []
  const logDestination = new PassThrough().on('data', (line: Buffer) => lines.push(line.toString()))
  const app = build(databaseUrl(), { logDestination, logLevel: 'trace' })
  try {
    await untilReady(app)
    const token = newToken()
    const send = (method: 'POST' | 'GET', url: string) =>
      app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, payload: { provider: 'email' } })
    await send('POST', '/api/register')
    const address = (await send('POST', '/calendar/feed')).json<{ address: string }>().address
    const secret = address.slice('/calendar/feed/'.length, -'.ics'.length)
    expect((await app.inject({ url: address })).statusCode).toBe(200)
    await app.inject({ url: `/calendar/feed/${secret}/meer` })
    await app.inject({ method: 'POST', url: address })
    const log = lines.join('')
    expect(log).toContain('/calendar/feed/:secret')
    expect(log).not.toContain(secret)
  } finally {
    await app.close()
  }
})

test('a reading of the address stands in the audit log, under the name of whose address it is; a refused one does not', async () => {
  const owner = await recruiter()
  await planned(owner)
  const { address } = await made(owner.token)
  const tag = String((await read(address)).headers['etag'])
  expect((await read(address)).statusCode).toBe(200)
  expect((await read(address, { 'if-none-match': tag })).statusCode).toBe(304)
  expect((await read(`${address.slice(0, -8)}.ics`)).statusCode).toBe(404)
  await started.app().readLog?.flush()
  const entries = (await call(owner.token, { url: '/api/audit-log?category=read' })).json<AuditEntry[]>()
  expect(entries.filter(({ subject }) => subject.kind === 'calendar_feed')).toMatchObject([
    {
      action: 'read',
      actor: { id: owner.account.id },
      subject: { id: owner.account.id },
      detail: 'meetings',
      times: 2,
      candidate: null,
    },
  ])
})

test('somebody who tries without end is held back by network address', async () => {
  const answers = []
  for (let guess = 0; guess < 125; guess += 1)
    answers.push(await started.app().inject({ url: `/calendar/feed/${guess}`, remoteAddress: '203.0.113.9' }))
  expect(answers.at(-1)?.statusCode).toBe(429)
  expect(answers.at(-1)?.headers['retry-after']).toBeDefined()
  const answerToOtherAddress = await started.app().inject({ url: '/calendar/feed/x', remoteAddress: '203.0.113.10' })
  expect(answerToOtherAddress.statusCode).toBe(404)
})

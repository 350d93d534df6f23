import { expect, test } from '@jest/globals'
import { readIcs } from '../src/calendar/files/read-ics.ts'
import { createLine } from '../src/calendar/files/reading-line.ts'
import { calendarOf } from './calendar-files-support.ts'

/** Work that lasts until the test ends it. */
const pieces = (count: number) => {
  const startedJobs: number[] = []
  const gates = Array.from({ length: count }, () => Promise.withResolvers<number>())
  return {
    begun: startedJobs,
    gates,
    works: gates.map(
      ({ promise }, index) =>
        () => (startedJobs.push(index), promise),
    ),
  }
}

/** Resolves with the number of a piece once it has begun. */
const begins = async (startedJobs: readonly number[], index: number): Promise<number> => {
  while (!startedJobs.includes(index)) await new Promise(setImmediate)
  return index
}

test('of all that comes at once one piece runs at a time, in order, also after one that failed', async () => {
  const inTurn = createLine(8)
  const { begun, gates, works } = pieces(4)
  const results = Promise.allSettled(works.map((work) => inTurn(work)))
  for (const [index, gate] of gates.entries()) {
    expect(await begins(begun, index)).toBe(index)
    expect(begun).toHaveLength(index + 1)
    if (index === 1) gate.reject(new Error('stuk'))
    else gate.resolve(index)
  }
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
})

test('more than the line holds is refused, and taken again once there is room', async () => {
  const inTurn = createLine(2)
  const { gates, works } = pieces(4)
  const first = works.slice(0, 3).map((work) => inTurn(work))
  await expect(inTurn(() => Promise.resolve(9))).rejects.toMatchObject({ code: 'overloaded', retryAfter: 20 })
  for (const [index, gate] of gates.entries()) gate.resolve(index)
  await Promise.all(first)
  await expect(inTurn(() => Promise.resolve(9))).resolves.toBe(9)
})

test('files of several people are read by one thread after the other, each with its own answer', async () => {
  const read = (name: string) => readIcs(calendarOf(`X-WR-CALNAME:${name}`), new Date('2026-11-24T00:00:00Z'))
  const calendars = await Promise.all([read('Een'), readIcs('geen agenda', new Date()), read('Twee'), read('Drie')])
  expect(calendars.map((calendar) => calendar?.name ?? null)).toEqual(['Een', null, 'Twee', 'Drie'])
})

test.each([
  ['time', { milliseconds: 1, megabytes: 512 }],
  ['memory', { milliseconds: 60_000, megabytes: 12 }],
])('a file that takes more %s than it may is given up, and the next one is read', async (_what, limits) => {
  const today = new Date('2026-11-24T00:00:00Z')
  const events = Array.from({ length: 20_000 }, (_, at) => [
    'BEGIN:VEVENT',
    `UID:${at}`,
    'DTSTART:20261124T090000Z',
    'END:VEVENT',
  ])
  const [given, next] = await Promise.all([
    readIcs(calendarOf(...events.flat()), today, limits),
    readIcs(calendarOf('X-WR-CALNAME:Hierna'), today),
  ])
  expect([given, next?.name]).toEqual([null, 'Hierna'])
})

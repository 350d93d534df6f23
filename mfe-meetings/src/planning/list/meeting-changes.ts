import type { Meeting, MeetingChange } from '@wervio/contracts'
import { draftOf, valuesOf, type MeetingValues } from '../form/meeting-values.ts'
import { durationText } from '../form/duration-choice.ts'
import { hoursOf, whenOf } from './meeting-times.ts'
import { minutesOf } from '../form/meeting-values.ts'

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What of a meeting is changed by a form, and nothing else. */
export const changeOf = (meeting: Meeting, values: MeetingValues): Omit<MeetingChange, 'version' | 'message'> => {
  const before = draftOf(valuesOf(meeting))
  const after = draftOf(values)
  const fields = Object.keys(after) as (keyof typeof after)[]
  const changedFields = fields.filter((field) => !isSame(before[field], after[field]))
  return {
    ...Object.fromEntries(changedFields.map((field) => [field, after[field]])),
    // A time says nothing without its zone.
    ...(changedFields.includes('startTime') && after.timeZone && { timeZone: after.timeZone }),
  }
}

/** What is different of a meeting since it was opened, each as a sentence: 'Titel: Kennismaking'. */
export const differencesOf = (before: Meeting, now: Meeting): string[] => {
  const facts: [string, (meeting: Meeting) => string][] = [
    ['Titel', ({ subject }) => subject],
    ['Wanneer', (meeting) => `${whenOf(meeting)} (${hoursOf(meeting)})`],
    ['Duur', (meeting) => durationText(minutesOf(meeting))],
    ['Deelnemers', ({ attendees }) => attendees.join(', ')],
    ['Omschrijving', ({ description }) => description || 'geen'],
    ['Opname', ({ enable_bot }) => (enable_bot ? 'aan' : 'uit')],
    ['Kandidaat', ({ candidate }) => candidate?.name ?? 'geen'],
    ['Vacature', ({ vacancy }) => vacancy?.title ?? 'geen'],
    ['Status', ({ state }) => (state === 'cancelled' ? 'afgezegd' : 'gepland')],
  ]
  return facts.flatMap(([label, read]) => (read(before) === read(now) ? [] : [`${label}: ${read(now)}`]))
}

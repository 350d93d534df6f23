import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { summary } from '../testing/fake-services.ts'
import { daysOpen } from './days-open.ts'
import { candidatesHint, candidatesText, openText } from './progress-texts.ts'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 2, 30, 0, 30) })
})
afterEach(() => {
  jest.useRealTimers()
})

const madeOn = (...local: [number, number, number, number]) => ({ created_at: new Date(...local).toISOString() })

test.each([
  ['the same day', madeOn(2026, 2, 30, 0), 0, 'Vandaag geopend'],
  ['an hour before midnight', madeOn(2026, 2, 29, 23), 1, '1 dag open'],
  ['across the change to summer time', madeOn(2026, 2, 28, 23), 2, '2 dagen open'],
  ['a year', madeOn(2025, 2, 30, 12), 365, '365 dagen open'],
  ['a clock that runs behind', madeOn(2026, 2, 31, 9), 0, 'Vandaag geopend'],
])('days open count by the calendar: %s', (_, overrides, days, text) => {
  expect(daysOpen(summary(overrides))).toBe(days)
  expect(openText(summary(overrides))).toBe(text)
})

test.each([{ status: 'ingevuld' }, { status: 'vervallen' }, { archived_at: '2026-03-01T10:00:00.000Z' }])(
  'a vacancy that is not open has no days: %j',
  (overrides) => expect(openText(summary(overrides))).toBeNull(),
)

test.each([
  [{ open_applications: 0, new_applications: 0 }, '0 kandidaten', '0 kandidaten in de procedure'],
  [
    { open_applications: 1, new_applications: 1 },
    '1 kandidaat · 1 nieuw',
    '1 kandidaat in de procedure; nieuw: nog bij CV Ontvangen (1)',
  ],
  [
    { open_applications: 5, new_applications: 2 },
    '5 kandidaten · 2 nieuw',
    '5 kandidaten in de procedure; nieuw: nog bij CV Ontvangen (2)',
  ],
  [{ open_applications: 5 }, '5 kandidaten', '5 kandidaten in de procedure'],
])('candidates and those who are new: %j', (figures, text, hint) => {
  expect(candidatesText(figures)).toBe(text)
  expect(candidatesHint(figures)).toBe(hint)
})

import { expect, test } from '@jest/globals'
import { writeHours } from './hours.ts'

test.each([
  ['25 à 38u', '25–38 uur'],
  ['zelf te kiezen, van 13 tot 38u', 'zelf te kiezen, 13–38 uur'],
  ['24 tot 32 uur per week', '24–32 uur per week'],
  ['36-40 (compensatie in drukke tijd)', '36–40 uur (compensatie in drukke tijd)'],
  ['minimaal 24 maximaal 32 uur', '24–32 uur'],
  ['32-40u/week', '32–40 uur per week'],
  ['36 (4x9 kan)', '36 uur (4x9 kan)'],
  ['voltijds 40u', 'voltijds 40 uur'],
  ['24/24', 'Voltijds (24/24)'],
])('%s is %s', (typed, written) => expect(writeHours(typed)).toBe(written))

test.each([
  'fulltime',
  '32, 36 of 40 uur',
  '0,8 fte',
  '1200 uur per jaar',
  '32-40',
  '33,6',
  'van 7.00 tot 15.30 uur',
  '± 50 uur, overuren 130%',
])('%s stays', (typed) => expect(writeHours(typed)).toBe(typed))

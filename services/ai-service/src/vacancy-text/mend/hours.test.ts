import { expect, test } from '@jest/globals'
import { writeHours } from './hours.ts'

test.each([
  ['25 à 38u', '25–38 uur per week'],
  ['zelf te kiezen, van 13 tot 38u', 'zelf te kiezen, 13–38 uur per week'],
  ['24 tot 32 uur per week', '24–32 uur per week'],
  ['36-40 (compensatie in drukke tijd)', '36–40 uur per week (compensatie in drukke tijd)'],
  ['minimaal 24 maximaal 32 uur', '24–32 uur per week'],
  ['32-40u/week', '32–40 uur per week'],
  ['36 (4x9 kan)', '36 uur per week (4x9 kan)'],
  ['voltijds 40u', 'voltijds 40 uur per week'],
  ['24/24', 'Voltijds (24/24)'],
  ['24/24, start na de krokusvakantie', 'Voltijds (24/24), start na de krokusvakantie'],
  ['24-32 verspreid over 3 à 4 dagen', '24–32 uur per week verspreid over 3 à 4 dagen'],
  ['zomer 45 winter 30 (gemiddeld 38)', 'zomer 45 uur, winter 30 uur (gemiddeld 38 uur)'],
  ['32/38 incl. koopavond', '32–38 uur per week incl. koopavond'],
  ['38, 4 dagen', '38 uur per week, 4 dagen'],
  ['4x9 of 5x8', '4 × 9 of 5 × 8 uur per week'],
  ['van 7.30 tot 16.15 uur (39u)', 'van 7.30 tot 16.15 uur (39 uur per week)'],
])('%s is %s', (typed, written) => expect(writeHours(typed)).toBe(written))

test.each([
  'fulltime',
  '32, 36 of 40 uur',
  '0,8 fte',
  '1200 uur per jaar',
  '32-40',
  '33,6',
  '24/36 - maandag',
  '3x8',
  '40 uur per maand',
  'van 7.00 tot 15.30 uur',
  '± 50 uur, overuren 130%',
])('%s stays', (typed) => expect(writeHours(typed)).toBe(typed))

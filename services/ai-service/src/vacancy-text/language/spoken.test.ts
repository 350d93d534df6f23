import { expect, test } from '@jest/globals'
import { writeSpoken } from './spoken.ts'

test.each([
  [
    'je last de buizen en je leest de tekening je meet alles na voor je begint',
    'je last de buizen en je leest de tekening. Je meet alles na voor je begint',
  ],
  ['dan kun je werken met de nieuwste machines en je krijgt hulp', null],
  [
    'wij maken trappen in hout en staal punt we plaatsen ze ook zelf',
    'wij maken trappen in hout en staal. We plaatsen ze ook zelf',
  ],
  ['Je leest de tekening, je meet alles na en je belt de klant', null],
  ['uhm ja bij ons maken we alles zelf we werken met acht man', 'bij ons maken we alles zelf. We werken met acht man'],
  ['lassen en slijpen', null],
  [
    'je werkt van 8.30 tot 17.00 elke dag het is 40 uur per week',
    'je werkt van 8.30 tot 17.00 elke dag. Het is 40 uur per week',
  ],
])('%s', (typed, written) => expect(writeSpoken(typed)).toBe(written ?? typed))

test.each([
  [
    'ge krijgt een fiets van 30 euro per maand een verzekering voor je gezin gratis fruit en 25 dagen verlof',
    'ge krijgt een fiets van 30 euro per maand, een verzekering voor je gezin, gratis fruit en 25 dagen verlof',
  ],
  [
    'diploma secundair onderwijs vlot engels en je wilt leren',
    'diploma secundair onderwijs, vlot engels en je wilt leren',
  ],
])('the things of a spoken list: %s', (typed, written) => {
  expect(writeSpoken(typed, true)).toBe(written)
  expect(writeSpoken(typed)).toBe(typed)
})

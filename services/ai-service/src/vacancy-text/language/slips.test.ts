import { expect, test } from '@jest/globals'
import { mendSlips } from './slips.ts'

test.each([
  ['stikken op masjien', 'stikken op machine'],
  ['Masjien bedienen', 'Machine bedienen'],
  ['is nodg, iedren welkom', 'is nodig, iedereen welkom'],
  ['een proffesioneel team', 'een professioneel team'],
])('%s is %s', (typed, written) => expect(mendSlips(typed)).toBe(written))

test.each(['bij Masjien in Gent', 'mail naar masjien@masjien.example'])('%s stays', (typed) =>
  expect(mendSlips(typed)).toBe(typed),
)

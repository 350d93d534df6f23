import { expect, test } from '@jest/globals'
import { writeLooseEnglish, writeSector } from './loose-english.ts'

test.each([
  ['8% vakantiegeld en 25 days off', '8% vakantiegeld en 25 vrije dagen'],
  ['travel costs € 0,21 per km', 'reiskosten € 0,21 per km'],
  ['paid training (2 weken)', 'betaalde training (2 weken)'],
  ['complaints oplossen', 'klachten oplossen'],
  ['typing blind', 'blind typen'],
  ['mbo 2 of exp in call center', 'mbo 2 of ervaring in call center'],
  ['mbo 4 of gelijkwaardig door exp', 'mbo 4 of gelijkwaardig door ervaring'],
  ['Dutch and English fluent', 'Dutch and English fluent'],
  ['English good', 'goed Engels'],
  ['international team, open sfeer', 'internationaal team, open sfeer'],
  ['plus 20% shift allowance', 'plus 20% ploegentoeslag'],
  ['English ok', 'Engels is voldoende'],
  ['English B2', 'Engels B2'],
  ['driving license B', 'rijbewijs B'],
  ['gratis koffie en free parking', 'gratis koffie en gratis parkeren'],
  ['export naar Duitsland', 'export naar Duitsland'],
  ['We handle complaints for the whole region', 'We handle complaints for the whole region'],
])('%s: %s', (typed, dutch) => expect(writeLooseEnglish(typed)).toBe(dutch))

test('a sector has its Dutch name', () => {
  expect(writeSector('Energy')).toBe('energie')
  expect(writeSector('zorg')).toBe('zorg')
})

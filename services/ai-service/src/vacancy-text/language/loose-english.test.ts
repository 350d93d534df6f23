import { expect, test } from '@jest/globals'
import { writeLooseEnglish, writeSector } from './loose-english.ts'

test.each([
  ['8% vakantiegeld en 25 days off', '8% vakantiegeld en 25 vrije dagen'],
  ['hbo ICT or similar experience', 'hbo ICT of vergelijkbare ervaring'],
  ['on-call fee 150 gross per week', 'piketvergoeding 150 bruto per week'],
  ['training budget 1.500 per year', 'opleidingsbudget 1.500 per jaar'],
  ['no-nonsense, flat organisation, friday drinks', 'no-nonsense, platte organisatie, vrijdagmiddagborrel'],
  ['ITIL is nice to have', 'ITIL is een pre'],
  ['5 per team', '5 per team'],
  ['Utrecht, 3 days WFH', 'Utrecht, 3 dagen thuiswerken'],
  ['1 day a week working from home, de rest op kantoor', '1 dag thuiswerken, de rest op kantoor'],
  ['2 days thuis, rest op kantoor', '2 dagen thuis, rest op kantoor'],
  ['German is a plus', 'Duits is een pluspunt'],
  ['ervaring met SAP is a big plus', 'ervaring met SAP is een pluspunt'],
  ['rijbewijs B is a must', 'rijbewijs B is vereist'],
  ['learning budget of 750 euro', 'opleidingsbudget van 750 euro'],
  ['bonus tot 2,500 euro per jaar', 'bonus tot 2.500 euro per jaar'],
  ['tussen 1,250 en 2,5 ton', 'tussen 1,250 en 2,5 ton'],
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

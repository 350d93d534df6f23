import { expect, test } from '@jest/globals'
import { describeHours } from './hours.ts'
import { placeInSentence } from './place.ts'
import { readRole } from './role.ts'
import { describeSalary } from './salary.ts'
import { sectorPhrase } from './sector.ts'
import { describeTitle } from './title.ts'

test.each([
  ['32-40', '32–40 uur per week'],
  ['32-40 uur', '32–40 uur per week'],
  ['40', '40 uur per week'],
  ['36u', '36 uur per week'],
  ['32/40', '32–40 uur per week'],
  ['24 tot 32 uur per week', '24 tot 32 uur per week'],
  ['fulltime', 'fulltime'],
  ['1200 uur per jaar', '1200 uur per jaar'],
  ['160', '160'],
  ['0,8 fte', '0,8 fte'],
  ['0,6-0,8', '0,6–0,8 fte'],
  ['1', '1 fte'],
  ['1 uur per week', '1 uur per week'],
  ['0,5 u', '0,5 uur per week'],
])('hours %s are %s', (input, described) => expect(describeHours(input)).toBe(described))

test.each([
  ['€3.000 - €4.000', 'Een salaris van € 3.000 – € 4.000'],
  ['3000-4000', 'Een salaris van € 3.000 – € 4.000'],
  ['45k', 'Een salaris van 45k'],
  ['€ 18 per uur', 'Een salaris van € 18 per uur'],
  ['conform cao', 'Een salaris conform cao'],
  ['Schaal 9', 'Een salaris in schaal 9'],
  ['FWG 45', 'Een salaris in FWG 45'],
  ['marktconform', 'Een marktconform salaris'],
  ['in overleg', 'Salaris in overleg'],
  ['Uitstekend salaris', 'Uitstekend salaris'],
  ['afhankelijk van ervaring', 'Salaris: afhankelijk van ervaring'],
])('salary %s is %s', (input, described) => expect(describeSalary(input)).toBe(described))

test.each([
  ['Kok', 'Kok (m/v/x)'],
  ['Kok (m/v)', 'Kok (m/v)'],
  ['Kok m/v/x', 'Kok m/v/x'],
  ['Kok (V/M/X)', 'Kok (V/M/X)'],
  ['kok gezocht!!', 'Kok gezocht (m/v/x)'],
])('title %s is %s', (input, described) => expect(describeTitle(input)).toBe(described))

test.each([
  ['Verpleegkundige niveau 4', 'verpleegkundige niveau 4', true],
  ['Customer Success Manager', 'Customer Success Manager', true],
  ['Pedagogisch Medewerker', 'pedagogisch medewerker', true],
  ['Senior Beleidsmedewerker Duurzaamheid', 'senior beleidsmedewerker duurzaamheid', true],
  ['ICT-beheerder', 'ICT-beheerder', true],
  ['Java developer', 'Java developer', true],
  ['Docent Engels (m/v)', 'docent Engels', true],
  ['Technoloog Medische Beeldvorming', 'technoloog medische beeldvorming', true],
  ['Begeleider Dagbesteding', 'begeleider dagbesteding', true],
  ['Adviseur Openbare Veiligheid', 'adviseur openbare veiligheid', true],
  ['Verkoper Mercedes', 'verkoper Mercedes', true],
  ['Goudsmid', 'goudsmid', true],
  ['Schoonmaak', 'de functie Schoonmaak', false],
  ['Chauffeurs CE gezocht', 'de functie Chauffeurs CE', false],
])('inside a sentence %s is %s', (input, name, person) => expect(readRole(input, new Set())).toEqual({ name, person }))

test('a title that is a sentence is no role', () =>
  expect(readRole('Wij zoeken een enthousiaste kok voor in ons team', new Set())).toBeNull())

test.each([
  ['Utrecht', 'in Utrecht'],
  ['Texel', 'op Texel'],
  ['Regio Eindhoven', 'in de regio Eindhoven'],
  ["'s-Hertogenbosch", "in 's-Hertogenbosch"],
  ['Randstad', 'in de Randstad'],
  ['remote', null],
  ['Utrecht (hybride)', null],
  ['Diverse locaties', null],
  ['Haren, Groningen, Assen', null],
  ['Dorpsstraat 4, Vries', 'in Vries'],
])('place %s is %s', (input, phrase) => expect(placeInSentence(input)).toBe(phrase))

test.each([
  ['Zorg', 'in de zorg'],
  ['Onderwijs', 'in het onderwijs'],
  ['ICT', 'in de ICT'],
  ['Voedingsindustrie', 'in de voedingsindustrie'],
  ['E-commerce', null],
])('sector %s is %s', (input, phrase) => expect(sectorPhrase(input)).toBe(phrase))

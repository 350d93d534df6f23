import { expect, test } from '@jest/globals'
import { candidateOf, jobOf, matchOf } from '../testing/match-of.ts'
import { withoutOwnLife } from './own-life.ts'

test.each([
  ['Moeder van twee kinderen.', ''],
  ['Vader van drie.', 'drie.'],
  ['Zwangerschapsverlof van maart tot juli 2021.', ''],
  ['2019 - 2021: career break to raise my children', ''],
  ['Getrouwd met een verpleegkundige, drie kinderen op school', ''],
  ['Verpleegkundige met tien jaar ervaring, getrouwd, twee kinderen.', 'Verpleegkundige met tien jaar ervaring'],
  ['Ik woon samen met mijn man', 'Ik woon samen met'],
  ['Stay-at-home dad 2015–2018', ''],
  ['Huisvrouw 2010 - 2015', ''],
  ['huisman, 2010 - 2015', ''],
  ['Hij is een nette jonge man.', ''],
  ['Als vrouw in de bouw plan ik ritten', 'in de bouw plan ik ritten'],
  ["I'm a female engineer", 'engineer'],
])('%s', (line, rest) => expect(withoutOwnLife(line)).toBe(rest))

test.each([
  'Moeder en kind begeleiden',
  'Verpleegkundige op de afdeling vrouw en kind',
  'Leiding aan een team van tien man',
  'Gesprekken met alleenstaande moeders',
  'Verwerkt ouderschapsverlof en ziekteverlof in AFAS',
  'Administer sick leave and parental leave',
  'Zorg voor kinderen van 0 tot 4 jaar',
  'Aanspreekpunt voor ouders en gezinnen',
  'Huisman',
  'Monteur, Huisman Equipment, 2015 – 2018',
])('%s is work', (line) => expect(withoutOwnLife(line)).toBe(line))

const vacancy = { title: 'Begeleider', hard_skills: 'Ervaring met kinderen\nGezinnen begeleiden' }

test('somebody’s own family proves nothing that is asked', () => {
  const scoreOf = (summary: string | null) => matchOf(vacancy, { summary }).percentage
  expect(scoreOf('Ik ben moeder van twee kinderen. Thuis voor mijn gezin.')).toBe(scoreOf(null))
})

test('it takes nothing away from what the same line says of work', () => {
  const experience = [jobOf('Begeleider', [2019])]
  const scoreOf = (summary: string) => matchOf(vacancy, candidateOf({ summary, experience })).percentage
  expect(scoreOf('Gezinnen begeleid, getrouwd, twee kinderen.')).toBe(scoreOf('Gezinnen begeleid.'))
})

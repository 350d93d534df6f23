import { expect, test } from '@jest/globals'
import { readTitle } from './title.ts'

test.each([
  ['GEZOCHT!! Kok | Zwolle | 24-32 uur (m/v/x)', 'Kok', ['Zwolle', '24-32 uur']],
  ['Senior planner/werkvoorbereider - 32/40 uur - Zwolle', 'Senior planner/werkvoorbereider', ['32/40 uur', 'Zwolle']],
  ['Kok gezocht!', 'Kok', []],
  ['Kok m/v', 'Kok', []],
  ['Verpleger te Gent', 'Verpleger', ['te Gent']],
  ['Monteur regio Noord-Holland', 'Monteur', ['regio Noord-Holland']],
  ['Operator B (5-ploegen)', 'Operator B', ['5-ploegen']],
  ['Boekhoud(st)er 4/5 te Gent', 'Boekhouder', ['te Gent', '4/5']],
  ['Kok in Zwolle', 'Kok', []],
  ['Opvoeder / begeleider jeugdzorg', 'Opvoeder/begeleider jeugdzorg', []],
  ['Verpleegkundige niv. 4/5 in Rotterdam', 'Verpleegkundige niveau 4/5', ['in Rotterdam']],
  ['Wij zoeken een enthousiaste kok voor ons team in Zwolle', 'kok', ['enthousiast']],
  ['Topper gezocht: barista', 'barista', []],
  ['Magazijnier nachtploeg Zwolle', 'Magazijnier', ['nachtploeg']],
  ['Java Developer medior/senior', 'medior/senior Java Developer', []],
  ['Verpleegkundige nachtdienst', 'Verpleegkundige', ['nachtdienst']],
  ['Mdw. bediening, ochtend + avond', 'medewerker bediening', ['ochtend en avond']],
  ['Kok, Den Haag', 'Kok', ['Den Haag']],
  ['Verzorgende in ’s-Hertogenbosch', 'Verzorgende', ['in ’s-Hertogenbosch']],
  ['Jurist, 1,0 fte, schaal 11', 'Jurist', ['1,0 fte', 'schaal 11']],
])('%s is %s', (typed, title, rest) => expect(readTitle(typed, 'Zwolle')).toEqual({ title, rest }))

test.each([
  'Kok',
  'Zzp’er bouw',
  'Docent Engels',
  'Specialist in Excel',
  'Medewerker bediening',
  'Chauffeur C/E',
  'Verpleegkundige niveau 4',
  'HR-adviseur',
  'Verpleegkundige, Longziekten',
  'Specialist in Salesforce',
  'Begeleider te water',
  'Docent in Burgerschap',
  'Adviseur, Wonen',
])('%s stays', (typed) => expect(readTitle(typed, '').title).toBe(typed))

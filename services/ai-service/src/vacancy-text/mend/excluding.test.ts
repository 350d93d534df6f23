import { expect, test } from '@jest/globals'
import { insteadOf, isExcluding, withoutExcluding } from './excluding.ts'

test.each([
  'Fashionista',
  'native niveau NL',
  'jonge instelling',
  'Girls only team nu',
  'jong en dynamisch team',
  'One big family',
  'we zijn met vrouwen onder elkaar dus liefst een vrouw',
  'liefst een man',
  'bij voorkeur een dame',
  'voorkeur voor een man',
  'we zoeken een vlotte dame',
  'vrouwelijke collega gezocht',
  'spontane meid',
  'handige man',
  'geen mannen',
  'mannenteam',
  'hier werken we met alleen maar mannen onder elkaar',
  'leeftijd 20-30',
  'tussen 25 en 35 jaar',
  'max 35 jaar',
  'niet ouder dan 40',
  'jonge hond',
  'jonge kracht',
  'accentloos Nederlands',
  'geen buitenlanders',
  'nooit ziek',
  'geen rugklachten',
  'geen kinderen',
  'geen 9-5',
  'geen 9 tot 5 mentaliteit',
  'geen negen-tot-vijf-mentaliteit',
  'geen klokkijker',
])('%s shuts people out', (item) => expect(isExcluding(item)).toBe(true))

test.each([
  'jong team',
  'Nederlands sprekend',
  'werken met jonge kinderen',
  'React Native',
  'cloud-native systemen',
  'Je komt in een jong en dynamisch team terecht',
  'family office',
  'dames en heren knippen',
  'een man of vrouw die kan lassen',
  'minimaal 18 jaar',
  'kinderen van 4 tot 12 jaar begeleiden',
  'maximaal 10 jaar ervaring',
  '2 man per ploeg',
  'liefst ervaring in de zorg',
  'niet bang voor zieke dieren',
  'jonge kinderen begeleiden',
  'geen avonden',
  'alleen ochtenden',
  'je werkt van 9 tot 5',
])('%s stays', (item) => expect(isExcluding(item)).toBe(false))

test.each([
  ['Girls only team nu, we zijn trots op duurzame collectie', 'we zijn trots op duurzame collectie'],
  ['jong en dynamisch team, muziek in de refter', 'muziek in de refter'],
  ['One big family', ''],
  ['hecht team', 'hecht team'],
])('%s is %s', (story, rest) => expect(withoutExcluding(story)).toBe(rest))

test('a language is asked by what the work needs', () =>
  expect(insteadOf('native speaker')).toBe('goede beheersing van het Nederlands'))

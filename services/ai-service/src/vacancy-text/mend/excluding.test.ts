import { expect, test } from '@jest/globals'
import { insteadOf, isExcluding, isWishWithReason, withoutExcluding, withoutExcludingIn } from './excluding.ts'

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
  'liefst niet ouder dan 35, past bij het team',
  'max 40 jr',
  'native Dutch speaker only',
  'native English speaker',
  'liefst een Vlaming',
  'enkel Nederlanders',
  'geen Bulgaren nu, ploeg is compleet',
  'geen mensen met rugklachten',
  'geen moeders met jonge kinderen',
  'iemand zonder kinderwens',
  'mannen met ervaring hebben voorkeur',
  'dames krijgen de voorkeur',
  'we zoeken een echte young gun',
  'een whizzkid',
  'jonge ploeg dus graag niet ouder dan 35',
  'jonger dan 28 is mooi',
  'geen watje',
])('%s shuts people out', (item) => expect(isExcluding(item)).toBe(true))

test.each([
  'jong team',
  'Nederlands sprekend',
  'werken met jonge kinderen',
  'kinderen ouder dan 12 begeleiden',
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
  'ouders van cliënten te woord staan',
  'dames- en herenkapper',
  'maximaal 40 uur per week',
  'kandidaten met ervaring hebben voorkeur',
  'Belgische wetgeving kennen',
  'jonge ouders begeleiden',
])('%s stays', (item) => expect(isExcluding(item)).toBe(false))

test.each([
  ['Girls only team nu, we zijn trots op duurzame collectie', 'we zijn trots op duurzame collectie'],
  ['jong en dynamisch team, muziek in de refter', 'muziek in de refter'],
  ['One big family', ''],
  ['hecht team', 'hecht team'],
])('%s is %s', (story, rest) => expect(withoutExcluding(story)).toBe(rest))

test('a language is asked by what the work needs', () =>
  expect(insteadOf('native speaker')).toBe('goede beheersing van het Nederlands'))

test.each([
  ['liever geen Polen nu, ploeg compleet', true],
  ['geen mannen, past niet bij ons', true],
  ['geen rugklachten, geduldig', false],
  ['rijbewijs B, liever geen Polen', false],
  ['geen avonden, wel zaterdag', false],
])('%s is one wish with its reason: %s', (line, isOne) => expect(isWishWithReason(line)).toBe(isOne))

test('a sentence that shuts people out goes, also where it stands among others', () => {
  expect(withoutExcludingIn('Aanpakker, max 40 jaar, nauwkeurig. Liefst een man.')).toBe('Aanpakker, nauwkeurig.')
  expect(withoutExcludingIn('Aanpakker, nauwkeurig.  Leergierig.')).toBe('Aanpakker, nauwkeurig.  Leergierig.')
})

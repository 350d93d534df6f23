import { expect, test } from '@jest/globals'
import { insteadOf, isExcluding, withoutExcluding } from './excluding.ts'

test.each([
  'Fashionista',
  'native niveau NL',
  'jonge instelling',
  'Girls only team nu',
  'jong en dynamisch team',
  'One big family',
])('%s shuts people out', (item) => expect(isExcluding(item)).toBe(true))

test.each([
  'jong team',
  'Nederlands sprekend',
  'werken met jonge kinderen',
  'React Native',
  'cloud-native systemen',
  'Je komt in een jong en dynamisch team terecht',
  'family office',
])('%s stays', (item) => expect(isExcluding(item)).toBe(false))

test.each([
  ['Girls only team nu, we zijn trots op duurzame collectie', 'we zijn trots op duurzame collectie'],
  ['jong en dynamisch team, muziek in de refter', 'muziek in de refter'],
  ['One big family', ''],
  ['hecht team', 'hecht team'],
])('%s is %s', (story, rest) => expect(withoutExcluding(story)).toBe(rest))

test('a language is asked by what the work needs', () =>
  expect(insteadOf('native speaker')).toBe('goede beheersing van het Nederlands'))

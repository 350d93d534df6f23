import { expect, test } from '@jest/globals'
import { taxonomyOf } from '../../taxonomy/testing/taxonomy-of.ts'
import { deriveRequirements } from './derive.ts'
import { suggestedSkills } from './suggestions.ts'
import { vacancyOf } from '../testing/match-of.ts'

const taxonomy = taxonomyOf([
  {
    uri: 'imker',
    kind: 'occupation',
    labels: { nl: ['imker'], en: ['beekeeper'] },
    essential: ['slingeren', 'bijen', 'english'],
    optional: ['verkopen'],
  },
  { uri: 'slingeren', kind: 'skill', labels: { nl: ['honing slingeren'] } },
  { uri: 'bijen', kind: 'skill', labels: { nl: ['bijen houden'] } },
  { uri: 'english', kind: 'skill', labels: { en: ['comb extraction'] } },
  { uri: 'verkopen', kind: 'skill', labels: { nl: ['honing verkopen'] } },
])
const suggestionsFor = (title: string, hard_skills = '') =>
  suggestedSkills(title, deriveRequirements(vacancyOf({ title, hard_skills })).requirements, taxonomy)

test('the skills of the occupation that a title names, what it needs before what it may have', () => {
  expect(suggestionsFor('Ervaren imker (m/v)')).toEqual(['honing slingeren', 'bijen houden', 'honing verkopen'])
  expect(suggestionsFor('Beekeeper')).toHaveLength(3)
})

test('what is asked already is no suggestion', () => {
  expect(suggestionsFor('Imker', 'Ervaring met honing slingeren\nBijen houden')).toEqual(['honing verkopen'])
})

test('without a taxonomy, a title or an occupation there are none', () => {
  expect(suggestedSkills('Imker', [], null)).toEqual([])
  expect(suggestionsFor('')).toEqual([])
  expect(suggestionsFor('Planner')).toEqual([])
})

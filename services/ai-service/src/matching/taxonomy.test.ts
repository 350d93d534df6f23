import { expect, test } from '@jest/globals'
import { taxonomyOf } from '../taxonomy/testing/taxonomy-of.ts'
import { prepareCandidate } from './candidate/prepared.ts'
import { createMatcher } from './matcher.ts'
import { deriveRequirements } from './requirements/derive.ts'
import { candidateOf, jobOf, vacancyOf } from './testing/match-of.ts'

const TODAY = '2026-11-23'
const taxonomy = taxonomyOf([
  { uri: 'imker', kind: 'occupation', iscoGroup: '6123', labels: { nl: ['imker', 'bijenhouder'], en: ['apiarist'] } },
  {
    uri: 'zijderups',
    kind: 'occupation',
    iscoGroup: '6123',
    labels: { nl: ['zijderupsenteler'], en: ['sericulturist'] },
  },
  { uri: 'raten', kind: 'skill', labels: { nl: ['honing slingeren'], en: ['comb extraction'] } },
  { uri: 'uitbouwen', kind: 'skill', labels: { nl: ['centrifugeren van raten'] }, broader: ['raten'] },
  {
    uri: 'insectenkenner',
    kind: 'occupation',
    iscoGroup: '2131',
    labels: { nl: ['entomoloog', 'imker'], en: ['entomologist'] },
  },
])
const { requirements } = deriveRequirements(vacancyOf({ title: 'Imker', hard_skills: 'Honing slingeren' }))
const statesOf = (position: string, deeds: string, knownTaxonomy: typeof taxonomy | null) => {
  const candidate = prepareCandidate(candidateOf({ experience: [jobOf(position, [2019], deeds)] }), TODAY)
  return createMatcher(requirements, { today: TODAY, taxonomy: knownTaxonomy })(candidate).findings.map(
    ({ state }) => state,
  )
}

test('other names of one occupation and one skill are the same', () => {
  expect(statesOf('Apiarist', 'Comb extraction for two farms', taxonomy)).toEqual(['met', 'met'])
})

test('an occupation of the same unit group is kin', () => {
  expect(statesOf('Sericulturist', 'Comb extraction', taxonomy)[0]).toBe('partly')
})

test('without a taxonomy only the words count', () => {
  expect(statesOf('Apiarist', 'Comb extraction for two farms', null)).toEqual(['missing', 'missing'])
  expect(statesOf('Imker', 'Honing slingeren', null)).toEqual(['met', 'met'])
})

test('an occupation that no taxonomy knows is held beside the words', () => {
  expect(statesOf('Imker in opleiding tot meester', 'Ramen zetten', taxonomy)[0]).toBe('met')
})

test('a name that is only an alternative one of another occupation doesn’t make them the same', () => {
  expect(statesOf('Entomologist', 'Onderzoek', taxonomy)[0]).toBe('missing')
})

test('an occupation is found in a longer title', () => {
  expect(statesOf('Apiarist at two city farms', 'Onderhoud', taxonomy)[0]).toBe('met')
})

test('who has a kind of a skill has it, and who has the skill doesn’t have its kind', () => {
  const stateOf = (hard_skills: string, deeds: string) => {
    const { requirements: skillRequirements } = deriveRequirements(vacancyOf({ title: 'Imker', hard_skills }))
    const candidate = prepareCandidate(candidateOf({ experience: [jobOf('Imker', [2019], deeds)] }), TODAY)
    return createMatcher(skillRequirements, { today: TODAY, taxonomy })(candidate).findings[1]?.state
  }
  expect(stateOf('Ervaring met honing slingeren', 'Centrifugeren van raten')).toBe('met')
  expect(stateOf('Ervaring met honing slingeren', 'Comb extraction')).toBe('met')
  expect(stateOf('Centrifugeren van raten', 'Honing slingeren')).toBe('missing')
})

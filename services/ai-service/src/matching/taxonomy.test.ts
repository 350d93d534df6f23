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
])
const { requirements } = deriveRequirements(vacancyOf({ title: 'Imker', hard_skills: 'Honing slingeren' }))
const statesOf = (position: string, deeds: string, known: typeof taxonomy | null) => {
  const candidate = prepareCandidate(candidateOf({ experience: [jobOf(position, [2019], deeds)] }), TODAY)
  return createMatcher(requirements, { today: TODAY, taxonomy: known })(candidate).findings.map(({ state }) => state)
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

import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { traitScore } from '@wervio/contracts'
import { expectBaseline } from '@wervio/testing/baseline'
import { composePersona } from '../../src/engines/builtin/persona/compose-persona.ts'
import { labelledVacancies, type Side } from './labelled-sides.ts'
import { allTexts } from './vacancies.ts'

const MIDDLE = 5
const sideOf = (score: number | null): Side | null =>
  score === null ? null : score > MIDDLE ? 'above' : score < MIDDLE ? 'below' : 'middle'

test('every vacancy has labels', () => {
  expect(labelledVacancies.map(({ name }) => name).toSorted()).toEqual(Object.keys(allTexts).toSorted())
})

test('no trait of a labelled vacancy stands on the wrong side of the middle that stood on the right one', () => {
  const scores = Object.fromEntries(
    labelledVacancies.map(({ name, sides }) => {
      const { kenmerken } = composePersona(allTexts[name] ?? '').persona.persoonlijkheid
      return [
        name,
        Object.fromEntries(
          sides.map(([trait, side]) => [trait, sideOf(traitScore(kenmerken[trait])) === side ? 1 : 0]),
        ),
      ]
    }),
  )
  expectBaseline({ name: 'persona', file: join(import.meta.dirname, 'persona.baseline.json') }, scores)
})

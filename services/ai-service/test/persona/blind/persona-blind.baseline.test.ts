import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { composePersona } from '../../../src/engines/builtin/persona/compose-persona.ts'
import { personas } from '../../blind/personas/index.ts'
import type { Half } from '../../blind/wording.ts'
import { scorePersona, textOf, traitScores } from './score-persona.ts'

const casesOf = (half: Half) => personas.filter((labelled) => labelled.half === half)

/** The mean of each field, and `spread`: the part of the personas whose five scores no other one has. */
const meansOf = (half: Half): Record<string, number> => {
  const cases = casesOf(half)
  const scores = cases.map(scorePersona)
  const profiles = cases.map((labelled) => traitScores(composePersona(textOf(labelled)).persona).join())
  const fields = Object.keys(scores[0] ?? {})
  return {
    ...Object.fromEntries(
      fields.map((field) => [field, scores.reduce((sum, score) => sum + (score[field] ?? 0), 0) / scores.length]),
    ),
    spread:
      profiles.filter((profile) => profiles.indexOf(profile) === profiles.lastIndexOf(profile)).length /
      profiles.length,
  }
}

test('the halves have eight and seven vacancies', () => {
  expect(casesOf('tune')).toHaveLength(8)
  expect(casesOf('kept')).toHaveLength(7)
})

test('no persona of the half that rules may look at is worse than before', () => {
  expectBaseline(
    { name: 'persona-blind', file: join(import.meta.dirname, 'tune.baseline.json') },
    {
      ...Object.fromEntries(casesOf('tune').map((labelled) => [labelled.id, scorePersona(labelled)])),
      'mean of the half': meansOf('tune'),
    },
  )
})

test('the half that is kept from the rules is as good as before; only means of it are stored', () => {
  expectBaseline(
    { name: 'persona-blind', file: join(import.meta.dirname, 'kept.baseline.json') },
    { 'mean of the half': meansOf('kept') },
  )
})

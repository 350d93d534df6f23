import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { vacancyForms } from '../blind/vacancy-forms/index.ts'
import type { Half } from '../blind/wording.ts'
import { meansOf, scoreForm } from './score-form.ts'

const scoresOf = (half: Half) =>
  vacancyForms
    .filter((labelled) => labelled.half === half)
    .map((labelled) => ({ id: labelled.id, fields: scoreForm(labelled) }))

test('each half has twenty forms', () => {
  expect(scoresOf('tune')).toHaveLength(20)
  expect(scoresOf('kept')).toHaveLength(20)
})

test('no form of the half that rules may look at is written worse than before', () => {
  const scores = scoresOf('tune')
  expectBaseline(
    { name: 'vacancy-forms', file: join(import.meta.dirname, 'tune.baseline.json') },
    {
      ...Object.fromEntries(scores.map(({ id, fields }) => [id, fields])),
      'mean of the half': meansOf(scores.map(({ fields }) => fields)),
    },
  )
})

test('the half that is kept from the rules is written as well as before; only means of it are stored', () => {
  expectBaseline(
    { name: 'vacancy-forms', file: join(import.meta.dirname, 'kept.baseline.json') },
    { 'mean of the half': meansOf(scoresOf('kept').map(({ fields }) => fields)) },
  )
})

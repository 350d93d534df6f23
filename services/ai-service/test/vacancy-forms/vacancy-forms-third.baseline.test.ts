import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { thirdForms } from '../blind/third-forms/index.ts'
import type { Half } from '../blind/wording.ts'
import { meansOf, scoreForm } from './score-form.ts'

const scoresOf = (half: Half) =>
  thirdForms
    .filter((labelled) => labelled.half === half)
    .map((labelled) => ({ id: labelled.id, fields: scoreForm(labelled) }))

test('each half has twelve forms', () => {
  expect(scoresOf('tune')).toHaveLength(12)
  expect(scoresOf('kept')).toHaveLength(12)
})

test('no form of the half that rules may look at is written worse than before; of the other half only means are stored', () => {
  const scores = scoresOf('tune')
  expectBaseline(
    { name: 'vacancy-forms-third', file: join(import.meta.dirname, 'third.baseline.json') },
    {
      ...Object.fromEntries(scores.map(({ id, fields }) => [id, fields])),
      'mean of the open half': meansOf(scores.map(({ fields }) => fields)),
      'mean of the kept half': meansOf(scoresOf('kept').map(({ fields }) => fields)),
    },
  )
})

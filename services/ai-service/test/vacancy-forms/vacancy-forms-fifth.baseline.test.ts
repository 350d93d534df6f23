import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { fifthForms } from '../blind/fifth-forms/index.ts'
import { meansOf, scoreForm } from './score-form.ts'

test('no form of the set is written worse than before', () => {
  expect(fifthForms).toHaveLength(14)
  const scores = fifthForms.map((labelled) => ({ id: labelled.id, fields: scoreForm(labelled) }))
  expectBaseline(
    { name: 'vacancy-forms-fifth', file: join(import.meta.dirname, 'fifth.baseline.json') },
    {
      ...Object.fromEntries(scores.map(({ id, fields }) => [id, fields])),
      'mean of the set': meansOf(scores.map(({ fields }) => fields)),
    },
  )
})

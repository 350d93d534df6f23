import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { sixthForms } from '../blind/sixth-forms/index.ts'
import { meansOf, scoreForm } from './score-form.ts'

test('no form of the set is written worse than before', () => {
  expect(sixthForms).toHaveLength(12)
  const scores = sixthForms.map((labelled) => ({ id: labelled.id, fields: scoreForm(labelled) }))
  expectBaseline(
    { name: 'vacancy-forms-sixth', file: join(import.meta.dirname, 'sixth.baseline.json') },
    {
      ...Object.fromEntries(scores.map(({ id, fields }) => [id, fields])),
      'mean of the set': meansOf(scores.map(({ fields }) => fields)),
    },
  )
})

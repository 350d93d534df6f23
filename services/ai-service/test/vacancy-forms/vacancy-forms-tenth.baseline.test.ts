import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { tenthForms } from '../blind/tenth-forms/index.ts'
import { meansOf, scoreForm } from './score-form.ts'

test('no form of the set is written worse than before', () => {
  expect(tenthForms).toHaveLength(12)
  const scores = tenthForms.map((labelled) => ({ id: labelled.id, fields: scoreForm(labelled) }))
  expectBaseline(
    { name: 'vacancy-forms-tenth', file: join(import.meta.dirname, 'tenth.baseline.json') },
    {
      ...Object.fromEntries(scores.map(({ id, fields }) => [id, fields])),
      'mean of the set': meansOf(scores.map(({ fields }) => fields)),
    },
  )
})

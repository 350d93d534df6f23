import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { ninthForms } from '../blind/ninth-forms/index.ts'
import { meansOf, scoreForm } from './score-form.ts'

test('no form of the set is written worse than before', () => {
  expect(ninthForms).toHaveLength(12)
  const scores = ninthForms.map((labelled) => ({ id: labelled.id, fields: scoreForm(labelled) }))
  expectBaseline(
    { name: 'vacancy-forms-ninth', file: join(import.meta.dirname, 'ninth.baseline.json') },
    {
      ...Object.fromEntries(scores.map(({ id, fields }) => [id, fields])),
      'mean of the set': meansOf(scores.map(({ fields }) => fields)),
    },
  )
})

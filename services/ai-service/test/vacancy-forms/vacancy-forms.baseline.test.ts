import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { vacancyForms } from '../blind/vacancy-forms/index.ts'
import { meansOf, scoreForm } from './score-form.ts'

test.each(['tune', 'kept'] as const)('no form of the half %s is written worse than before', (half) => {
  const scores = vacancyForms
    .filter((labelled) => labelled.half === half)
    .map((labelled) => ({ id: labelled.id, fields: scoreForm(labelled) }))
  expect(scores).toHaveLength(20)
  expectBaseline(
    { name: 'vacancy-forms', file: join(import.meta.dirname, `${half}.baseline.json`) },
    {
      ...Object.fromEntries(scores.map(({ id, fields }) => [id, fields])),
      'mean of the half': meansOf(scores.map(({ fields }) => fields)),
    },
  )
})

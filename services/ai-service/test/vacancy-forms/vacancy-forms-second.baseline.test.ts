import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { secondForms } from '../blind/second-forms/index.ts'
import type { Half } from '../blind/wording.ts'
import { meansOf, scoreForm } from './score-form.ts'

const scoresOf = (half: Half) =>
  secondForms
    .filter((labelled) => labelled.half === half)
    .map((labelled) => ({ id: labelled.id, fields: scoreForm(labelled) }))

test('no form of either half is written worse than before', () => {
  const tuned = scoresOf('tune')
  const others = scoresOf('kept')
  expect([tuned.length, others.length]).toEqual([12, 12])
  expectBaseline(
    { name: 'vacancy-forms-second', file: join(import.meta.dirname, 'second.baseline.json') },
    {
      ...Object.fromEntries([...tuned, ...others].map(({ id, fields }) => [id, fields])),
      'mean of the open half': meansOf(tuned.map(({ fields }) => fields)),
      'mean of the half that was kept': meansOf(others.map(({ fields }) => fields)),
    },
  )
})

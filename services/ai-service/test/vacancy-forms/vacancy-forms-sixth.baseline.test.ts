import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { sixthForms } from '../blind/sixth-forms/index.ts'
import { meansOf, scoreForm } from './score-form.ts'

test('the set that is kept from the rules is written as well as before; only means of it are stored', () => {
  expect(sixthForms).toHaveLength(12)
  expect(sixthForms.filter(({ half }) => half !== 'kept')).toEqual([])
  expectBaseline(
    { name: 'vacancy-forms-sixth', file: join(import.meta.dirname, 'sixth.baseline.json') },
    { 'mean of the set': meansOf(sixthForms.map(scoreForm)) },
  )
})

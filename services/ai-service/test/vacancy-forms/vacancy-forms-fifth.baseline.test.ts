import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { fifthForms } from '../blind/fifth-forms/index.ts'
import { meansOf, scoreForm } from './score-form.ts'

test('the set that is kept from the rules is written as well as before; only means of it are stored', () => {
  expect(fifthForms).toHaveLength(14)
  expect(fifthForms.filter(({ half }) => half !== 'kept')).toEqual([])
  expectBaseline(
    { name: 'vacancy-forms-fifth', file: join(import.meta.dirname, 'fifth.baseline.json') },
    { 'mean of the set': meansOf(fifthForms.map(scoreForm)) },
  )
})

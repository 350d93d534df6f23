import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { tenthForms } from '../blind/tenth-forms/index.ts'
import { meansOf, scoreForm } from './score-form.ts'

test('the tenth set, kept from the rules, is written as well as before; only means of it are stored', () => {
  expect(tenthForms).toHaveLength(12)
  expect(tenthForms.filter(({ half }) => half !== 'kept')).toEqual([])
  expectBaseline(
    { name: 'vacancy-forms-tenth', file: join(import.meta.dirname, 'tenth.baseline.json') },
    { 'mean of the set': meansOf(tenthForms.map(scoreForm)) },
  )
})

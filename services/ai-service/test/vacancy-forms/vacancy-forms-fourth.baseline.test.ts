import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { fourthForms } from '../blind/fourth-forms/index.ts'
import { meansOf, scoreForm } from './score-form.ts'

test('the set that is kept from the rules is written as well as before; only means of it are stored', () => {
  expect(fourthForms).toHaveLength(14)
  expect(fourthForms.filter(({ half }) => half !== 'kept')).toEqual([])
  expectBaseline(
    { name: 'vacancy-forms-fourth', file: join(import.meta.dirname, 'fourth.baseline.json') },
    { 'mean of the set': meansOf(fourthForms.map(scoreForm)) },
  )
})

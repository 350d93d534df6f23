import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { eleventhForms } from '../blind/eleventh-forms/index.ts'
import { meansOf, scoreForm } from './score-form.ts'

test('the eleventh set, kept from the rules, is written as well as before; only means of it are stored', () => {
  expect(eleventhForms).toHaveLength(12)
  expect(eleventhForms.filter(({ half }) => half !== 'kept')).toEqual([])
  expectBaseline(
    { name: 'vacancy-forms-eleventh', file: join(import.meta.dirname, 'eleventh.baseline.json') },
    { 'mean of the set': meansOf(eleventhForms.map(scoreForm)) },
  )
})

import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { figuresOf } from './score.ts'
import { secondSentences } from './second.ts'
import type { Half } from './types.ts'

const halfOf = (half: Half) => secondSentences.filter((sentence) => sentence.half === half)

test('neither half of the second sentences is judged worse than before', () => {
  expect([halfOf('tune').length, halfOf('kept').length]).toEqual([12, 12])
  expectBaseline(
    { name: 'tekstcheck-second', file: join(import.meta.dirname, 'second.baseline.json') },
    { 'open half': figuresOf(halfOf('tune')), 'kept half': figuresOf(halfOf('kept')) },
  )
})

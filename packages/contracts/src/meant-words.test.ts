import { expect, test } from '@jest/globals'
import { withoutMeantMarks } from './meant-words.ts'

test('marks go, their words stay, and a mark alone is a mark', () => {
  expect(withoutMeantMarks('Koken\n«Bonus nog navragen», «afwas»')).toBe('Koken\nBonus nog navragen, afwas')
  expect(withoutMeantMarks('a « b')).toBe('a « b')
  expect(withoutMeantMarks('')).toBe('')
})

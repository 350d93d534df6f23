import { expect, test } from '@jest/globals'
import { vacancyLine } from './vacancy-count.ts'

test.each([
  [0, null, 'Nog geen vacatures'],
  [1, null, '1 vacature'],
  [2, null, '2 vacatures'],
  [1, 'next', 'Meer dan 1 vacature'],
  [50, 'next', 'Meer dan 50 vacatures'],
])('%s vacancies with %s as the next page read "%s"', (count, nextCursor, line) => {
  expect(vacancyLine({ items: Array.from({ length: count }), nextCursor })).toBe(line)
})

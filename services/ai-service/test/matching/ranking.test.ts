import { expect, test } from '@jest/globals'
import { ndcg, pairwiseAccuracy } from './ranking.ts'

const ranked = (...grades: number[]) => grades.map((grade, at) => ({ score: -at, grade }))

test('the best order has 1, the worst less', () => {
  expect(ndcg(ranked(3, 2, 1, 0))).toBe(1)
  expect(ndcg(ranked(0, 1, 2, 3))).toBeCloseTo(0.5478, 3)
})

test('an order nobody gave earns the mean of its orders', () => {
  const tied = [3, 0].map((grade) => ({ score: 1, grade }))
  expect(ndcg(tied)).toBeLessThan(1)
  expect(pairwiseAccuracy(tied)).toBe(0.5)
})

test('pairs with the same grade are not counted', () => {
  expect(pairwiseAccuracy(ranked(1, 1))).toBe(1)
  expect(pairwiseAccuracy(ranked(0, 3, 0))).toBe(0.5)
})

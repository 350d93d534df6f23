import { describe, expect, it } from '@jest/globals'
import { same } from './normalise.ts'
import { figuresOf, tallyList } from './tally.ts'

describe('a tally', () => {
  it('pairs as many as can be paired, whatever the order', () => {
    const either = (truth: string, answer: string) => truth === 'both' || same(truth, answer)
    expect(tallyList(['both', 'one'], ['one', 'two'], either)).toEqual({ hits: 2, wrong: 0, missed: 0 })
  })

  it('gives precision, recall and F1', () => {
    const { precision, recall, f1 } = figuresOf({ hits: 3, wrong: 1, missed: 2 })
    expect([precision, recall, f1]).toEqual([0.75, 0.6, 2 / 3])
  })

  it('is perfect when nothing was there and nothing was said', () => {
    expect(figuresOf({ hits: 0, wrong: 0, missed: 0 })).toEqual({ precision: 1, recall: 1, f1: 1 })
  })
})

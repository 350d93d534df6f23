import { expect, test } from '@jest/globals'
import { sentenceTimes } from './sentence-times.ts'

const text = 'Ik plan roosters. Dat doe ik graag.'
const sentences = ['Ik plan roosters.', 'Dat doe ik graag.']
const segment = { start: 10, end: 20, speaker: '1', text }
const word = (start: number, at?: number) => ({ start, end: start + 0.5, ...(at !== undefined && { at }) })

test('the words of a sentence give its times', () => {
  const words = [word(10, 0), word(10.6, 3), word(11.2, 8), word(17, 18), word(17.6, 22), word(18.4, 29)]
  expect(sentenceTimes({ ...segment, words }, sentences)).toEqual([
    { start: 10, end: 11.7, isEstimate: false },
    { start: 17, end: 18.9, isEstimate: false },
  ])
})

test('without words a sentence has its share of the segment, and says that it is an estimate', () => {
  const estimates = [
    { start: 10, end: 14.9, isEstimate: true },
    { start: 15.1, end: 20, isEstimate: true },
  ]
  expect(sentenceTimes(segment, sentences)).toEqual(estimates)
  expect(sentenceTimes({ ...segment, words: null }, sentences)).toEqual(estimates)
  expect(sentenceTimes({ ...segment, words: [word(11)] }, sentences)).toEqual(estimates)
})

test('a sentence without a word of its own is estimated beside one that has some', () => {
  expect(sentenceTimes({ ...segment, words: [word(10.2, 0)] }, sentences)).toEqual([
    { start: 10.2, end: 10.7, isEstimate: false },
    { start: 15.1, end: 20, isEstimate: true },
  ])
})

test('the only sentence of a segment has its times, and one that reads otherwise than the text has them as an estimate', () => {
  expect(sentenceTimes(segment, [text])).toEqual([{ start: 10, end: 20, isEstimate: false }])
  expect(sentenceTimes(segment, ['Ik  plan', 'Dat doe ik graag.'])[0]).toEqual({ start: 10, end: 20, isEstimate: true })
})

test('the same sentence twice has two times', () => {
  const twice = { start: 0, end: 10, speaker: '1', text: 'Ja. Ja.' }
  expect(sentenceTimes(twice, ['Ja.', 'Ja.']).map(({ start }) => start)).toEqual([0, 5.7])
})

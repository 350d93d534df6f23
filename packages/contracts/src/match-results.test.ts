import { expect, test } from '@jest/globals'
import { mustCounts, mustsText, scoreOfStates } from './match-results.ts'

const weighing = (...weights: number[]) => weights.map((weight) => ({ weight }))

test('a score is the sum of weights, of which a part counts for half and what was not found for nothing', () => {
  expect(scoreOfStates(weighing(3, 2, 1, 1), ['met', 'partly', 'missing', 'met'])).toEqual({
    points: 5,
    maximum: 7,
    percentage: 71,
  })
})

test('a weight of 0 stays out of the sum, and nothing to weigh is 0', () => {
  expect(scoreOfStates(weighing(0, 2), ['missing', 'met']).percentage).toBe(100)
  expect(scoreOfStates(weighing(0), ['met'])).toEqual({ points: 0, maximum: 0, percentage: 0 })
  expect(scoreOfStates([], []).percentage).toBe(0)
})

test('a state that is absent, or that only a newer service knows, earns nothing', () => {
  expect(scoreOfStates(weighing(1, 1, 1), ['met', 'misschien']).points).toBe(1)
})

test('halves of odd weights are told to two decimals', () => {
  expect(scoreOfStates(weighing(0.1, 0.2, 0.35), ['met', 'met', 'partly']).points).toBe(0.48)
})

const must = { importance: 'must', weight: 2 }
const nice = { importance: 'nice', weight: 1 }
const uncounted = { importance: 'must', weight: 0 }

test.each([
  [
    [must, must, must, must, nice],
    ['met', 'met', 'partly', 'missing', 'missing'],
    'voldoet aan 2 van 4 eisen, mist 1, deels 1',
  ],
  [[must, must, nice], ['met', 'partly', 'missing'], 'voldoet aan 1 van 2 eisen, deels 1'],
  [[must, nice, nice], ['met', 'missing', 'missing'], 'voldoet aan 1 van 1 eis'],
  [[must, uncounted], ['missing', 'missing'], 'voldoet aan 0 van 1 eis, mist 1'],
  [[must], [], 'voldoet aan 0 van 1 eis, mist 1'],
  [[nice, uncounted], ['missing', 'missing'], 'geen eisen, alleen pluspunten'],
])('only a must that was not found at all is missing: %j %j', (requirements, states, text) =>
  expect(mustsText(mustCounts(requirements, states))).toBe(text),
)

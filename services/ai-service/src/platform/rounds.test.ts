import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { startRounds } from './rounds.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('a round begins a pause after the one before ended, and none after the end', async () => {
  const rounds: PromiseWithResolvers<void>[] = []
  const stop = startRounds(() => {
    const round = Promise.withResolvers<void>()
    rounds.push(round)
    return round.promise
  }, 1_000)
  expect(rounds).toHaveLength(0)
  await jest.advanceTimersByTimeAsync(5_000)
  expect(rounds).toHaveLength(1)
  rounds[0]?.resolve()
  await jest.advanceTimersByTimeAsync(999)
  expect(rounds).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(rounds).toHaveLength(2)
  let isStopped = false
  const stopped = stop().then(() => (isStopped = true))
  await jest.advanceTimersByTimeAsync(5_000)
  expect(isStopped).toBe(false)
  rounds[1]?.resolve()
  await stopped
  await jest.advanceTimersByTimeAsync(5_000)
  expect(rounds).toHaveLength(2)
})

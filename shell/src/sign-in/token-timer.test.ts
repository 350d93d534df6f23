import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createTokenTimer } from './token-timer.ts'

const minute = 60_000

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('renews five minutes before the token ends, and only for the newest token', () => {
  const renew = jest.fn()
  const timer = createTokenTimer(renew)
  timer.start(Date.now() + 60 * minute)
  jest.advanceTimersByTime(50 * minute)
  timer.start(Date.now() + 60 * minute)
  jest.advanceTimersByTime(54 * minute)
  expect(renew).not.toHaveBeenCalled()
  jest.advanceTimersByTime(minute)
  expect(renew).toHaveBeenCalledTimes(1)
})

test('waits half a minute for a token that is nearly over, and stops when told', () => {
  const renew = jest.fn()
  const timer = createTokenTimer(renew)
  timer.start(Date.now() + minute)
  jest.advanceTimersByTime(29_999)
  expect(renew).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(renew).toHaveBeenCalledTimes(1)
  timer.start(Date.now() + minute)
  timer.stop()
  jest.advanceTimersByTime(60 * minute)
  expect(renew).toHaveBeenCalledTimes(1)
})

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { backOff } from './back-off.ts'

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Says whether the wait is over. */
const wait = (failures: number) => {
  const leaving = new AbortController()
  const state = { isOver: false, leave: () => leaving.abort() }
  const end = async () => {
    await backOff(failures, leaving.signal)
    state.isOver = true
  }
  void end()
  return state
}
const settle = () => jest.advanceTimersByTimeAsync(0)
const setVisibility = (visibility: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

test.each([
  [0, 1_000],
  [1, 2_000],
  [3, 8_000],
  [6, 60_000],
  [500, 60_000],
])('after %d failures in a row it waits %d ms', async (failures, ms) => {
  const state = wait(failures)
  await jest.advanceTimersByTimeAsync(ms - 1)
  expect(state.isOver).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(state.isOver).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})

test('tabs everywhere do not come back at once: the wait is spread over its second half', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0)
  const state = wait(3)
  await jest.advanceTimersByTimeAsync(3_999)
  expect(state.isOver).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(state.isOver).toBe(true)
})

test.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['somebody looks at it again', () => setVisibility('visible')],
])('it ends when %s', async (_, wake) => {
  const state = wait(9)
  setVisibility('hidden')
  await settle()
  expect(state.isOver).toBe(false)
  wake()
  await settle()
  expect(state.isOver).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})

test('it ends with the session, also with one that ended before', async () => {
  const state = wait(9)
  state.leave()
  await settle()
  expect(state.isOver).toBe(true)
  await backOff(9, AbortSignal.abort())
  expect(jest.getTimerCount()).toBe(0)
})

/** Where jest-circus looks for the time limit that a test file sets. */
export const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL')

const MOCKS = ['fn', 'spyOn', 'mocked', 'replaceProperty', 'isMockFunction']
const ALL_MOCKS = ['clearAllMocks', 'resetAllMocks', 'restoreAllMocks']
const CLOCK = [
  'advanceTimersByTime',
  'advanceTimersByTimeAsync',
  'advanceTimersToNextTimer',
  'advanceTimersToNextTimerAsync',
  'clearAllTimers',
  'getRealSystemTime',
  'getTimerCount',
  'now',
  'runAllTicks',
  'runAllTimers',
  'runAllTimersAsync',
  'runOnlyPendingTimers',
  'runOnlyPendingTimersAsync',
  'setSystemTime',
]

/** The `jest` of `@jest/globals`, without what replaces modules: those are shared by the test files of a process. */
export const jestObject = ({ moduleMocker, fakeTimersModern }, fakeTimers) => {
  const jest = {}
  const chained = (call) => {
    return (...values) => {
      call(...values)
      return jest
    }
  }
  for (const name of MOCKS) jest[name] = moduleMocker[name].bind(moduleMocker)
  for (const name of ALL_MOCKS) jest[name] = chained(() => moduleMocker[name]())
  for (const name of CLOCK) jest[name] = fakeTimersModern[name].bind(fakeTimersModern)
  jest.useFakeTimers = chained((options) => fakeTimersModern.useFakeTimers({ ...fakeTimers, ...options }))
  jest.useRealTimers = chained(() => fakeTimersModern.useRealTimers())
  jest.setTimeout = chained((ms) => {
    globalThis[TEST_TIMEOUT] = ms
  })
  return jest
}

import { afterEach, expect, jest, test } from '@jest/globals'
import { ServiceError } from '../service-error.ts'
import { createAdmission, type EntryOptions, type Leave } from './admission.ts'
import type { Who } from './waiting-line.ts'

afterEach(() => {
  jest.useRealTimers()
})

const someone = (caller: string, organisation = 'bureau'): Who => ({ caller, organisation })

/** A door with a clock that only moves when it is told to. */
const setUp = (places = 1) => {
  let time = 0
  const admission = createAdmission(places, () => time)
  const admittedRequests: Leave[] = []
  const order: string[] = []
  const enter = async (who: Who, options: EntryOptions = {}): Promise<void> => {
    const leave = await admission.enter(who, options)
    order.push(who.caller)
    admittedRequests.push(leave)
  }
  /** Lets the one inside go after `milliseconds`, and whoever is next come in. */
  const serve = async (milliseconds = 0): Promise<void> => {
    time += milliseconds
    admittedRequests.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { enter, serve, order, pass: (milliseconds: number) => (time += milliseconds) }
}

const refusalOf = (entering: Promise<void>): Promise<unknown> =>
  entering.then(
    () => null,
    (error: unknown) => error,
  )

test('with a free place nobody waits', async () => {
  const { enter, order } = setUp(3)
  for (const caller of ['jan', 'noor', 'eva']) await enter(someone(caller))
  expect(order).toEqual(['jan', 'noor', 'eva'])
})

test('callers take turns: many requests of one delay the others by one each', async () => {
  const { enter, serve, order } = setUp()
  const waiting = ['jan', 'jan', 'jan', 'jan', 'noor', 'eva', 'noor'].map((caller) => enter(someone(caller)))
  for (const _ of waiting) await serve()
  await Promise.all(waiting)
  expect(order).toEqual(['jan', 'jan', 'noor', 'eva', 'jan', 'noor', 'jan'])
})

test('who would wait too long is refused at once, and told when to come back', async () => {
  const { enter, pass, serve } = setUp()
  const first = enter(someone('noor'))
  pass(2_500)
  const second = enter(someone('eva'))
  pass(600)
  const error = await refusalOf(enter(someone('jan')))
  expect(error).toBeInstanceOf(ServiceError)
  expect(error).toMatchObject({ code: 'overloaded', status: 503, retryAfter: 4 })
  await serve()
  await Promise.all([first, second])
  await serve()
  await enter(someone('jan'))
})

/** As many of `organisation` as are let in to wait. */
const flood = async ({ enter }: ReturnType<typeof setUp>, organisation: string, accounts: number): Promise<number> => {
  let refusals = 0
  const count = 2_000
  for (let number = 0; number < count; number += 1) {
    enter(someone(`${organisation} ${number % accounts}`, organisation)).catch(() => {
      refusals += 1
    })
  }
  await new Promise((resolve) => setImmediate(resolve))
  return count - refusals
}

test.each([1, 50, 2_000])(
  'a flood of one organisation by %d accounts is cut, and refuses nobody else',
  async (accounts) => {
    const door = setUp()
    expect(await flood(door, 'flood', accounts)).toBeLessThan(700)
    const admission = door.enter(someone('noor', 'elders'))
    for (let turn = 0; turn < 700 && !door.order.includes('noor'); turn += 1) await door.serve(5)
    await admission
    expect(door.order).toContain('noor')
  },
)

test('what has begun, and what nobody waits for, is never refused', async () => {
  const door = setUp()
  await flood(door, 'flood', 1)
  door.pass(60_000)
  const patient = door.enter(someone('import', 'flood'), { patient: true })
  for (let turn = 0; turn < 2_000 && !door.order.includes('import'); turn += 1) await door.serve()
  await patient
})

test('nobody waits over five seconds, however wrong the estimate was', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const { enter } = setUp()
  await enter(someone('noor'))
  const waiting = refusalOf(enter(someone('jan')))
  await jest.advanceTimersByTimeAsync(5_000)
  expect(await waiting).toMatchObject({ code: 'overloaded', retryAfter: 5 })
})

test('a request that is withdrawn leaves the line', async () => {
  const { enter, serve, order } = setUp()
  await enter(someone('noor'))
  const withdrawn = new AbortController()
  const jan = refusalOf(enter(someone('jan'), { withdrawn: withdrawn.signal }))
  const eva = enter(someone('eva'))
  withdrawn.abort('not needed')
  expect(await jan).toBe('not needed')
  await serve()
  await eva
  expect(order).toEqual(['noor', 'eva'])
})

test('who joins an earlier request waits for that one where others are refused, without a place in the line', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const { enter, serve, order, pass } = setUp()
  await enter(someone('noor'))
  const eva = enter(someone('eva'))
  pass(3_100)
  expect(await refusalOf(enter(someone('jan')))).toMatchObject({ code: 'overloaded' })
  const withdrawn = new AbortController()
  const joined = refusalOf(enter(someone('jan'), { joins: true, withdrawn: withdrawn.signal }))
  const late = refusalOf(enter(someone('kim'), { joins: true }))
  await serve()
  await eva
  await serve()
  expect(order).toEqual(['noor', 'eva'])
  withdrawn.abort('not needed')
  expect(await joined).toBe('not needed')
  await jest.advanceTimersByTimeAsync(5_000)
  expect(await late).toMatchObject({ code: 'overloaded' })
})

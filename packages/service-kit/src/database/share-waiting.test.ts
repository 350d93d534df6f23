import { expect, test } from '@jest/globals'
import { createShareWaiting } from './share-waiting.ts'

/** Reads that begin when they are told to, and answer with how many began before them. */
const setUp = () => {
  const share = createShareWaiting()
  const turns: (() => void)[] = []
  let begun = 0
  const read = (key: string): Promise<number> =>
    share(key, async (begins) => {
      await new Promise<void>((resolve) => turns.push(resolve))
      begins()
      begun += 1
      return begun
    })
  const next = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve))
    turns.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { share, read, next, begun: () => begun }
}

test('reads that ask the same while it waits share one', async () => {
  const { read, next } = setUp()
  const answers = Promise.all([read('counts of a'), read('counts of a'), read('counts of a')])
  await next()
  expect(await answers).toEqual([1, 1, 1])
})

test('who comes after it began gets one of their own, which sees what was written in between', async () => {
  const { share } = createOne()
  expect(await share()).toEqual(['before', 'before', 'after'])
})

/** Two reads that ask before a write, and one that asks while the first is running. */
const createOne = () => {
  const together = createShareWaiting()
  let stored = 'before'
  const running = Promise.withResolvers<void>()
  const read = () =>
    together('same', async (begins) => {
      begins()
      const seen = stored
      await running.promise
      return seen
    })
  return {
    share: async () => {
      const early = [read(), read()]
      await new Promise((resolve) => setImmediate(resolve))
      stored = 'after'
      const late = read()
      running.resolve()
      return Promise.all([...early, late])
    },
  }
}

test('another key is another read', async () => {
  const { read, next } = setUp()
  const answers = Promise.all([read('counts of a'), read('counts of b')])
  await next()
  await next()
  expect(await answers).toEqual([1, 2])
})

test('a failure is shared by who waited, and by nobody after', async () => {
  const share = createShareWaiting()
  const fail = () => share('same', () => Promise.reject(new Error('weg')))
  const outcomes = await Promise.allSettled([fail(), fail()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await share('same', () => Promise.resolve('terug'))).toBe('terug')
})

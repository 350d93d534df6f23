import { expect, test } from '@jest/globals'
import { createShareWaiting } from './share-waiting.ts'

const pause = () => new Promise((resolve) => setImmediate(resolve))

type WaitingTurn = { come: () => void; refuse: (reason: Error) => void; joins: boolean; withdrawn: AbortSignal }

/** Reads whose turns come or are refused when a test says so, and answer with how many began before them. */
const setUp = () => {
  const share = createShareWaiting()
  const turns: WaitingTurn[] = []
  let startedReads = 0
  const read = (key: string): Promise<number> =>
    share(
      key,
      async (work, { joins, withdrawn }) => {
        await new Promise<void>((come, refuse) => turns.push({ come, refuse, joins, withdrawn }))
        await work()
      },
      async () => {
        startedReads += 1
        return startedReads
      },
    )
  return { read, turns, startedReads: () => startedReads }
}

/** Whether an answer came or was refused so far, and which. */
const stateOf = (answer: Promise<number>): (() => unknown) => {
  let state: unknown = 'waits'
  answer.then(
    (value) => (state = value),
    (error: unknown) => (state = error),
  )
  return () => state
}

test('reads that ask the same share one until it begins', async () => {
  const { read, turns } = setUp()
  const answers = Promise.all([read('counts of a'), read('counts of a'), read('counts of a')])
  expect(turns.map(({ joins }) => joins)).toEqual([false, true, true])
  turns[0]?.come()
  expect(await answers).toEqual([1, 1, 1])
})

test('whose turn comes first begins the read for all, and the turns of the others are withdrawn', async () => {
  const { read, turns, startedReads } = setUp()
  const answers = Promise.all([read('counts of a'), read('counts of a')])
  turns[1]?.come()
  expect(await answers).toEqual([1, 1])
  expect(turns[0]?.withdrawn.aborted).toBe(true)
  // A turn that came at the same moment reads nothing twice.
  turns[0]?.come()
  await pause()
  expect(startedReads()).toBe(1)
})

test.each([
  ['the first', 0, 1],
  ['who joined', 1, 0],
])('a refusal of %s is for them alone', async (_, refusedIndex, otherIndex) => {
  const { read, turns } = setUp()
  const states = [read('counts of a'), read('counts of a')].map(stateOf)
  const refusal = new Error('te druk')
  turns[refusedIndex]?.refuse(refusal)
  await pause()
  expect([states[refusedIndex]?.(), states[otherIndex]?.()]).toEqual([refusal, 'waits'])
  turns[otherIndex]?.come()
  await pause()
  expect([states[refusedIndex]?.(), states[otherIndex]?.()]).toEqual([refusal, 1])
})

test('after all were refused the next read is one of its own', async () => {
  const { read, turns } = setUp()
  const states = [read('counts of a'), read('counts of a')].map(stateOf)
  for (const { refuse } of turns) refuse(new Error('te druk'))
  await pause()
  const answer = read('counts of a')
  expect(turns.at(-1)?.joins).toBe(false)
  turns.at(-1)?.come()
  expect(await answer).toBe(1)
  expect(states.map((state) => state())).toEqual([new Error('te druk'), new Error('te druk')])
})

test('who comes after it began gets one of their own, which sees what was written in between', async () => {
  const share = createShareWaiting()
  let storedValue = 'before'
  const running = Promise.withResolvers<void>()
  const readShared = () =>
    share(
      'same',
      (work) => work(),
      async () => {
        const snapshot = storedValue
        await running.promise
        return snapshot
      },
    )
  const early = readShared()
  await pause()
  storedValue = 'after'
  const late = readShared()
  running.resolve()
  expect(await Promise.all([early, late])).toEqual(['before', 'after'])
})

test('another key is another read', async () => {
  const { read, turns } = setUp()
  const answers = Promise.all([read('counts of a'), read('counts of b')])
  for (const { come } of turns) come()
  expect(await answers).toEqual([1, 2])
})

test('a failure of the read is shared by who waited, and by nobody after', async () => {
  const share = createShareWaiting()
  const turn = Promise.withResolvers<void>()
  const fail = () =>
    share(
      'same',
      (work) => turn.promise.then(work),
      () => Promise.reject(new Error('weg')),
    )
  const outcomes = Promise.allSettled([fail(), fail()])
  turn.resolve()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const answer = share(
    'same',
    (work) => work(),
    () => Promise.resolve('terug'),
  )
  expect(await answer).toBe('terug')
})

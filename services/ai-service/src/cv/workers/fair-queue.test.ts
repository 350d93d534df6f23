import { expect, test } from '@jest/globals'
import { createFairQueue, type Leave } from './fair-queue.ts'

const stays = new AbortController().signal

/** A queue, and who had a turn so far in the order they got it; `end` gives up a turn. */
const start = (limits: { places: number; share: number }) => {
  const queue = createFairQueue(limits)
  const came: string[] = []
  const turns = new Map<string, Leave>()
  const come = async (name: string, signal = stays): Promise<void> => {
    try {
      turns.set(name, await queue.enter(name.slice(0, 1), signal))
      came.push(name)
    } catch {
      came.push(`${name} left`)
    }
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (name: string) => {
    turns.get(name)?.()
    await settled()
  }
  return { come, end, settled, came }
}

test('of one group no more than its share runs, and another begins at once', async () => {
  const { come, settled, came } = start({ places: 3, share: 2 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void come(name)
  void come('b1')
  await settled()
  expect(came).toEqual(['a1', 'a2', 'b1'])
})

test('groups take turns, and within a group who came first', async () => {
  const { come, end, settled, came } = start({ places: 1, share: 1 })
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void come(name)
  await settled()
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2']) await end(name)
  expect(came).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('a newcomer comes before groups that had a turn', async () => {
  const { come, end, settled, came } = start({ places: 1, share: 1 })
  for (const name of ['a1', 'a2', 'b1', 'b2']) void come(name)
  await settled()
  await end('a1')
  void come('c1')
  await end('b1')
  await end('c1')
  expect(came).toEqual(['a1', 'b1', 'c1', 'a2'])
})

test('who leaves while they wait frees their place', async () => {
  const { come, end, settled, came } = start({ places: 1, share: 1 })
  const leaving = new AbortController()
  void come('a1')
  void come('a2', leaving.signal)
  void come('a3')
  await settled()
  leaving.abort()
  await settled()
  await end('a1')
  expect(came).toEqual(['a1', 'a2 left', 'a3'])
})

test('a turn is given up once', async () => {
  const { come, end, settled, came } = start({ places: 1, share: 1 })
  for (const name of ['a1', 'a2', 'a3']) void come(name)
  await settled()
  await end('a1')
  await end('a1')
  expect(came).toEqual(['a1', 'a2'])
})

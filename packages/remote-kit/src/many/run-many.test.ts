import { expect, test } from '@jest/globals'
import { ApiError } from '@wervio/api-client'
import { runMany } from './run-many.ts'

const never = new AbortController().signal
const quiet = { signal: never, onProgress: () => undefined, wait: () => Promise.resolve() }
const busy = (retryAfter: number | null = 7) =>
  new ApiError('Te druk.', { status: 429, code: 'rate_limited', retryAfter })

test('a few go at the same time, and the next begins when one is done', async () => {
  const answers = new Map(['a', 'b', 'c', 'd'].map((item) => [item, Promise.withResolvers<string>()]))
  const startedItems: string[] = []
  const act = (item: string) => {
    startedItems.push(item)
    return answers.get(item)?.promise ?? Promise.reject(new Error(item))
  }
  const counts: number[] = []
  const result = runMany([...answers.keys()], act, { ...quiet, atOnce: 2, onProgress: (count) => counts.push(count) })
  // Two begin in the first turns of the loop; the others wait for an answer, which nobody gave.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  expect(startedItems).toEqual(['a', 'b'])
  for (const [item, { resolve }] of answers) resolve(item.toUpperCase())
  expect(await result).toEqual({
    successes: ['a', 'b', 'c', 'd'].map((item) => ({ item, outcome: item.toUpperCase() })),
    failures: [],
    rest: [],
  })
  expect(counts).toEqual([1, 2, 3, 4])
})

test('a failure is named and stops nobody else', async () => {
  const error = new ApiError('Weg.', { status: 404, code: 'not_found' })
  const act = (item: string) => (item === 'b' ? Promise.reject(error) : Promise.resolve(item))
  expect(await runMany(['a', 'b', 'c'], act, quiet)).toEqual({
    successes: [
      { item: 'a', outcome: 'a' },
      { item: 'c', outcome: 'c' },
    ],
    failures: [{ item: 'b', error }],
    rest: [],
  })
})

test.each([
  ['as long as the service asks', 7, 7_000],
  ['two seconds where it does not say', null, 2_000],
])('a busy service is asked again after a wait, %s', async (_what, retryAfter, milliseconds) => {
  const waits: number[] = []
  const refusals = [busy(retryAfter), busy(retryAfter)]
  const act = () => {
    const refusal = refusals.shift()
    return refusal ? Promise.reject(refusal) : Promise.resolve('ok')
  }
  const wait = (time: number) => {
    waits.push(time)
    return Promise.resolve()
  }
  expect((await runMany(['a'], act, { ...quiet, wait })).successes).toEqual([{ item: 'a', outcome: 'ok' }])
  expect(waits).toEqual([milliseconds, milliseconds])
})

test('a service that stays busy is a failure in the end', async () => {
  let calls = 0
  const act = () => {
    calls += 1
    return Promise.reject(busy())
  }
  expect((await runMany(['a'], act, quiet)).failures).toHaveLength(1)
  expect(calls).toBe(4)
})

test('a write whose answer was lost is not sent again', async () => {
  let calls = 0
  const act = () => {
    calls += 1
    return Promise.reject(new ApiError('Geen verbinding.', { code: 'network' }))
  }
  expect((await runMany(['a'], act, quiet)).failures).toHaveLength(1)
  expect(calls).toBe(1)
})

test('after a stop nobody else is begun with, and what was under way counts', async () => {
  const abort = new AbortController()
  const act = (item: string) => {
    abort.abort()
    return Promise.resolve(item)
  }
  const { successes, rest } = await runMany(['a', 'b', 'c'], act, { ...quiet, signal: abort.signal, atOnce: 1 })
  expect(successes.map(({ item }) => item)).toEqual(['a'])
  expect(rest).toEqual(['b', 'c'])
})

test('a stop ends the wait for a busy service', async () => {
  const abort = new AbortController()
  const act = () => {
    queueMicrotask(() => abort.abort())
    return Promise.reject(busy(60))
  }
  const { failures, rest } = await runMany(['a', 'b'], act, {
    signal: abort.signal,
    onProgress: () => undefined,
    atOnce: 1,
  })
  expect(failures.map(({ item }) => item)).toEqual(['a'])
  expect(rest).toEqual(['b'])
})

test('once nobody is signed in the rest is left alone', async () => {
  const error = new ApiError('Sessie verlopen.', { status: 401, code: 'session_expired' })
  const { failures, rest } = await runMany(['a', 'b', 'c'], () => Promise.reject(error), { ...quiet, atOnce: 1 })
  expect(failures).toEqual([{ item: 'a', error }])
  expect(rest).toEqual(['b', 'c'])
})

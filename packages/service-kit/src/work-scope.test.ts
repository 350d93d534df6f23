import { expect, test } from '@jest/globals'
import { asJob, asRequest, mayBeRefused } from './work-scope.ts'

test('a request may be refused until it first uses the database', async () => {
  const uses = await asRequest(async () => {
    const first = mayBeRefused()
    await new Promise((resolve) => setImmediate(resolve))
    return [first, mayBeRefused(), mayBeRefused()]
  })
  expect(uses).toEqual([true, false, false])
})

test('each request begins by itself', async () => {
  const use = () => asRequest(() => Promise.resolve(mayBeRefused()))
  expect(await Promise.all([use(), use()])).toEqual([true, true])
})

test('a job is never refused', async () => {
  expect(await asJob('tidy', () => Promise.resolve(mayBeRefused()))).toBe(false)
})

test('the guard, which asks before a request has begun its work, may be refused', () => {
  expect(mayBeRefused()).toBe(true)
})

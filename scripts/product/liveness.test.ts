import { createServer } from 'node:http'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { type LivenessLimits, watchAlive } from './liveness.ts'
import { answers, responds } from './ready.ts'
import { until } from './testing/until.ts'

const limits: LivenessLimits = {
  every: 20,
  answerWithin: 10,
  silence: 400,
  firstSilence: 800,
  lateness: 30,
  endWithin: 0,
}
let stop = () => {}
afterEach(() => stop())

/** Watches what `answer` says, question by question. */
const watch = (answer: (question: number) => boolean | Promise<boolean>, extra: Partial<LivenessLimits> = {}) => {
  const seen = { questions: 0, hung: 0 }
  const ask = async () => {
    seen.questions += 1
    return answer(seen.questions)
  }
  stop = watchAlive(ask, { ...limits, ...extra }, () => (seen.hung += 1))
  return seen
}

type Answer = () => boolean | Promise<boolean>
const never: Answer = () => new Promise(() => {})
const fails: Answer = () => Promise.reject(new Error('broken'))

test.each<[string, Answer]>([
  ['is silent', never],
  ['says no', () => false],
  ['fails', fails],
])('one that %s counts as hung, once, and is not asked any more', async (_, answer) => {
  const seen = watch((question) => question === 1 || answer())
  await until('it to count as hung', () => seen.hung)
  const { questions } = seen
  await wait(limits.every * 5)
  expect(seen).toEqual({ questions, hung: 1 })
})

test('also when an answer may take longer than the time between two questions', async () => {
  const seen = watch((question) => question === 1 || never(), { answerWithin: 100 })
  await until('it to count as hung', () => seen.hung)
})

test('one that answers now and then does not', async () => {
  const seen = watch((question) => question % 4 === 0)
  await until('many questions', () => seen.questions > 60)
  expect(seen.hung).toBe(0)
})

test('before its first answer it has longer', async () => {
  const seen = watch(never)
  const begun = Date.now()
  await until('it to count as hung', () => seen.hung)
  expect(Date.now() - begun).toBeGreaterThanOrEqual(limits.firstSilence)
})

test('what passes while this machine stands still is not silence', async () => {
  const standStill = (milliseconds: number) => {
    for (const end = Date.now() + milliseconds; Date.now() < end;);
  }
  const seen = watch((question) => {
    if (question === 1 || question > 6) return true
    standStill(limits.silence)
    return false
  })
  await until('it to answer again', () => seen.questions > 8)
  expect(seen.hung).toBe(0)
})

test('a service without its database answers, but is not ready', async () => {
  const server = createServer((_request, response) => response.writeHead(503).end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/health`
  expect([await responds(url)(), await answers(url)()]).toEqual([true, false])
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  expect([await responds(url)(), await answers(url)()]).toEqual([false, false])
})

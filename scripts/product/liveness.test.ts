import { createServer } from 'node:http'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { until } from '@wervio/testing/until'
import { type LivenessLimits, watchAlive } from './liveness.ts'
import { answers, responds } from './ready.ts'

const limits: LivenessLimits = {
  every: 20,
  answerWithin: 10,
  silence: 400,
  firstSilence: 800,
  // A busy machine is late all the time, and what passes then wouldn't count as silence.
  lateness: 60_000,
  endWithin: 0,
}
let stop = () => {}
afterEach(() => stop())

/** Watches what `answer` says, question by question. */
const watch = (answer: (question: number) => boolean | Promise<boolean>, extra: Partial<LivenessLimits> = {}) => {
  const counts = { questions: 0, hung: 0 }
  const ask = async () => {
    counts.questions += 1
    return answer(counts.questions)
  }
  stop = watchAlive(ask, { ...limits, ...extra }, () => (counts.hung += 1))
  return counts
}

type Answer = () => boolean | Promise<boolean>
const never: Answer = () => new Promise(() => {})
const fails: Answer = () => Promise.reject(new Error('broken'))

test.each<[string, Answer]>([
  ['is silent', never],
  ['says no', () => false],
  ['fails', fails],
])('one that %s counts as hung, once, and is not asked any more', async (_, answer) => {
  const counts = watch((question) => question === 1 || answer())
  await until('it to count as hung', () => counts.hung)
  const { questions } = counts
  await wait(limits.every * 5)
  expect(counts).toEqual({ questions, hung: 1 })
})

test('also when an answer may take longer than the time between two questions', async () => {
  const counts = watch((question) => question === 1 || never(), { answerWithin: 100 })
  await until('it to count as hung', () => counts.hung)
})

test('one that answers now and then does not', async () => {
  const counts = watch((question) => question % 4 === 0, { lateness: 30 })
  await until('many questions', () => counts.questions > 60)
  expect(counts.hung).toBe(0)
})

test('before its first answer it has longer', async () => {
  const startTime = Date.now()
  const counts = watch(never)
  await until('it to count as hung', () => counts.hung)
  expect(Date.now() - startTime).toBeGreaterThanOrEqual(limits.firstSilence)
})

test('what passes while this machine stands still is not silence', async () => {
  const standStill = (milliseconds: number) => {
    for (const end = Date.now() + milliseconds; Date.now() < end;);
  }
  const isAlive = (question: number) => {
    if (question === 1 || question > 6) return true
    standStill(limits.silence)
    return false
  }
  const counts = watch(isAlive, { lateness: 30 })
  await until('it to answer again', () => counts.questions > 8)
  expect(counts.hung).toBe(0)
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

import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Engine, VacancyText } from '../src/engines/engine.ts'
import { appWith, ORIGIN } from './running-app.ts'

const text: VacancyText = {
  document: { title: 'Kok', blocks: [] },
  made_by: { engine: 'builtin', model: 'traag', at: '2026-01-01T00:00:00.000Z' },
  warnings: [],
}

let answer: (text: VacancyText) => void
let markAsked: () => void
const slow: Engine = {
  name: 'builtin',
  model: 'traag',
  generateVacancy: () =>
    new Promise((resolve) => {
      answer = resolve
      markAsked()
    }),
  generatePersona: () => Promise.reject(new Error('not asked here')),
  adviseOnMatch: () => Promise.reject(new Error('not asked here')),
  chat: () => Promise.reject(new Error('not asked here')),
  readsCvText: false,
  readCv: () => Promise.reject(new Error('not asked here')),
  summarise: () => Promise.reject(new Error('not asked here')),
}
const app = appWith(slow)
afterAll(() => app.close())

beforeEach(async () => {
  await app.ready()
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'setImmediate',
      'queueMicrotask',
      'setTimeout',
      'clearTimeout',
      'Date',
      'performance',
      'hrtime',
    ],
  })
})
afterEach(() => {
  jest.useRealTimers()
})

/** What the caller has received when the engine answers after `seconds`. */
const bodyAfter = async (seconds: number): Promise<string> => {
  const working = new Promise<void>((resolve) => {
    markAsked = resolve
  })
  const headers = { authorization: 'Bearer goed', accept: 'text/event-stream', origin: ORIGIN }
  const response = app.inject({ method: 'POST', url: '/api/generate-vacancy', payload: { functie: 'Kok' }, headers })
  const body = response.then((received) => received.body)
  await working
  jest.advanceTimersByTime(seconds * 1_000)
  answer(text)
  return body
}

test('a quiet stream gets a comment every fifteen seconds, between the events', async () => {
  const kinds = (await bodyAfter(46))
    .trim()
    .split('\n\n')
    .map((part) => part.split('\n')[0])
  expect(kinds).toEqual(['event: progress', ': wacht', ': wacht', ': wacht', 'event: result'])
})

test('a quick answer gets none', async () => expect(await bodyAfter(14)).not.toContain(': wacht'))

test('nothing keeps ticking after the answer', async () => {
  await bodyAfter(16)
  expect(jest.getTimerCount()).toBe(0)
})

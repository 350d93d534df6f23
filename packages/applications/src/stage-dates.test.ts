import { expect, test } from '@jest/globals'
import type { ApplicationEvent } from '@wervio/contracts'
import { stageDates } from './stage-dates.ts'

const event = (day: number, stage: number): ApplicationEvent => ({
  at: `2026-03-0${day}T10:00:00.000Z`,
  by: 'Sanne',
  stage,
  outcome: 'open',
  reason: null,
})

test('each stage has the moment it was reached', () => {
  const dates = stageDates({ stage: 3, history: [event(1, 1), event(2, 2), event(3, 3)] })
  expect([...dates]).toEqual([
    [1, event(1, 1).at],
    [2, event(2, 2).at],
    [3, event(3, 3).at],
  ])
})

test('an outcome without another stage moves no date', () => {
  const rejected: ApplicationEvent = { ...event(5, 2), outcome: 'rejected', reason: 'Diploma ontbreekt' }
  expect(stageDates({ stage: 2, history: [event(1, 1), event(2, 2), rejected] }).get(2)).toBe(event(2, 2).at)
})

test('a skipped stage has no date', () => {
  expect(stageDates({ stage: 3, history: [event(1, 1), event(2, 3)] }).has(2)).toBe(false)
})

test('after going back, the stage has its newest date and the later one none', () => {
  const dates = stageDates({ stage: 2, history: [event(1, 1), event(2, 2), event(3, 3), event(4, 2)] })
  expect(dates.get(2)).toBe(event(4, 2).at)
  expect(dates.has(3)).toBe(false)
})

test('a stage that was skipped on the way forward again has no date of before', () => {
  const dates = stageDates({ stage: 3, history: [event(1, 1), event(2, 2), event(3, 3), event(4, 1), event(5, 3)] })
  expect([...dates]).toEqual([
    [1, event(4, 1).at],
    [3, event(5, 3).at],
  ])
})

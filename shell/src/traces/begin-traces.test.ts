import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { beginTraces } from './begin-traces.ts'

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<button>Zoeken</button><input aria-label="Zoek" />'
})

let stop = () => {}
afterEach(() => {
  stop()
  jest.useRealTimers()
})

const traceparent = () => window.wervioTraceparent

test('the load of the page is a trace, in the format of W3C Trace Context', () => {
  stop = beginTraces()
  expect(traceparent()).toMatch(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-00$/)
})

test('each thing that somebody does is one of its own', () => {
  stop = beginTraces()
  const ids = [traceparent()]
  fireEvent.click(screen.getByRole('button'))
  ids.push(traceparent())
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
  ids.push(traceparent())
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'kok' } })
  ids.push(traceparent())
  expect(new Set(ids).size).toBe(4)
})

test('a click that the page keeps to itself counts too', () => {
  stop = beginTraces()
  const before = traceparent()
  screen.getByRole('button').addEventListener('click', (event) => event.stopImmediatePropagation())
  fireEvent.click(screen.getByRole('button'))
  expect(traceparent()).not.toBe(before)
})

test('what the page asks for by itself, long after, is part of none', () => {
  stop = beginTraces()
  jest.advanceTimersByTime(9_000)
  fireEvent.click(screen.getByRole('button'))
  jest.advanceTimersByTime(9_000)
  expect(traceparent()).toBeDefined()
  jest.advanceTimersByTime(2_000)
  expect(traceparent()).toBeUndefined()
})

test('nothing is left of it when it ends', () => {
  const end = beginTraces()
  end()
  expect(traceparent()).toBeUndefined()
  fireEvent.click(screen.getByRole('button'))
  expect(traceparent()).toBeUndefined()
})

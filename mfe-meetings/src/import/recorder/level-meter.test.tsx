import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { LevelMeter } from './level-meter.tsx'

const MIDDLE = 128
const stream = {} as MediaStream
/** What the microphone hears, in bytes around the middle. */
let swing: number
let frames: FrameRequestCallback[]
let contexts: { isClosed: boolean }[]
const real = { requestAnimationFrame, cancelAnimationFrame }

beforeEach(() => {
  swing = 0
  frames = []
  contexts = []
  const analyser = {
    fftSize: 8,
    getByteTimeDomainData: (samples: Uint8Array) =>
      samples.forEach((_, at) => (samples[at] = MIDDLE + (at % 2 ? swing : -swing))),
  }
  class FakeContext {
    isClosed = false
    constructor() {
      contexts.push(this)
    }
    createAnalyser = () => analyser
    createMediaStreamSource = () => ({ connect: () => undefined })
    close = async () => {
      this.isClosed = true
    }
  }
  Object.defineProperty(globalThis, 'AudioContext', { configurable: true, value: FakeContext })
  Object.assign(globalThis, {
    requestAnimationFrame: (draw: FrameRequestCallback) => frames.push(draw),
    cancelAnimationFrame: () => (frames = []),
  })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'AudioContext')
  Object.assign(globalThis, real)
})

const level = () => screen.getByRole<HTMLMeterElement>('meter', { name: 'Geluid van de microfoon' }).value
const hear = (loudness: number) =>
  act(() => {
    swing = loudness
    frames.shift()?.(0)
  })

test('the meter follows how loud the microphone hears, up to full', () => {
  render(<LevelMeter stream={stream} isPaused={false} />)
  expect(level()).toBe(0)
  hear(16)
  expect(level()).toBeCloseTo(0.5)
  hear(64)
  expect(level()).toBe(1)
  hear(0)
  expect(level()).toBe(0)
})

test('paused it stands still, and lets go of the sound', () => {
  const { rerender } = render(<LevelMeter stream={stream} isPaused={false} />)
  rerender(<LevelMeter stream={stream} isPaused />)
  expect(frames).toEqual([])
  expect(contexts.map(({ isClosed }) => isClosed)).toEqual([true])
})

test('without a microphone there is a meter that stands still', () => {
  render(<LevelMeter stream={null} isPaused={false} />)
  expect([level(), contexts.length]).toEqual([0, 0])
})

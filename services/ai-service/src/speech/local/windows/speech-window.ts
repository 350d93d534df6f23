import { FRAME_SAMPLES, secondsOf } from '../../sound.ts'

import { secondsAt, type JudgedFrame } from '../../frame.ts'

/** Speech without a pause, with a little of the silence around it. */
export type Span = JudgedFrame[]

/** Speech of at most half a minute, put together without the silences in between. */
export type SpeechWindow = {
  spans: Span[]
  /** The second of the recording up to which everything is in this window or an earlier one. */
  seconds: number
}

/** The sound of a window, and where a second of it stands in the recording. */
export const soundOf = ({ spans }: SpeechWindow) => {
  const frames = spans.flat()
  const samples = new Float32Array(frames.length * FRAME_SAMPLES)
  for (const [at, frame] of frames.entries()) samples.set(frame.mono, at * FRAME_SAMPLES)
  const perFrame = secondsOf(FRAME_SAMPLES)
  const frameAt = (seconds: number): number =>
    Math.min(frames.length - 1, Math.max(0, Math.floor(seconds / perFrame + 1e-6)))
  return {
    samples,
    /** The mean probability that somebody speaks. */
    voice: frames.reduce((sum, { voice }) => sum + voice, 0) / Math.max(1, frames.length),
    /**
     * The frames from one second of the window on to another, at least one; they end at a silence that was left out.
     */
    framesBetween: (start: number, end: number): JudgedFrame[] => {
      const range = frames.slice(frameAt(start), Math.max(frameAt(end), frameAt(start)) + 1)
      const gap = range.findIndex((frame, at) => at > 0 && frame.index !== (range[at - 1]?.index ?? 0) + 1)
      return gap === -1 ? range : range.slice(0, gap)
    },
    /** A second of the recording. */
    timeOf: (seconds: number): number => {
      const at = frameAt(seconds)
      return secondsAt(frames[at]?.index ?? 0) + Math.min(perFrame, Math.max(0, seconds - at * perFrame))
    },
  }
}
export type WindowSound = ReturnType<typeof soundOf>

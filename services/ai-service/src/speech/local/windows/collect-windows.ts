import { FRAMES_A_SECOND } from '../../sound.ts'
import { secondsAt, type JudgedFrame } from '../../frame.ts'
import type { Span, SpeechWindow } from './speech-window.ts'

/** Speech begins at the higher probability and goes on until it stays below the lower one. */
const BEGINS = 0.5
const GOES_ON = 0.35
const frames = (seconds: number): number => Math.round(seconds * FRAMES_A_SECOND)
/** Frames below it that end speech. */
const PAUSE = frames(0.5)
/** Frames of silence that are kept at both ends of speech, because words begin and end softly. */
const MARGIN = frames(0.2)
/** Frames of voice below which it was a cough or a click. */
const LEAST_VOICE = frames(0.25)
/** Whisper hears 30 seconds at a time. */
const FULL = frames(28)
/** A window is closed at the first pause after this. */
const ENOUGH = frames(20)
/** Speech that doesn't pause is cut at its quietest frame among these last ones. */
const CUT_AMONG = frames(5)
/** A silence after which what was said before isn't held up any longer. */
const LONG_SILENCE = frames(30)

const voicedFrames = (span: Span): number => span.filter(({ voice }) => voice >= BEGINS).length
const quietest = (span: Span): number => {
  const first = Math.max(1, span.length - CUT_AMONG)
  const voices = span.slice(first).map(({ voice }) => voice)
  return first + voices.indexOf(Math.min(...voices))
}

/** Puts judged frames together to windows of speech; silence is left out. Memory is that of one window. */
export const collectWindows = async function* (judged: AsyncIterable<JudgedFrame>): AsyncGenerator<SpeechWindow> {
  let spans: Span[] = []
  let span: Span | null = null
  /** The silence before the next speech, as much as is kept of it. */
  let before: Span = []
  let quiet = 0
  let index = 0

  const length = () => spans.reduce((sum, { length: framesOfSpan }) => sum + framesOfSpan, 0) + (span?.length ?? 0)
  const close = (at: number): SpeechWindow => {
    const window = { spans, seconds: secondsAt(at) }
    spans = []
    return window
  }
  const endSpan = (): void => {
    if (!span) return
    const pause = Math.max(0, quiet - MARGIN)
    const speech = span.slice(0, span.length - pause)
    before = span.slice(-Math.min(pause, MARGIN))
    if (pause === 0) before = []
    if (voicedFrames(speech) >= LEAST_VOICE) spans.push(speech)
    span = null
    quiet = 0
  }
  const cut = (): SpeechWindow => {
    const all: Span = span ?? []
    const at = quietest(all)
    spans.push(all.slice(0, at))
    span = all.slice(at)
    return close(all[at]?.index ?? index)
  }

  for await (const frame of judged) {
    index = frame.index + 1
    if (span) {
      span.push(frame)
      quiet = frame.voice < GOES_ON ? quiet + 1 : 0
      if (quiet >= PAUSE) endSpan()
      else if (length() >= FULL) yield cut()
    } else if (frame.voice >= BEGINS) {
      span = [...before, frame]
      before = []
    } else {
      before = [...before, frame].slice(-MARGIN)
      quiet += 1
    }
    const isDone = span === null && (length() >= ENOUGH || quiet >= LONG_SILENCE)
    if (isDone && spans.length > 0) yield close(index)
  }
  if (span) quiet = Math.min(quiet, span.length)
  endSpan()
  yield close(index)
}

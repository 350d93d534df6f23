import { mediaLimits } from '../../media/media-limits.ts'
import { probe } from '../../media/probe.ts'
import { readSound } from '../../media/read-sound.ts'
import { SpeechError } from '../../speech-error.ts'
import { isMadeUp } from '../guards.ts'
import { loadRuntime } from '../runtime.ts'
import { segmentsOf } from '../segments-of.ts'
import { startVoiceDetector, type VoiceDetector } from '../vad/voice-detector.ts'
import { loadWhisper, type Whisper } from '../whisper/whisper.ts'
import { collectWindows } from '../windows/collect-windows.ts'
import { framesOf, secondsAt, type Frame, type JudgedFrame } from '../../frame.ts'
import { soundOf, type SpeechWindow } from '../windows/speech-window.ts'
import type { SpeechJob, SpeechMessage, VoicedFrames } from './protocol.ts'

/** Seconds of sound between two reports of progress. */
const REPORT_SECONDS = 30

type Say = (message: SpeechMessage) => Promise<void>

const judge = async function* (
  frames: AsyncIterable<Frame>,
  detector: VoiceDetector,
  say: (seconds: number) => Promise<void>,
): AsyncGenerator<JudgedFrame> {
  let reported = 0
  for await (const frame of frames) {
    const seconds = secondsAt(frame.index)
    if (seconds >= reported + REPORT_SECONDS) {
      reported = seconds
      await say(seconds)
    }
    yield { ...frame, voice: await detector.judge(frame.mono) }
  }
}

const hearWindow = async (whisper: Whisper, window: SpeechWindow, language: string) => {
  if (window.spans.length === 0) return { segments: [], language: null }
  const sound = soundOf(window)
  const hearing = await whisper.hear(sound.samples, language)
  if (hearing.words.length === 0 || isMadeUp(hearing, sound.voice)) return { segments: [], language: null }
  return { segments: segmentsOf(hearing.words, sound), language: hearing.language }
}

const voicedIn = ({ spans }: SpeechWindow): VoicedFrames[] =>
  spans.flatMap((span) => {
    const [first, last] = [span[0], span.at(-1)]
    return first && last ? [{ from: first.index, end: last.index + 1 }] : []
  })

/** Transcribes a file window by window; each is said before the next is heard. Throws `SpeechError`. */
export const transcribeFile = async (job: SpeechJob, say: Say): Promise<void> => {
  const runtime = await loadRuntime()
  if (!runtime) throw new SpeechError('no_engine', 'onnxruntime-node is not installed')
  const limits = { ...mediaLimits, priority: job.priority }
  const media = await probe(job.ffmpeg, job.audio, { limits })
  await say({ kind: 'length', seconds: media.duration })
  const detector = await startVoiceDetector(runtime, job.voice)
  // Silence needs no model, and loading it takes seconds and hundreds of megabytes.
  let whisper: Promise<Whisper> | null = null
  const frames = framesOf(readSound(job.ffmpeg, job.audio, media, { limits }), job.from)
  const judged = judge(frames, detector, (seconds) => say({ kind: 'progress', seconds }))
  let duration = job.from
  for await (const window of collectWindows(judged)) {
    if (window.spans.length > 0 && job.whisper !== null) whisper ??= loadWhisper(runtime, job.whisper, job.threads)
    const hearing = whisper ? await hearWindow(await whisper, window, job.language) : { segments: [], language: null }
    duration = Math.max(duration, window.seconds)
    await say({ kind: 'window', voiced: voicedIn(window), ...hearing, seconds: window.seconds })
  }
  await say({ kind: 'done', duration: media.duration ?? duration })
}

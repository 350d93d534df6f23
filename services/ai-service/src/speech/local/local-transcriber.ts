import { availableParallelism, constants } from 'node:os'
import { SpeechError } from '../speech-error.ts'
import type { SpeechSegment, TranscribeRequest, Transcriber, Transcription } from '../transcriber.ts'
import { settleByVoice } from '../voices/settle-by-voice.ts'
import { createTurns } from './turns.ts'
import { runSpeechProcess } from './process/run-speech-process.ts'

export type LocalSettings = {
  /** The name of the model and the folder of its files, or null while there is none: one may come at any time. */
  findModel: () => { name: string; folder: string } | null
  /** Resolves when the files are what they should be; throws `SpeechError`. */
  verify?: (folder: string) => Promise<void>
  /** The file of Silero's model; null where it isn't installed. */
  voice: string | null
  /** Finds ffmpeg; throws `SpeechError` when there is none. */
  ffmpeg: () => Promise<string>
  hangMs?: number
  /** A niceness, as `os.setPriority` takes it; the lowest when absent. */
  priority?: number
}

/** A process on a crowded machine waits for its turn, at the lowest priority. */
const HANG_MS = 1_800_000
/** More threads than that don't make Whisper faster. */
const MOST_THREADS = 4

/** The language that most segments are in. */
const mostSpoken = (seconds: ReadonlyMap<string, number>, requestedLanguage: string): string =>
  [...seconds].toSorted(([, one], [, other]) => other - one)[0]?.[0] ??
  (requestedLanguage === 'auto' ? 'nl' : requestedLanguage)

/** Whisper on this machine. One recording at a time, because each takes up to a few gigabytes. */
export const createLocalTranscriber = (settings: LocalSettings): Transcriber => {
  const { findModel, verify, voice, ffmpeg, hangMs = HANG_MS, priority = constants.priority.PRIORITY_LOW } = settings
  const closing = new AbortController()
  const turns = createTurns()
  const transcribe = async (request: TranscribeRequest): Promise<Transcription> => {
    const { audio, language = 'nl', from, onSegments, onProgress, onVoicesFailed } = request
    const model = findModel()
    if (model === null || voice === null) throw new SpeechError('no_engine', 'there is no model of speech')
    const signal = AbortSignal.any([closing.signal, ...(request.signal ? [request.signal] : [])])
    const segments: SpeechSegment[] = [...(from?.segments ?? [])]
    const spoken = new Map<string, number>()
    let [duration, total, reached] = [0, 0, from?.seconds ?? 0]
    const report = (seconds: number) => {
      reached = Math.max(reached, seconds)
      total = Math.max(total, reached)
      onProgress?.({ seconds: reached, total })
    }
    const threads = Math.min(MOST_THREADS, availableParallelism())
    const job = { audio, language, from: reached, whisper: model.folder, voice, threads, priority }
    const leave = await turns.enter(signal)
    let settled: Pick<Transcription, 'segments' | 'speakers'>
    try {
      const program = await ffmpeg()
      await verify?.(model.folder)
      await runSpeechProcess(
        { ...job, ffmpeg: program },
        {
          signal,
          hangMs,
          hear: async (message) => {
            if (message.kind === 'length') total = message.seconds ?? 0
            if (message.kind === 'progress') report(message.seconds)
            if (message.kind === 'done') duration = message.duration
            if (message.kind !== 'window') return
            segments.push(...message.segments)
            if (message.language !== null)
              spoken.set(message.language, (spoken.get(message.language) ?? 0) + message.segments.length)
            await onSegments?.(message.segments, message.seconds)
            report(message.seconds)
          },
        },
      )
      settled = await settleByVoice(segments, { audio, ffmpeg: program, priority }, { signal, hangMs, onVoicesFailed })
    } finally {
      leave()
    }
    return {
      ...settled,
      duration,
      language: mostSpoken(spoken, language),
      engine: 'local',
      model: model.name,
      wordTimes: 'measured',
    }
  }
  return {
    get engine() {
      return findModel() === null || voice === null ? null : ('local' as const)
    },
    get model() {
      return findModel()?.name ?? ''
    },
    transcribe,
    close: async () => {
      closing.abort(new SpeechError('cancelled'))
      await turns.idle()
    },
  }
}

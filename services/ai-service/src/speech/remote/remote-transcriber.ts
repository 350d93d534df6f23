import { channelOf } from '../channel-speakers.ts'
import { framesOf, secondsAt, type Frame } from '../frame.ts'
import { mediaLimits, type MediaLimits } from '../media/media-limits.ts'
import { probe } from '../media/probe.ts'
import { readSound } from '../media/read-sound.ts'
import { FRAMES_A_SECOND, secondsOf } from '../sound.ts'
import { SpeechError } from '../speech-error.ts'
import type { SpeechLanguage, SpeechSegment, TranscribeRequest, Transcriber, Transcription } from '../transcriber.ts'
import { languageCode, segmentsIn } from './answer.ts'
import { settleByVoice } from '../voices/settle-by-voice.ts'
import { askEndpoint, TooLargeForEndpoint, type EndpointSettings } from './ask-endpoint.ts'
import { CHUNK_SECONDS, chunksOf, endOf, halves, isSilent, samplesOf, timeIn, type Chunk } from './chunks.ts'
import { HANG_MS, onlyVoiced, voicedParts } from './voiced-frames.ts'

export type RemoteSettings = EndpointSettings & {
  /** Finds ffmpeg; throws `SpeechError` when there is none. */
  ffmpeg: () => Promise<string>
  limits?: MediaLimits
  /** Seconds of a chunk. */
  chunkSeconds?: number
  /** The file of the model that finds out where somebody speaks; null to send all that isn't silent. */
  voice: string | null
}

/** Shorter sound isn't cut any further. */
const LEAST_SECONDS = 10

type HeardChunk = { segments: SpeechSegment[]; language: string | null; hasWords: boolean }

/** Says of each frame that it was read. */
const countFrames = async function* (
  frames: AsyncIterable<Frame>,
  note: (index: number) => void,
): AsyncGenerator<Frame> {
  for await (const frame of frames) {
    note(frame.index)
    yield frame
  }
}

/** An OpenAI-compatible endpoint that transcribes, such as one of a cloud or a whisper server of one's own. */
export const createRemoteTranscriber = (settings: RemoteSettings): Transcriber => {
  const closing = new AbortController()
  const { limits = mediaLimits, voice } = settings

  const hearChunk = async (chunk: Chunk, language: SpeechLanguage, signal: AbortSignal): Promise<HeardChunk> => {
    if (isSilent(chunk)) return { segments: [], language: null, hasWords: false }
    const samples = samplesOf(chunk)
    const length = secondsOf(samples.length)
    const answer = await askEndpoint(settings, samples, language, signal).catch((error: unknown) => {
      if (!(error instanceof TooLargeForEndpoint)) throw error
      return null
    })
    if (answer === null) {
      if (length < LEAST_SECONDS) throw new SpeechError('engine_failed', 'the endpoint takes no sound of this size')
      const [one, other] = halves(chunk)
      const first = await hearChunk(one, language, signal)
      const second = await hearChunk(other, language, signal)
      return {
        segments: [...first.segments, ...second.segments],
        language: first.language ?? second.language,
        hasWords: first.hasWords || second.hasWords,
      }
    }
    const words = (answer.words ?? []).map(({ word, start, end, probability }) => ({
      start,
      end: Math.max(start, end),
      text: word.trim(),
      confidence: probability ?? null,
    }))
    const placed = <T extends { start: number; end: number }>(one: T): T => ({
      ...one,
      start: timeIn(chunk, one.start),
      end: Math.max(timeIn(chunk, one.start), timeIn(chunk, one.end, true)),
    })
    const segments = segmentsIn(answer, length).map((segment): SpeechSegment => {
      const { start, end } = segment
      const ownWords = words.filter((word) => (word.start + word.end) / 2 >= start && (word.start + word.end) / 2 < end)
      const frames = chunk.frames.slice(Math.floor(start * FRAMES_A_SECOND), Math.ceil(end * FRAMES_A_SECOND))
      return {
        ...placed(segment),
        speaker: channelOf(frames),
        words: ownWords.length > 0 ? ownWords.map(placed) : null,
      }
    })
    const spoken = answer.language ? languageCode(answer.language) : null
    return { segments, language: spoken, hasWords: words.length > 0 }
  }

  const transcribe = async (request: TranscribeRequest): Promise<Transcription> => {
    const { audio, language = 'nl', from, onSegments, onProgress, onVoicesFailed } = request
    const signal = AbortSignal.any([closing.signal, ...(request.signal ? [request.signal] : [])])
    const ffmpeg = await settings.ffmpeg()
    const media = await probe(ffmpeg, audio, { signal, limits })
    const segments: SpeechSegment[] = [...(from?.segments ?? [])]
    let [reached, spoken, hasWords] = [from?.seconds ?? 0, language === 'auto' ? null : (language as string), false]
    let read = reached
    const sound = countFrames(framesOf(readSound(ffmpeg, audio, media, { signal, limits }), reached), (index) => {
      read = secondsAt(index + 1)
    })
    const job = { audio, from: reached, ffmpeg, priority: limits.priority }
    const frames = voice === null ? sound : onlyVoiced(sound, voicedParts({ ...job, voice }, signal))
    for await (const chunk of chunksOf(frames, settings.chunkSeconds ?? CHUNK_SECONDS)) {
      const transcription = await hearChunk(chunk, language, signal)
      segments.push(...transcription.segments)
      spoken ??= transcription.language
      hasWords ||= transcription.hasWords
      reached = endOf(chunk)
      await onSegments?.(transcription.segments, reached)
      onProgress?.({ seconds: reached, total: Math.max(media.duration ?? 0, reached) })
    }
    return {
      ...(await settleByVoice(
        segments,
        { audio, ffmpeg, priority: limits.priority },
        { signal, hangMs: HANG_MS, onVoicesFailed },
      )),
      duration: media.duration ?? read,
      language: spoken ?? 'nl',
      engine: 'remote',
      model: settings.model,
      wordTimes: hasWords ? 'measured' : 'none',
    }
  }
  return {
    engine: 'remote',
    model: settings.model,
    transcribe,
    close: async () => closing.abort(new SpeechError('cancelled')),
  }
}

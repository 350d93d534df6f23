import type { SpeechErrorCode } from '@wervio/contracts'
import type { SpeechLanguage, SpeechSegment } from '../../transcriber.ts'
import type { SpokenPiece } from '../../voices/tell-voices.ts'

/** What the process is to transcribe, and with what. */
export type SpeechJob = {
  audio: string
  language: SpeechLanguage
  /** The second that an earlier try came to. */
  from: number
  ffmpeg: string
  /** A folder with a Whisper in the layout of transformers.js; null to be told only where somebody speaks. */
  whisper: string | null
  /** The file of Silero's model. */
  voice: string
  threads: number
  /** A niceness, as `os.setPriority` takes it. */
  priority: number
}

/** What the process is to tell apart by their voices, instead of transcribing. */
export type VoicesJob = Pick<SpeechJob, 'audio' | 'ffmpeg' | 'priority'> & {
  /** In order of time. */
  pieces: readonly SpokenPiece[]
}

/** Frames in which somebody speaks, counted from the start of the recording; `end` isn't one of them. */
export type VoicedFrames = { from: number; end: number }

/** What the process answers; after `window` it waits for 'stored'. */
export type SpeechMessage =
  | { kind: 'length'; seconds: number | null }
  | { kind: 'progress'; seconds: number }
  | { kind: 'window'; voiced: VoicedFrames[]; segments: SpeechSegment[]; seconds: number; language: string | null }
  | { kind: 'done'; duration: number }
  /** The number of the speaker of each piece, -1 where it isn't clear; null when it isn't clear at all. */
  | { kind: 'voices'; speakers: number[] | null }
  | { kind: 'failed'; code: SpeechErrorCode; detail: string }

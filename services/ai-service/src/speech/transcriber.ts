import type { recordingLanguages, SpokenWord } from '@wervio/contracts'

export type SpeechLanguage = (typeof recordingLanguages)[number]

/** What one voice says without a pause. Times are seconds from the start of the recording. */
export type SpeechSegment = {
  start: number
  end: number
  /** '1', '2', … in order of appearance; '' where nobody knows. */
  speaker: string
  text: string
  /** From 0 to 1; null where the engine gives none. */
  confidence: number | null
  words: SpokenWord[] | null
}

export type TranscribeRequest = {
  /** Path of a file with sound or video, of any of the supported formats. */
  audio: string
  /** 'nl' when absent; 'auto' is found out from the sound. */
  language?: SpeechLanguage
  /** What an earlier, interrupted try stored: its segments, and the second up to which it came. */
  from?: { seconds: number; segments: readonly SpeechSegment[] }
  /**
   * Called after each window with its segments, perhaps none, and the second up to which everything is done. The next
   * window waits for it, so that a stored window is never transcribed twice. Their speakers are provisional: those of
   * the result are final.
   */
  onSegments?: (segments: SpeechSegment[], seconds: number) => Promise<void> | void
  /** Both in seconds of the recording; `seconds` never falls. */
  onProgress?: (progress: { seconds: number; total: number }) => void
  /** Told why voices couldn't be told apart; the transcript is there all the same, without speakers. */
  onVoicesFailed?: (error: unknown) => void
  signal?: AbortSignal
}

export type Transcription = {
  /** All segments with those of `from`, in order of time. */
  segments: SpeechSegment[]
  /** Seconds. */
  duration: number
  /** ISO 639-1. */
  language: string
  engine: 'local' | 'remote'
  model: string
  /** How the speakers were told apart; `unknown` when they were not, and every speaker is ''. */
  speakers: 'channels' | 'voices' | 'unknown'
  /** Where the times of words come from; `estimated` ones divide the time of a phrase by the length of its words. */
  wordTimes: 'measured' | 'estimated' | 'none'
}

/** Turns a recording into text. Throws `SpeechError`; nothing falls back on another engine. */
export type Transcriber = {
  /** Null while there is no engine. */
  readonly engine: Transcription['engine'] | null
  readonly model: string
  transcribe: (request: TranscribeRequest) => Promise<Transcription>
  /** Ends what still runs. */
  close: () => Promise<void>
}

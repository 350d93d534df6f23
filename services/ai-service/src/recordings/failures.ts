import { messages, permanentSpeechErrors, speechMessages } from '@wervio/contracts'
import { isStorageFailure, ServiceError } from '@wervio/service-kit'
import { SpeechError } from '../speech/speech-error.ts'
import { TranscriptFileError, transcriptFileMessages } from '../transcript-files/transcript-file-error.ts'

/** Why an import ended without a transcript, as it is stored, and what the recruiter reads. */
const failureMessages: Readonly<Record<string, string>> = {
  ...speechMessages,
  ...transcriptFileMessages,
  type_refused: messages.recordingTypeRefused,
  text_not_sound:
    'In deze opname zit geen geluid maar tekst. Is het een transcript, kies het dan als VTT-, SRT-, DOCX- of TXT-bestand.',
  no_speech: 'In deze opname wordt niets gezegd.',
  candidate_failed: 'De kandidaat kon niet worden aangemaakt. Het transcript is bewaard. Probeer het later opnieuw.',
  summary_failed: messages.summaryFailed,
  internal: messages.recordingImportFailed,
}

const permanent = new Set<string>([
  ...permanentSpeechErrors,
  ...Object.keys(transcriptFileMessages),
  'type_refused',
  'text_not_sound',
  'no_speech',
])

/** An import that can't go on; `code` is one of `failureMessages`. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError'
  readonly code: string

  constructor(code: 'type_refused' | 'text_not_sound' | 'no_speech' | 'candidate_failed', options?: ErrorOptions) {
    super(`recording: ${code}`, options)
    this.code = code
  }
}

/** The Dutch reason of a stored failure. */
export const failureText = (code: string): string => failureMessages[code] ?? messages.recordingImportFailed

/** Whether the same bytes may succeed another time. */
export const canRetry = (code: string): boolean => !permanent.has(code)

/** Those that pass by themselves more often than not; the others wait for somebody. */
const passing = new Set(['engine_failed', 'candidate_failed', 'summary_failed', 'internal'])

/** Whether the job tries again by itself. */
export const isPassing = (code: string): boolean => passing.has(code)

/** The code under which an error is stored. */
export const failureCodeOf = (error: unknown): string => {
  if (error instanceof SpeechError || error instanceof RecordingError) return error.code
  if (error instanceof TranscriptFileError) return error.problem === 'unknown' ? 'type_refused' : error.problem
  if (error instanceof ServiceError && error.code.startsWith('engine_')) return 'summary_failed'
  return isStorageFailure(error) ? 'out_of_space' : 'internal'
}

import { permanentSpeechErrors, speechMessages, type SpeechErrorCode } from '@wervio/contracts'

/** A recording that can't be transcribed, now or ever. Its message is Dutch and for the recruiter. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError'
  readonly code: SpeechErrorCode
  /** For the log; says where it happened, never what was said. */
  readonly detail: string

  constructor(code: SpeechErrorCode, detail = '', options?: ErrorOptions) {
    super(speechMessages[code], options)
    this.code = code
    this.detail = detail
  }

  /** Whether the same file may succeed another time. */
  get canRetry(): boolean {
    return !permanentSpeechErrors.includes(this.code)
  }
}

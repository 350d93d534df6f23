import { messages, type ErrorBody, type ErrorCode } from '@wervio/contracts'

/** Default status and Dutch text of each error code. */
const catalogue: Record<ErrorCode, { status: number; message: string }> = {
  not_signed_in: { status: 401, message: messages.notSignedIn },
  invalid_token: { status: 401, message: messages.notSignedIn },
  session_expired: { status: 401, message: messages.sessionExpired },
  not_registered: { status: 403, message: messages.notRegistered },
  forbidden: { status: 403, message: messages.forbidden },
  sign_in_again: { status: 403, message: messages.signInAgain },
  not_found: { status: 404, message: messages.notFound },
  bad_request: { status: 400, message: messages.generic },
  version_refused: { status: 400, message: messages.versionRefused },
  validation_failed: { status: 400, message: messages.validationFailed },
  invalid_json: { status: 400, message: messages.invalidJson },
  unsupported_media_type: { status: 415, message: messages.unsupportedMediaType },
  body_too_large: { status: 413, message: messages.bodyTooLarge },
  conflict: { status: 409, message: messages.conflict },
  publication_conflict: { status: 409, message: messages.publicationConflict },
  candidate_conflict: { status: 409, message: messages.candidateConflict },
  note_conflict: { status: 409, message: messages.noteConflict },
  recording_conflict: { status: 409, message: messages.recordingConflict },
  scorecard_conflict: { status: 409, message: messages.scorecardConflict },
  upload_incomplete: { status: 400, message: messages.uploadIncomplete },
  file_type_refused: { status: 415, message: messages.unsupportedMediaType },
  file_unavailable: { status: 503, message: messages.fileUnavailable },
  cv_unreadable: { status: 422, message: messages.cvUnreadable },
  cv_protected: { status: 422, message: messages.cvProtected },
  cv_without_text: { status: 422, message: messages.cvWithoutText },
  cv_too_complex: { status: 422, message: messages.cvTooComplex },
  proof_refused: { status: 403, message: messages.proofRefused },
  provider_not_set_up: { status: 503, message: messages.providerNotSetUp },
  sign_in_too_long_ago: { status: 403, message: messages.signInTooLongAgo },
  sign_in_method_taken: { status: 409, message: messages.signInMethodTaken },
  last_sign_in_method: { status: 409, message: messages.lastSignInMethod },
  already_registered: { status: 409, message: messages.alreadyRegistered },
  recovery_refused: { status: 403, message: messages.recoveryRefused },
  role_refused: { status: 403, message: messages.roleRefused },
  last_owner: { status: 409, message: messages.lastOwner },
  organisation_not_empty: { status: 409, message: messages.organisationNotEmpty },
  invitation_for_another: { status: 403, message: messages.invitationForAnother },
  address_unconfirmed: { status: 403, message: messages.addressUnconfirmed },
  already_colleague: { status: 409, message: messages.alreadyColleague },
  demo_refused: { status: 403, message: messages.demoRefused },
  rate_limited: { status: 429, message: messages.rateLimited },
  engine_unauthorized: { status: 502, message: messages.engineUnauthorized },
  engine_rate_limited: { status: 503, message: messages.engineRateLimited },
  engine_unavailable: { status: 502, message: messages.engineUnavailable },
  engine_timeout: { status: 504, message: messages.engineTimeout },
  engine_invalid_answer: { status: 502, message: messages.engineInvalidAnswer },
  engine_answer_cut_off: { status: 502, message: messages.engineAnswerCutOff },
  engine_answer_off_topic: { status: 502, message: messages.engineAnswerOffTopic },
  engine_input_too_long: { status: 413, message: messages.engineInputTooLong },
  engine_unknown_model: { status: 502, message: messages.engineUnknownModel },
  engine_request_refused: { status: 502, message: messages.engineRequestRefused },
  microsoft_required: { status: 401, message: messages.microsoftRequired },
  microsoft_unavailable: { status: 503, message: messages.microsoftUnavailable },
  microsoft_not_set_up: { status: 503, message: messages.microsoftNotSetUp },
  microsoft_other_account: { status: 409, message: messages.meetingFailed },
  meeting_conflict: { status: 409, message: messages.meetingConflict },
  overloaded: { status: 503, message: messages.overloaded },
  storage_unavailable: { status: 503, message: messages.storageUnavailable },
  unavailable: { status: 503, message: messages.serverProblem },
  internal: { status: 500, message: messages.serverProblem },
}

type Details = {
  message?: string
  status?: number
  /** Seconds after which the same call may succeed: the response's `Retry-After`. */
  retryAfter?: number
  /** Fields that the specification documents besides the three fixed ones. */
  extra?: Record<string, unknown>
  cause?: unknown
}

/** An error that a caller may see: a stable code, a status and a Dutch text. Its cause is only logged. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: ErrorCode
  readonly status: number
  readonly retryAfter: number | null
  readonly extra: Record<string, unknown>

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? catalogue[code].message, { cause: details.cause })
    this.code = code
    this.status = details.status ?? catalogue[code].status
    this.retryAfter = details.retryAfter ?? null
    this.extra = details.extra ?? {}
  }

  /** The response body, as contracts' `errorBody`. */
  body(): ErrorBody {
    return { ...this.extra, error: this.message, message: this.message, code: this.code }
  }
}

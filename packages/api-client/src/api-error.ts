import {
  apiVersionHeader,
  isCompatible,
  messages,
  type CallMessages,
  type ErrorCode,
  type Open,
} from '@wervio/contracts'

/** A code from the service (`ErrorCode`), or of a failure that the browser found itself. */
export type ApiErrorCode =
  | Open<ErrorCode>
  | 'network'
  | 'timeout'
  | 'not_json'
  | 'unexpected_shape'
  | 'stream_cut'
  | 'http'

export type FieldProblem = { path: string; message: string }

type ApiErrorParts = {
  status?: number
  code: ApiErrorCode
  fields?: FieldProblem[]
  details?: Record<string, unknown>
  retryAfter?: number | null
  cause?: unknown
}

/** A call that failed. `message` is Dutch and ready to show. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError'
  /** HTTP status; 0 when the service gave no usable HTTP answer. */
  readonly status: number
  readonly code: ApiErrorCode
  /** Which fields are wrong, as dotted paths; empty unless the service or the contract names them. */
  readonly fields: readonly FieldProblem[]
  /** The whole error body, with the extra fields some calls document (`auth_required`, `user_code` …). */
  readonly details: Readonly<Record<string, unknown>>
  /** Seconds after which the service asks to try again; null when it doesn't say. */
  readonly retryAfter: number | null

  constructor(
    message: string,
    { status = 0, code, fields = [], details = {}, retryAfter = null, cause }: ApiErrorParts,
  ) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.fields = fields
    this.details = details
    this.retryAfter = retryAfter
  }
}

/** The text to show for a failure: the service's own, else `fallback`. */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? error.message : fallback

/** Whether the service answered that the thing doesn't exist. */
export const isNotFound = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 404

/** Codes with which the same request is refused again, whenever it is made. */
const lastingCodes: readonly ApiErrorCode[] = [
  'body_too_large',
  'file_type_refused',
  'unsupported_media_type',
  'validation_failed',
  'version_refused',
]

/** Whether the same request would fail again, so that a retry makes no sense. */
export const isLasting = (error: unknown): boolean => error instanceof ApiError && lastingCodes.includes(error.code)

/** Whether the caller itself stopped the call. */
export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Whether a call failed because nobody is signed in, or no longer; a 401 with `auth_required` is about Microsoft. */
export const needsSignIn = (error: unknown): boolean =>
  error instanceof ApiError &&
  !error.details['auth_required'] &&
  (error.status === 401 || error.code === 'not_signed_in' || error.code === 'session_expired')

/** The service answered, but not with what the contract says: no JSON at all, or another shape. Not an HTTP error. */
export class UnexpectedAnswerError extends ApiError {
  override readonly name = 'UnexpectedAnswerError'
}

export const notJson = (cause?: unknown, text: string = messages.notJson): UnexpectedAnswerError =>
  new UnexpectedAnswerError(text, { code: 'not_json', cause })

export const unexpectedShape = (
  issues: readonly { path: PropertyKey[]; message: string }[] = [],
  text: string = messages.unexpectedShape,
): UnexpectedAnswerError =>
  new UnexpectedAnswerError(text, {
    code: 'unexpected_shape',
    fields: issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
  })

/** Throws when the response states another major version than this page was built for. */
export const checkVersion = (headers: Pick<Headers, 'get'>): void => {
  if (!isCompatible(headers.get(apiVersionHeader)))
    throw new ApiError(messages.versionRefused, { code: 'version_refused' })
}

export const notSignedIn = (): ApiError => new ApiError(messages.notSignedIn, { status: 401, code: 'not_signed_in' })

export const noNetwork = (cause: unknown): ApiError => new ApiError(messages.noNetwork, { code: 'network', cause })

export const timedOut = (cause: unknown): ApiError => new ApiError(messages.timeout, { code: 'timeout', cause })

/** The text the specification gives this call for this status; undefined when it gives none. */
export const catalogueText = (texts: CallMessages, status: number): string | undefined =>
  status === 401 || status === 403 || status === 404 || status === 500 ? texts[status] : undefined

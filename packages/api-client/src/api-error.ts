import { messages, type CallMessages, type ErrorCode } from '@wervio/contracts'

/** What a service says (`ErrorCode`), or what the browser found out by itself. */
export type ApiErrorCode = ErrorCode | 'network' | 'timeout' | 'not_json' | 'unexpected_shape' | 'stream_cut' | 'http'

export type FieldProblem = { path: string; message: string }

type ApiErrorParts = {
  status?: number
  code: ApiErrorCode
  fields?: FieldProblem[]
  details?: Record<string, unknown>
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

  constructor(message: string, { status = 0, code, fields = [], details = {}, cause }: ApiErrorParts) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.fields = fields
    this.details = details
  }
}

/** The service answered, but not with what the contract says: no JSON at all, or another shape. Not an HTTP error. */
export class UnexpectedAnswerError extends ApiError {
  override readonly name = 'UnexpectedAnswerError'
}

export const notJson = (cause?: unknown): UnexpectedAnswerError =>
  new UnexpectedAnswerError(messages.notJson, { code: 'not_json', cause })

export const unexpectedShape = (
  issues: readonly { path: PropertyKey[]; message: string }[] = [],
): UnexpectedAnswerError =>
  new UnexpectedAnswerError(messages.unexpectedShape, {
    code: 'unexpected_shape',
    fields: issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
  })

export const notSignedIn = (): ApiError => new ApiError(messages.notSignedIn, { status: 401, code: 'not_signed_in' })

export const noNetwork = (cause: unknown): ApiError => new ApiError(messages.noNetwork, { code: 'network', cause })

export const timedOut = (cause: unknown): ApiError => new ApiError(messages.timeout, { code: 'timeout', cause })

/** The text the specification gives this call for this status; undefined when it gives none. */
export const catalogueText = (texts: CallMessages, status: number): string | undefined =>
  status === 401 || status === 403 || status === 404 || status === 500 ? texts[status] : undefined

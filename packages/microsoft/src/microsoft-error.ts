import { messages } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'

/** Why Microsoft didn't do what was asked. */
export type MicrosoftFailure =
  /** The recruiter has to sign in again: the token expired, was taken back, or never was. */
  | 'required'
  /** The sign-in was refused by the person, or its code expired. */
  | 'declined'
  | 'code_expired'
  /** The tenant's administrator has to allow the application (AADSTS50105, 65001). */
  | 'needs_administrator'
  /** Graph refuses this to this account. */
  | 'forbidden'
  | 'missing'
  /** Too many requests. */
  | 'throttled'
  /** No answer, or one that makes no sense. */
  | 'unavailable'
  /** Graph says that the request is wrong. */
  | 'refused'

/** A failure of Entra or Graph. Neither its message nor its cause holds a token. */
export class MicrosoftError extends Error {
  override readonly name = 'MicrosoftError'
  readonly failure: MicrosoftFailure
  /** Seconds. */
  readonly retryAfter: number | null
  /** Graph's code, such as `ErrorItemNotFound`, or Entra's, such as `invalid_grant`. */
  readonly code: string

  constructor(failure: MicrosoftFailure, code: string, details: { retryAfter?: number; cause?: unknown } = {}) {
    super(`Microsoft: ${failure} (${code})`, { cause: details.cause })
    this.failure = failure
    this.code = code
    this.retryAfter = details.retryAfter ?? null
  }
}

/**
 * Codes of accounts that can't be connected: without a mailbox in Microsoft 365, such as a personal one, and of another
 * tenant.
 */
const NO_ACCOUNT_FOR_US = new Set(['MailboxNotEnabledForRESTAPI', 'MailboxNotSupportedForRESTAPI', 'other_tenant'])

/** What a caller of ours sees of a failure. `extra` stands beside it: the code to sign in with, for Teams. */
export const serviceErrorOf = (error: MicrosoftError, extra: Record<string, unknown> = {}): ServiceError => {
  const { failure, retryAfter } = error
  const cause = { cause: error }
  if (failure === 'required' || failure === 'code_expired' || failure === 'declined')
    return new ServiceError('microsoft_required', {
      message: messages.microsoftExpired,
      extra: { auth_required: true, ...extra },
      ...cause,
    })
  if (NO_ACCOUNT_FOR_US.has(error.code))
    return new ServiceError('forbidden', { message: messages.microsoftWrongTenant, ...cause })
  if (failure === 'needs_administrator' || failure === 'forbidden')
    return new ServiceError('forbidden', { message: messages.microsoftNeedsAdministrator, ...cause })
  return new ServiceError('microsoft_unavailable', {
    message: failure === 'throttled' ? messages.microsoftBusy : messages.microsoftUnavailable,
    ...(retryAfter !== null && { retryAfter }),
    ...cause,
  })
}

import type { ErrorCode } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import { APICallError } from 'ai'
import { EngineBusyError } from '../engine.ts'
import { lastFailure, peerErrorOf, subjectOf } from './peer-error.ts'
import type { Ended } from './watch.ts'

const BUSY_SECONDS = 60
const MAXIMUM_BUSY_SECONDS = 3_600

/** Retry-After in seconds or as a date, as RFC 9110 allows both. */
const retryAfterOf = (error: unknown): number => {
  const value = APICallError.isInstance(error) ? (error.responseHeaders?.['retry-after'] ?? '') : ''
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), MAXIMUM_BUSY_SECONDS) : BUSY_SECONDS
}

/** What the log gets: status and kind. Texts of the library and the peer can hold the key, the prompt or the answer. */
const bareCause = (error: unknown): Error => {
  const { status, type } = peerErrorOf(error)
  if (APICallError.isInstance(error) || type !== '' || status !== null)
    return new Error(`model answered ${[status ?? 'nothing', type].filter(Boolean).join(' ')}`)
  return new Error(`model failed: ${error instanceof Error ? error.name : typeof error}`)
}

/** fetch throws a TypeError for an address it can't or may not reach; its class may be of another realm. */
const isNetworkFailure = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TypeError'

const codeOf: Record<NonNullable<ReturnType<typeof subjectOf>>, ErrorCode> = {
  length: 'engine_input_too_long',
  model: 'engine_unknown_model',
  'token-limit': 'engine_request_refused',
  schema: 'engine_request_refused',
  parameter: 'engine_request_refused',
}

/** Any failure of a model call as one of the `engine_…` errors. */
export const toEngineError = (thrown: unknown, ended: Ended | null): Error => {
  if (ended === 'timeout') return new ServiceError('engine_timeout')
  if (ended === 'left') return new DOMException('The caller left.', 'AbortError')
  const error = lastFailure(thrown)
  if (error instanceof ServiceError) return error
  const cause = bareCause(error)
  if (isNetworkFailure(error)) return new ServiceError('engine_unavailable', { status: 503, cause })
  const peerError = peerErrorOf(error)
  const { status } = peerError
  if (status === 401 || status === 403) return new ServiceError('engine_unauthorized', { cause })
  if (status === 429) return new EngineBusyError(retryAfterOf(error), cause)
  const subject = subjectOf(peerError)
  if (subject !== null) return new ServiceError(codeOf[subject], { cause })
  if (!APICallError.isInstance(error) && status === null) return new ServiceError('engine_invalid_answer', { cause })
  if (status !== null && status < 300) return new ServiceError('engine_invalid_answer', { cause })
  return new ServiceError('engine_unavailable', { status: status === null ? 503 : 502, cause })
}

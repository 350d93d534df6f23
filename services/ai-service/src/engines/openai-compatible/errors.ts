import { ServiceError } from '@wervio/service-kit'
import { APICallError, RetryError } from 'ai'
import { EngineBusyError } from '../engine.ts'
import type { Ended } from './watch.ts'

const BUSY_SECONDS = 60
const MAXIMUM_BUSY_SECONDS = 3_600

/** Retry-After in seconds or as a date, as RFC 9110 allows both. */
function retryAfterOf(error: APICallError): number {
  const value = error.responseHeaders?.['retry-after'] ?? ''
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), MAXIMUM_BUSY_SECONDS) : BUSY_SECONDS
}

/** What the log gets: the kind and status. Texts of the library and the peer can hold the key, the prompt or the answer. */
const bareCause = (error: unknown) =>
  new Error(
    error instanceof APICallError
      ? `model answered ${error.statusCode ?? 'nothing'}`
      : `model failed: ${error instanceof Error ? error.name : typeof error}`,
  )

/** fetch throws a TypeError for an address it can't or may not reach; its class may be of another realm. */
const isNetworkFailure = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TypeError'

/** Any failure of a model call as one of the `engine_…` errors. */
export function toEngineError(error: unknown, ended: Ended | null): Error {
  if (ended === 'timeout') return new ServiceError('engine_timeout')
  if (ended === 'left') return new DOMException('The caller left.', 'AbortError')
  if (error instanceof ServiceError) return error
  if (RetryError.isInstance(error)) return toEngineError(error.lastError, ended)
  const cause = bareCause(error)
  if (isNetworkFailure(error)) return new ServiceError('engine_unavailable', { status: 503, cause })
  if (!APICallError.isInstance(error)) return new ServiceError('engine_invalid_answer', { cause })
  const status = error.statusCode
  if (status === 401 || status === 403) return new ServiceError('engine_unauthorized', { cause })
  if (status === 429) return new EngineBusyError(retryAfterOf(error), cause)
  if (status !== undefined && status < 300) return new ServiceError('engine_invalid_answer', { cause })
  return new ServiceError('engine_unavailable', { status: status === undefined ? 503 : 502, cause })
}

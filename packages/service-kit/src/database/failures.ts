import { types } from 'node:util'
import { ServiceError } from '../service-error.ts'
import { isStorageFailure, storageUnavailable } from '../storage-failure.ts'

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOENT',
])

/**
 * SQLSTATE: connection exceptions, server stopping or starting, no connection free, a transaction ended for its age.
 */
const SERVER_GONE = /^(08...|57P0[123]|53300|25P0[34])$/

/** Messages of node-postgres errors without a code. */
const DRIVER_GONE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Cannot use a pool after)/

/** Without its socket the embedded database isn't there yet; ENOENT of anything but a connection is no outage. */
const isNetwork = (code: string, error: Error): boolean =>
  networkCodes.has(code) && (code !== 'ENOENT' || ('syscall' in error && error.syscall === 'connect'))

/** Whether the database couldn't be reached; false when it answered with a refusal. */
export const isUnreachable = (error: unknown): boolean => {
  if (!types.isNativeError(error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (isNetwork(code, error) || SERVER_GONE.test(code))) return true
  if ('errors' in error && Array.isArray(error.errors) && error.errors.some(isUnreachable)) return true
  return DRIVER_GONE.test(error.message) || isUnreachable(error.cause)
}

/**
 * A database that can't be reached, and one that can't store, are 503, so that callers know to come back; anything else
 * stays what it is.
 */
export const translateFailure = (error: unknown): unknown => {
  if (isStorageFailure(error)) return storageUnavailable(error)
  return isUnreachable(error) ? new ServiceError('unavailable', { cause: error }) : error
}

import { types } from 'node:util'
import { ServiceError } from '../service-error.ts'

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'])

/** SQLSTATE: connection exceptions, server stopping or starting, no connection free. */
const serverGone = /^(08...|57P0[123]|53300)$/

/** node-postgres gives these no code. */
const driverGone = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Cannot use a pool after)/

/** Whether the database could not be reached, as opposed to having refused what it was asked. */
export const isUnreachable = (error: unknown): boolean => {
  if (!types.isNativeError(error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (networkCodes.has(code) || serverGone.test(code))) return true
  if ('errors' in error && Array.isArray(error.errors) && error.errors.some(isUnreachable)) return true
  return driverGone.test(error.message) || isUnreachable(error.cause)
}

/** A database that can't be reached is 503, so that callers know to come back; anything else stays what it is. */
export const translateFailure = (error: unknown): unknown => (isUnreachable(error) ? new ServiceError('unavailable', { cause: error }) : error)

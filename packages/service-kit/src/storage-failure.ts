import { types } from 'node:util'
import { ServiceError } from './service-error.ts'

/**
 * Codes of errors that mean nothing can be stored now. Of files: no space, no quota, a read-only disk. Of PostgreSQL:
 * 53100 (disk full) and 25006 (read-only transaction), the answer of the embedded database while its disk is full.
 */
const storageCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100', '25006'])

/** Long enough for somebody to free space, short enough for callers to notice it soon. */
const RETRY_AFTER_SECONDS = 30

/** Whether an error, or its cause, means that a disk is full or read-only. */
export const isStorageFailure = (error: unknown): boolean => {
  if (!types.isNativeError(error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && storageCodes.has(code)) return true
  if ('errors' in error && Array.isArray(error.errors) && error.errors.some(isStorageFailure)) return true
  return isStorageFailure(error.cause)
}

/** The response to such an error: 503 with the Dutch reason and the time to retry. */
export const storageUnavailable = (cause: unknown): ServiceError =>
  cause instanceof ServiceError && cause.code === 'storage_unavailable'
    ? cause
    : new ServiceError('storage_unavailable', { cause, retryAfter: RETRY_AFTER_SECONDS })

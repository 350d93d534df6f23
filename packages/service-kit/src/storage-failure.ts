import { types } from 'node:util'
import { ServiceError } from './service-error.ts'

/**
 * What says that nothing can be stored now. Of a file: no room, no quota, a read-only disk. Of PostgreSQL: 53100 (disk
 * full) and 25006 (read-only transaction), which is what the embedded database answers while its disk is full.
 */
const storageCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100', '25006'])

/** Long enough for somebody to make room, short enough that nobody waits in vain. */
const RETRY_AFTER_SECONDS = 30

/** Whether an error, or what caused it, is a disk that is full or read-only. */
export const isStorageFailure = (error: unknown): boolean => {
  if (!types.isNativeError(error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && storageCodes.has(code)) return true
  if ('errors' in error && Array.isArray(error.errors) && error.errors.some(isStorageFailure)) return true
  return isStorageFailure(error.cause)
}

/** What the caller gets for such an error: 503 with the Dutch reason and when to come back. */
export const storageUnavailable = (cause: unknown): ServiceError =>
  cause instanceof ServiceError && cause.code === 'storage_unavailable'
    ? cause
    : new ServiceError('storage_unavailable', { cause, retryAfter: RETRY_AFTER_SECONDS })

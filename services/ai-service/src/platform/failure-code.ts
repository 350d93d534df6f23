import { types } from 'node:util'

/** SQLSTATE of a database error, also of one inside another; undefined for anything else. */
export const failureCode = (error: unknown): unknown =>
  types.isNativeError(error) ? ((error as { code?: unknown }).code ?? failureCode(error.cause)) : undefined

/** A reference to a row that went at this very moment: SQLSTATE foreign_key_violation. */
export const isGoneReference = (error: unknown): boolean => failureCode(error) === '23503'

/** A row that somebody else held for too long: SQLSTATE lock_not_available. */
export const isLockNotAvailable = (error: unknown): boolean => failureCode(error) === '55P03'

/** A missing value where one has to be: SQLSTATE not_null_violation. */
const NOT_NULL = '23502'

/** A value that a column can't hold, such as half a character or no number: also SQLSTATE class 22, data exception. */
export const isRefusedValue = (error: unknown): boolean => {
  const code = String(failureCode(error))
  return code.startsWith('22') || code === NOT_NULL
}

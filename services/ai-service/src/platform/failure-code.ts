import { types } from 'node:util'

/** SQLSTATE of a database error, also of one inside another; undefined for anything else. */
export const failureCode = (error: unknown): unknown =>
  types.isNativeError(error) ? ((error as { code?: unknown }).code ?? failureCode(error.cause)) : undefined

/** A reference to a row that went at this very moment: SQLSTATE foreign_key_violation. */
export const isGoneReference = (error: unknown): boolean => failureCode(error) === '23503'

import { runtimeConfig, type RuntimeConfig } from '@wervio/contracts'
import { unexpectedShape } from './api-error.ts'

/** A configuration as its schema says it. Throws `ApiError` ('unexpected_shape') for anything else. */
export const checkConfig = (value: unknown): RuntimeConfig => {
  const result = runtimeConfig.safeParse(value)
  if (!result.success) throw unexpectedShape(result.error.issues)
  return result.data
}

import { ApiError } from '@wervio/api-client'

/** What to show of a failure: the service's own words, or else `fallback`. */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? error.message : fallback

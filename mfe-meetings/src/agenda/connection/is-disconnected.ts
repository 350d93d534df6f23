import { ApiError } from '@wervio/api-client'
import type { CalendarEvents, CalendarStatus } from '@wervio/contracts'

/**
 * Whether the agenda counts as not connected: it says so, it asks to sign in again, or an error speaks of
 * 'Authenticatie' (specification 2 §4).
 */
export const isDisconnected = (
  status: CalendarStatus | undefined,
  data: CalendarEvents | undefined,
  error: Error | null,
): boolean => {
  if (status?.connected === false || data?.auth_required) return true
  if (!(error instanceof ApiError)) return false
  return error.details['auth_required'] === true || error.message.includes('Authenticatie')
}

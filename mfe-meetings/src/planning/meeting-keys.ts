import { queryKeys } from '@wervio/api-client'

/** Keys of what the pages of planned meetings read. */
export const meetingKeys = {
  list: [...queryKeys.meetings.all, 'list'] as const,
  /** Whether Teams is connected, or waits for a code. */
  teams: [...queryKeys.meetings.all, 'teams'] as const,
} as const

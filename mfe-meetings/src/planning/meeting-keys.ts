import { queryKeys } from '@wervio/api-client'

/** Keys of what the pages of planned meetings read. */
export const meetingKeys = {
  list: [...queryKeys.meetings.all, 'list'] as const,
  /** One meeting that an address names; read again with the list. */
  one: (id: string) => [...queryKeys.meetings.all, 'list', id] as const,
  /** Whether Teams is connected, or waits for a code. */
  teams: [...queryKeys.meetings.all, 'teams'] as const,
} as const

/** Keys of what the pages of planned meetings read. */
export const meetingKeys = {
  list: ['meetings', 'list'] as const,
  /** Whether Teams is connected, or waits for a code. */
  teams: ['meetings', 'teams'] as const,
} as const

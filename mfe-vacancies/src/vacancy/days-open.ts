import { isOneOf, openVacancyStatuses, type VacancySummary } from '@wervio/contracts'

const DAY_MS = 86_400_000

/** The day of a moment by the calendar of this device, counted in UTC, where every day has 24 hours. */
const dayNumber = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS

/** Days since the vacancy was made, 0 on that day; null for one that is closed or in the archive. */
export const daysOpen = ({
  status,
  archived_at,
  created_at,
}: Pick<VacancySummary, 'status' | 'archived_at' | 'created_at'>): number | null => {
  if (archived_at || !isOneOf(openVacancyStatuses, status)) return null
  return Math.max(0, dayNumber(new Date()) - dayNumber(new Date(created_at)))
}

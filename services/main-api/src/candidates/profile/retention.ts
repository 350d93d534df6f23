import type { RetentionBasis } from '@wervio/contracts'
import { sql, type SQL } from 'drizzle-orm'

const DAYS: Record<RetentionBasis, number> = { four_weeks: 28, one_year_consent: 365 }

/** The day on which a term that starts today ends. */
export const retainUntil = (basis: RetentionBasis): SQL => sql`current_date + ${DAYS[basis]}::int`

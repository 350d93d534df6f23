import { sql, type SQL } from 'drizzle-orm'

/** The day in Amsterdam that a moment is on: the calendar of recruiters, whatever the time zone of the connection. */
export const dayOf = (moment: SQL): SQL => sql`(${moment} at time zone 'Europe/Amsterdam')::date`

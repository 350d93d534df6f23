import type { HireStart, ImprovementPeriod } from '@wervio/contracts'
import { sql, type SQL } from 'drizzle-orm'
import { dayOf } from '../platform/day-of.ts'

/** What is asked for, as of a moment. */
export type FigureQuestion = { period: ImprovementPeriod; start: HireStart; now: Date }

/** Days of the period; null for all time. */
export const daysOf = ({ period }: FigureQuestion): number | null => (period === 'all' ? null : Number(period))

/** A moment as a parameter of a statement. */
export const nowOf = ({ now }: FigureQuestion): SQL => sql`${now.toISOString()}::timestamptz`

/** Midnight in Amsterdam at the begin of a day. */
const midnight = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'Europe/Amsterdam'`

/** The begin of the period, or of the period of equal length before it (`back` 1); always long ago for all time. */
export const beginOf = (question: FigureQuestion, back: 0 | 1 = 0): SQL => {
  const days = daysOf(question)
  if (days === null) return sql`'-infinity'::timestamptz`
  return midnight(sql`${dayOf(nowOf(question))} - ${days * (back + 1) - 1}::int`)
}

/** Whether a moment is in the period. */
export const inPeriod = (moment: SQL, question: FigureQuestion): SQL =>
  sql`(${moment} >= ${beginOf(question)} and ${moment} <= ${nowOf(question)})`

/** Whether a moment is in the period or in the one before it. */
export const inEither = (moment: SQL, question: FigureQuestion): SQL =>
  sql`(${moment} >= ${beginOf(question, 1)} and ${moment} <= ${nowOf(question)})`

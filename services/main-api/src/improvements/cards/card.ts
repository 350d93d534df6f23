import type { FeedbackCard } from '@wervio/contracts'
import { sql, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database.ts'
import type { FigureQuestion } from '../period.ts'
import { parseRecords, withNames } from '../record-rows.ts'

/** A card before anybody put it away. */
export type Card = Omit<FeedbackCard, 'hidden'>

/** Reads what a rule speaks of; null when it has nothing to say. */
export type CardRule = (connection: Sql, organisationId: string, question: FigureQuestion) => Promise<Card | null>

/** Records that come along with a card. */
const MOST_RECORDS = 50

/** What most rules leave out. */
export const emptyCard = { total: null, days: null, days_before: null, stage: null, reason: null } as const

/** The first records behind a card; `rows` are their columns without names, `order` names two of them. */
export const readCardRecords = async (connection: Sql, rows: SQL, order: SQL): Promise<Card['records']> =>
  parseRecords(
    (
      await connection.execute(
        withNames(sql`select * from (${rows}) chosen order by ${order} limit ${MOST_RECORDS}::int`, order),
      )
    ).rows,
  )

/** Columns of an application as those of a record; `at`, `since` and `days` differ. */
export const ofApplication = sql`application.id, application.candidate_id, application.vacancy_id, application.stage, application.outcome, application.reason`

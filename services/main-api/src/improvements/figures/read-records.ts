import type { ImprovementRecord, KeyFigureKind } from '@wervio/contracts'
import type { Position } from '@wervio/service-kit'
import { sql } from 'drizzle-orm'
import type { Sql } from '../../platform/database.ts'
import { inPeriod, type FigureQuestion } from '../period.ts'
import { parseRecords, withNames } from '../record-rows.ts'
import { figureRecords } from './records.ts'

type Page = { limit: number; from: Position | null }

/** The records that a figure counts in the period, newest first, at most `limit`, after a position. */
export const readFigureRecords = async (
  connection: Sql,
  organisationId: string,
  kind: KeyFigureKind,
  question: FigureQuestion,
  { limit, from }: Page,
): Promise<ImprovementRecord[]> => {
  const after = from ? sql`and (at, id) < (${from.value}::timestamptz, ${from.id}::uuid)` : sql``
  const rows = sql`
    select * from (${figureRecords(kind, organisationId, question)}) counted
    where counts and ${inPeriod(sql`at`, question)} ${after} order by at desc, id desc limit ${limit}::int`
  return parseRecords((await connection.execute(withNames(rows, sql`at desc, id desc`))).rows)
}

import { KEY_FIGURE_MINIMUM, type KeyFigure, type KeyFigureKind } from '@wervio/contracts'
import { sql, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database.ts'
import { applicationEvents } from '../../applications/table.ts'
import { dayOf } from '../../platform/day-of.ts'
import { beginOf, daysOf, inPeriod, nowOf, type FigureQuestion } from '../period.ts'
import { figureRecords } from './records.ts'

type Row = {
  value: number | null
  count: number
  median: number | null
  least: number | null
  most: number | null
  before: number | null
  count_before: number
  left_out: number
  waiting: number
}

const current = sql`counts and is_current`
const earlier = sql`counts and not is_current`

/** The average, the spread and the average of before, of a number that every record has. */
const average = (records: SQL, number: SQL): SQL => sql`
  select avg(${number}) filter (where ${current})::float as value, count(*) filter (where ${current})::int as count,
    percentile_cont(0.5) within group (order by ${number}) filter (where ${current})::float as median,
    min(${number}) filter (where ${current})::float as least, max(${number}) filter (where ${current})::float as most,
    avg(${number}) filter (where ${earlier})::float as before, count(*) filter (where ${earlier})::int as count_before,
    count(*) filter (where not counts and is_current and not is_waiting)::int as left_out, count(*) filter (where is_waiting)::int as waiting
  from (${records}) record`

const share = (records: SQL): SQL => sql`
  select value, count, null as median, null as least, null as most, before, count_before, left_out, waiting
  from (${average(records, sql`(outcome = 'hired')::int`)}) average`

/**
 * Records a week. The weeks are those of the period, for all time those since the first step; a period that began
 * before the organisation's first step counts from that step, and never less than a week. The spread is over blocks of
 * seven days that end today.
 */
const weekly = (records: SQL, organisationId: string, question: FigureQuestion): SQL => {
  const days = daysOf(question)
  const today = dayOf(nowOf(question))
  const sinceFirst = sql`${today} - ${dayOf(sql`begun.at`)} + 1`
  const sinceFirstBefore = sql`${dayOf(beginOf(question))} - ${dayOf(sql`begun.at`)}`
  const length = days === null ? sinceFirst : sql`least(${days}::int, ${sinceFirst})`
  return sql`
    with begun as (select min(at) as at from ${applicationEvents} where organisation_id = ${organisationId}::uuid),
    record as materialized (${records}),
    size as (select greatest(7, ${length}) as days, ${days === null ? sql`0` : sql`least(${days}::int, ${sinceFirstBefore})`} as days_before from begun),
    block as (
      select number, count(record.id) filter (where ${current}) as count
      from size, generate_series(0, size.days / 7 - 1) number left join record on (${today} - ${dayOf(sql`record.at`)}) / 7 = number
      group by number
    )
    select (total.count * 7.0 / size.days)::float as value, total.count, total.count_before, 0 as left_out, 0 as waiting,
      case when size.days_before >= 7 then (total.count_before * 7.0 / size.days_before)::float end as before,
      (select percentile_cont(0.5) within group (order by count) from block)::float as median, (select min(count)::float from block) as least, (select max(count)::float from block) as most
    from size, (select count(*) filter (where ${current})::int as count, count(*) filter (where ${earlier})::int as count_before from record) total`
}

/** One figure, in one statement. */
export const readFigure = async (
  connection: Sql,
  organisationId: string,
  kind: KeyFigureKind,
  question: FigureQuestion,
): Promise<KeyFigure> => {
  const records = sql`select record.*, ${inPeriod(sql`record.at`, question)} as is_current from (${figureRecords(kind, organisationId, question)}) record`
  const statements: Record<KeyFigureKind, () => SQL> = {
    time_to_hire: () => average(records, sql`days`),
    acceptance: () => share(records),
    interviews: () => weekly(records, organisationId, question),
  }
  const { rows } = await connection.execute<Row>(statements[kind]())
  const [row] = rows
  if (!row) throw new Error('a figure without a row')
  const { count, count_before, median, least, most, left_out, waiting } = row
  const isEnough = count >= KEY_FIGURE_MINIMUM
  const wasEnough = count_before >= KEY_FIGURE_MINIMUM && row.before !== null
  return {
    kind,
    value: isEnough ? row.value : null,
    count,
    spread: isEnough && median !== null && least !== null && most !== null ? { median, least, most } : null,
    before: daysOf(question) === null ? null : { value: wasEnough ? row.before : null, count: count_before },
    left_out,
    waiting,
  }
}

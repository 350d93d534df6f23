import type { Recruiter } from '@wervio/service-kit'
import { and, eq, isNull, sql as fragment } from 'drizzle-orm'
import type { Sql } from '../../platform/database.ts'
import { calendarEvents, calendarFiles } from '../table.ts'
import { writtenColumns } from './event-answer.ts'

/** Appointments that are written at a time. */
const BATCH = 1_000

/** Writes the answers of an account's appointments that the version before stored, which knows of none. */
export const writeAnswers = async (sql: Sql, { accountId }: Recruiter): Promise<void> => {
  const { key, starts, ends, is_all_day, content, account_id, file_id, answer } = calendarEvents
  const readUnwritten = () =>
    sql
      .select({ key, starts, ends, is_all_day, content, calendar: calendarFiles.name })
      .from(calendarEvents)
      .leftJoin(calendarFiles, eq(calendarFiles.id, file_id))
      .where(and(eq(account_id, accountId), isNull(answer)))
      .limit(BATCH)
  for (let rows = await readUnwritten(); rows.length > 0; rows = await readUnwritten()) {
    const writtenRows = rows.map(({ calendar, ...row }) => ({ key: row.key, ...writtenColumns(row, calendar) }))
    await sql.execute(fragment`
      update ${calendarEvents} set answer = written.answer, addresses = written.addresses
      from json_to_recordset(${JSON.stringify(writtenRows)}::json) as written (key text, answer text, addresses text[])
      where ${account_id} = ${accountId}::uuid and ${key} = written.key`)
  }
}

import { messages, type CalendarFile } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Database } from '../../platform/database.ts'
import { insertEvents } from '../events/repository.ts'
import { calendarFiles } from '../table.ts'
import type { ParsedCalendar } from './parse-ics.ts'

/** Calendars of one account. */
const MAX_FILES = 20

const {
  account_id: _account,
  organisation_id: _organisation,
  skipped_count,
  ...columns
} = getTableColumns(calendarFiles)
const answer = { ...columns, skippedCount: skipped_count }

const ofAccount = ({ accountId }: Recruiter) => eq(calendarFiles.account_id, accountId)

/** The calendars that a recruiter brought as a file. */
export const createFileRepository = (database: Database) => ({
  list: (recruiter: Recruiter): Promise<CalendarFile[]> =>
    database.asRecruiter(recruiter, (sql) =>
      sql
        .select(answer)
        .from(calendarFiles)
        .where(ofAccount(recruiter))
        .orderBy(desc(calendarFiles.imported_at), desc(calendarFiles.id)),
    ),

  /** Takes the place of an earlier file with the same name. */
  add: (recruiter: Recruiter, name: string, calendar: ParsedCalendar): Promise<CalendarFile> =>
    database.asRecruiter(recruiter, async (sql) => {
      await sql.delete(calendarFiles).where(and(ofAccount(recruiter), eq(calendarFiles.name, name)))
      if ((await sql.$count(calendarFiles, ofAccount(recruiter))) >= MAX_FILES)
        throw new ServiceError('conflict', {
          message: `Je hebt al ${MAX_FILES} agendabestanden. Haal er eerst een weg.`,
        })
      const id = v7()
      const [file] = await sql
        .insert(calendarFiles)
        .values({
          id,
          account_id: recruiter.accountId,
          organisation_id: recruiter.organisationId,
          name,
          events: calendar.events,
          skipped: calendar.skipped,
          skipped_count: calendar.skippedCount,
        })
        .returning(answer)
      if (!file) throw new Error('an inserted calendar file that is not there')
      await insertEvents(
        sql,
        recruiter,
        calendar.rows.map((row) => ({ ...row, key: `${id}/${row.key}` })),
        { id, name },
      )
      return file
    }),

  remove: async (recruiter: Recruiter, id: string): Promise<void> => {
    const removedRows = await database.asRecruiter(recruiter, (sql) =>
      sql
        .delete(calendarFiles)
        .where(and(ofAccount(recruiter), eq(calendarFiles.id, id)))
        .returning({ id: columns.id }),
    )
    if (removedRows.length === 0) throw new ServiceError('not_found', { message: messages.calendarFileGone })
  },
})

export type CalendarFileRepository = ReturnType<typeof createFileRepository>

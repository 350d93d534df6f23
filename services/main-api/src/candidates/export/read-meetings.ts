import type { CandidateExport } from '@wervio/contracts'
import { desc, eq, sql as fragment } from 'drizzle-orm'
import { authorName } from '../../accounts/author.ts'
import { accounts } from '../../accounts/table.ts'
import type { Sql } from '../../platform/database.ts'
import { momentOf } from '../../platform/moment-of.ts'

/**
 * Meetings in Teams with a candidate, newest first; row-level security names the organisation. Those that were never
 * planned aren't any.
 */
export const readMeetings = (sql: Sql, candidateId: string): Promise<NonNullable<CandidateExport['meetings']>> =>
  sql
    .select({
      id: fragment<string>`met.id`,
      subject: fragment<string>`met.subject`,
      description: fragment<string>`met.description`,
      scheduled_start: momentOf(fragment`met.starts`),
      scheduled_end: momentOf(fragment`met.ends`),
      attendees: fragment<string[]>`met.attendees`,
      state: fragment<string>`met.state`,
      by: authorName,
      transcript: fragment<string | null>`met.transcript`,
    })
    .from(fragment`main.candidate_meetings met`)
    .leftJoin(accounts, eq(accounts.id, fragment`met.account_id`))
    .where(fragment`met.candidate_id = ${candidateId}::uuid and met.state <> 'unfinished'`)
    .orderBy(desc(fragment`met.starts`), fragment`met.id`)

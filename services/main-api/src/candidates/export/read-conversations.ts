import { candidateExport, type CandidateExport } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { desc, eq, sql as fragment } from 'drizzle-orm'
import { authorName } from '../../accounts/author.ts'
import { accounts } from '../../accounts/table.ts'
import type { Sql } from '../../platform/database.ts'
import { vacancies } from '../../vacancies/table.ts'
import { momentOf } from './moment-of.ts'

type Part<Name extends keyof CandidateExport> = NonNullable<CandidateExport[Name]>

/** Recorded conversations that are transcribed, newest first. */
export const readRecordings = (
  sql: Sql,
  { organisationId }: Recruiter,
  candidateId: string,
): Promise<Part<'recordings'>> =>
  sql
    .select({
      file_name: fragment<string>`recorded.file_name`,
      conversation_type: fragment<string | null>`recorded.conversation_type`,
      duration: fragment<number | null>`recorded.duration`,
      transcript: fragment<string>`recorded.transcript`,
      summary: fragment<string>`recorded.summary`,
      by: authorName,
      created_at: momentOf(fragment`recorded.created_at`),
    })
    .from(fragment`main.candidate_recordings recorded`)
    .leftJoin(accounts, eq(accounts.id, fragment`recorded.account_id`))
    .where(
      fragment`recorded.organisation_id = ${organisationId}::uuid and recorded.candidate_id = ${candidateId}::uuid
        and recorded.state = 'done' and recorded.deleted_at is null`,
    )
    .orderBy(desc(fragment`recorded.created_at`), fragment`recorded.id`)

/** What a candidate agreed to, newest first; the view names the organisation. */
export const readConsents = async (sql: Sql, candidateId: string): Promise<Part<'consents'>> => {
  const rows = await sql
    .select({
      wording: fragment<string>`agreed.wording`,
      way: fragment<string>`agreed.way`,
      given_on: fragment<string>`to_char(agreed.given_on, 'YYYY-MM-DD')`,
      withdrawn_at: momentOf(fragment`agreed.withdrawn_at`),
      deletion: fragment<unknown>`agreed.deletion`,
      by: authorName,
      created_at: momentOf(fragment`agreed.created_at`),
    })
    .from(fragment`main.candidate_consents agreed`)
    .leftJoin(accounts, eq(accounts.id, fragment`agreed.account_id`))
    .where(fragment`agreed.candidate_id = ${candidateId}::uuid`)
    .orderBy(desc(fragment`agreed.created_at`), fragment`agreed.id`)
  return candidateExport.shape.consents.unwrap().parse(rows)
}

/** What recruiters thought of conversations, newest first; the view names the organisation. */
export const readScorecards = async (sql: Sql, candidateId: string): Promise<Part<'scorecards'>> => {
  const rows = await sql
    .select({
      conversationType: fragment<string>`card.conversation_type`,
      conversation_on: fragment<string>`to_char(card.conversation_on, 'YYYY-MM-DD')`,
      vacancy_title: vacancies.title,
      items: fragment<unknown>`card.items`,
      notes: fragment<string>`card.notes`,
      by: authorName,
      created_at: momentOf(fragment`card.created_at`),
    })
    .from(fragment`main.candidate_scorecards card`)
    .leftJoin(accounts, eq(accounts.id, fragment`card.account_id`))
    .leftJoin(vacancies, eq(vacancies.id, fragment`card.vacancy_id`))
    .where(fragment`card.candidate_id = ${candidateId}::uuid`)
    .orderBy(desc(fragment`card.created_at`), fragment`card.id`)
  return candidateExport.shape.scorecards.unwrap().parse(rows)
}

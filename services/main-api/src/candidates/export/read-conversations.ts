import { candidateExport, type CandidateExport } from '@wervio/contracts'
import { desc, eq, sql as fragment } from 'drizzle-orm'
import { authorName } from '../../accounts/author.ts'
import { accounts } from '../../accounts/table.ts'
import type { Sql } from '../../platform/database.ts'
import { vacancies } from '../../vacancies/table.ts'
import { momentOf } from '../../platform/moment-of.ts'

type Part<Name extends keyof CandidateExport> = NonNullable<CandidateExport[Name]>

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

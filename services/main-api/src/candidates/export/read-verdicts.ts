import type { CandidateExport } from '@wervio/contracts'
import { desc, eq, sql as fragment } from 'drizzle-orm'
import { authorName } from '../../accounts/author.ts'
import { accounts } from '../../accounts/table.ts'
import type { Sql } from '../../platform/database.ts'
import { vacancies } from '../../vacancies/table.ts'
import { momentOf } from '../../platform/moment-of.ts'

/**
 * What recruiters said of possible evidence in the CV of a candidate, newest first; row-level security names the
 * organisation.
 */
export const readVerdicts = (sql: Sql, candidateId: string): Promise<NonNullable<CandidateExport['verdicts']>> => {
  const label = fragment<string | null>`(
    select item ->> 'label' from main.match_lists list, jsonb_array_elements(list.requirements) item
    where list.vacancy_id = judged.vacancy_id and item ->> 'id' = judged.requirement_id limit 1)`
  return sql
    .select({
      at: momentOf(fragment`judged.decided_at`),
      by: authorName,
      vacancy_title: vacancies.title,
      requirement: label,
      verdict: fragment<string>`judged.verdict`,
      quote: fragment<string>`judged.quote`,
    })
    .from(fragment`main.match_verdicts judged`)
    .innerJoin(vacancies, eq(vacancies.id, fragment`judged.vacancy_id`))
    .leftJoin(accounts, eq(accounts.id, fragment`judged.account_id`))
    .where(fragment`judged.candidate_id = ${candidateId}::uuid`)
    .orderBy(desc(fragment`judged.decided_at`), fragment`judged.vacancy_id`, fragment`judged.requirement_id`)
}

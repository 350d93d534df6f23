import { attentionRules, type Attention } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { applications } from '../applications/table.ts'
import { candidates } from '../candidates/table.ts'
import type { Sql } from '../platform/database.ts'
import { vacancies } from '../vacancies/table.ts'

const { percentage, days } = attentionRules.newMatch

const row = z.object({
  vacancy_id: z.uuid(),
  vacancy_title: z.string(),
  candidates: z.int(),
  best: z.int(),
  all_vacancies: z.int(),
})

/** Current vacancies with strong candidates outside the procedure, of whom either is new. */
export const readNewMatches = async (connection: Sql, organisationId: string): Promise<Attention['matches']> => {
  const isNew = (created: ReturnType<typeof sql>) => sql`${created} > now() - make_interval(days => ${days}::int)`
  const { rows } = await connection.execute(sql`
    select vacancy.id as vacancy_id, vacancy.title as vacancy_title, count(*)::int as candidates, max(score.percentage)::int as best,
      (count(*) over ())::int as all_vacancies
    from ${vacancies} vacancy
      join main.match_scores score on score.vacancy_id = vacancy.id and score.percentage >= ${percentage}::int
      join ${candidates} candidate on candidate.id = score.candidate_id
    where vacancy.organisation_id = ${organisationId}::uuid and vacancy.archived_at is null
      and vacancy.status in ('actief', 'gespreksfase')
      and (${isNew(sql`candidate.created_at`)} or ${isNew(sql`vacancy.created_at`)})
      and not exists (select 1 from ${applications} application
        where application.vacancy_id = vacancy.id and application.candidate_id = candidate.id)
    group by vacancy.id, vacancy.title
    order by candidates desc, best desc, vacancy.id
    limit ${attentionRules.rows}::int`)
  const matches = z.array(row).parse(rows)
  return {
    count: matches[0]?.all_vacancies ?? 0,
    rows: matches.map(({ all_vacancies: _all, ...match }) => match),
  }
}

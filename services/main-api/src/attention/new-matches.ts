import { attentionRules, type Attention } from '@wervio/contracts'
import { sql, type SQL } from 'drizzle-orm'
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

/** The newest candidates and the open vacancies changed last that are looked at. */
const MOST_CANDIDATES = 1_000
const MOST_VACANCIES = 200

/** Current vacancies with strong candidates outside the procedure, of whom either is new. */
export const readNewMatches = async (connection: Sql, organisationId: string): Promise<Attention['matches']> => {
  const isNew = (created: SQL) => sql`${created} > now() - make_interval(days => ${days}::int)`
  // Two ways to a match, each by an index of its own: all scores are never gone through.
  const { rows } = await connection.execute(sql`
    with fresh as (
      select id from ${candidates} candidate
      where candidate.organisation_id = ${organisationId}::uuid and ${isNew(sql`candidate.created_at`)}
      order by candidate.created_at desc limit ${MOST_CANDIDATES}::int
    ), vacancy as (
      select id, title, ${isNew(sql`created_at`)} as is_new from ${vacancies}
      where organisation_id = ${organisationId}::uuid and archived_at is null and status in ('actief', 'gespreksfase')
      order by updated_at desc limit ${MOST_VACANCIES}::int
    ), strong as (
      select score.vacancy_id, score.candidate_id, score.percentage
      from fresh join main.match_scores score on score.candidate_id = fresh.id
      where score.percentage >= ${percentage}::int
      union
      select score.vacancy_id, score.candidate_id, score.percentage
      from vacancy join main.match_scores score on score.vacancy_id = vacancy.id
      where vacancy.is_new and score.percentage >= ${percentage}::int
    )
    select vacancy.id as vacancy_id, vacancy.title as vacancy_title, count(*)::int as candidates,
      max(strong.percentage)::int as best, (count(*) over ())::int as all_vacancies
    from strong join vacancy on vacancy.id = strong.vacancy_id
    where not exists (select 1 from ${applications} application
      where application.vacancy_id = strong.vacancy_id and application.candidate_id = strong.candidate_id)
    group by vacancy.id, vacancy.title
    order by candidates desc, best desc, vacancy.id
    limit ${attentionRules.rows}::int`)
  const matches = z.array(row).parse(rows)
  return {
    count: Math.min(matches[0]?.all_vacancies ?? 0, attentionRules.counted),
    rows: matches.map(({ all_vacancies: _all, ...match }) => match),
  }
}

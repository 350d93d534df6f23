import { attentionRules, type Attention } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { stalledProcedures } from '../applications/stalled-procedures.ts'
import { candidates } from '../candidates/table.ts'
import type { Sql } from '../platform/database.ts'
import { vacancies } from '../vacancies/table.ts'

const row = z.object({
  candidate_id: z.uuid(),
  candidate_name: z.string(),
  vacancy_id: z.uuid(),
  vacancy_title: z.string(),
  stage: z.int(),
  days: z.int(),
  all_procedures: z.int(),
})

/** Procedures that stand still, longest first. */
export const readStalled = async (connection: Sql, organisationId: string): Promise<Attention['stalled']> => {
  const { rows } = await connection.execute(sql`
    select still.candidate_id, candidate.name as candidate_name, still.vacancy_id, vacancy.title as vacancy_title,
      still.stage, still.days, (count(*) over ())::int as all_procedures
    from (
      ${stalledProcedures(organisationId, attentionRules.stalled.days, sql`now()`)}
      order by since, id limit ${attentionRules.counted}::int
    ) still
      join ${candidates} candidate on candidate.id = still.candidate_id
      join ${vacancies} vacancy on vacancy.id = still.vacancy_id
    order by still.since, still.id
    limit ${attentionRules.rows}::int`)
  const procedures = z.array(row).parse(rows)
  return {
    count: procedures[0]?.all_procedures ?? 0,
    rows: procedures.map(({ all_procedures: _all, ...procedure }) => procedure),
  }
}

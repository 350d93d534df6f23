import { attentionRules, type Attention } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { retentionTerm, today } from '../candidates/profile/retention.ts'
import { candidates } from '../candidates/table.ts'
import type { Sql } from '../platform/database.ts'

const row = z.object({
  candidate_id: z.uuid(),
  candidate_name: z.string(),
  retain_until: z.iso.date(),
  all_candidates: z.int(),
})

/** Candidates whose term is over, longest first; one in an open procedure isn't among them. */
export const readPastTerm = async (connection: Sql, organisationId: string): Promise<Attention['past_term']> => {
  // The stored day is never later than the term's own: its index leaves few of whom the term must be worked out.
  const { rows } = await connection.execute(sql`
    select candidate_id, candidate_name, retain_until, (count(*) over ())::int as all_candidates
    from (
      select ${candidates.id} as candidate_id, ${candidates.name} as candidate_name, ${retentionTerm.retain_until} as retain_until
      from ${candidates}
      where ${candidates.organisation_id} = ${organisationId}::uuid and ${candidates.retain_until} < ${today}
        and (${retentionTerm.retain_until})::date < ${today}
      order by ${candidates.retain_until}
      limit ${attentionRules.counted}::int
    ) overdue
    order by retain_until, candidate_id
    limit ${attentionRules.rows}::int`)
  const overdue = z.array(row).parse(rows)
  return {
    count: overdue[0]?.all_candidates ?? 0,
    rows: overdue.map(({ all_candidates: _all, ...candidate }) => candidate),
  }
}

import { sql, type SQL } from 'drizzle-orm'
import { accounts } from '../../accounts/table.ts'
import type { Sql } from '../../platform/database.ts'
import { vacancies } from '../../vacancies/table.ts'

/** What recruiters said of possible evidence of these candidates, as rows to keep. */
export const verdictsOf = (ids: readonly string[]): SQL =>
  sql`(select coalesce(jsonb_agg(to_jsonb(judged)), '[]') from main.match_verdicts judged where candidate_id in (${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )}))`

/**
 * Gives `id` the verdicts of `other`. Of two about one requirement that of the CV which stays holds: its quote is in
 * it.
 */
export const joinVerdicts = async (
  connection: Sql,
  { id, other }: { id: string; other: string },
  takesOther: boolean,
): Promise<void> => {
  const [lasting, leaving] = takesOther ? [other, id] : [id, other]
  await connection.execute(sql`
    delete from main.match_verdicts leaving where leaving.candidate_id = ${leaving}::uuid and exists (
      select 1 from main.match_verdicts lasting where lasting.candidate_id = ${lasting}::uuid
        and lasting.vacancy_id = leaving.vacancy_id and lasting.requirement_id = leaving.requirement_id)`)
  await connection.execute(
    sql`update main.match_verdicts set candidate_id = ${id}::uuid where candidate_id = ${other}::uuid`,
  )
}

/** Gives both candidates of a merge the verdicts of before it; what was said of the one since then stays. */
export const restoreVerdicts = async (connection: Sql, one: string, other: string, before: SQL): Promise<void> => {
  const stored = sql`jsonb_populate_recordset(null::main.match_verdicts, ${before}) stored`
  await connection.execute(sql`
    delete from main.match_verdicts judged using ${stored} where judged.candidate_id = ${one}::uuid and stored.candidate_id = ${other}::uuid
      and judged.vacancy_id = stored.vacancy_id and judged.requirement_id = stored.requirement_id and judged.decided_at = stored.decided_at`)
  await connection.execute(sql`
    insert into main.match_verdicts (vacancy_id, candidate_id, requirement_id, organisation_id, verdict, path, quote, account_id, decided_at)
    select vacancy_id, candidate_id, requirement_id, organisation_id, verdict, path, quote,
      (select id from ${accounts} where ${accounts.id} = stored.account_id), decided_at
    from ${stored} where exists (select 1 from ${vacancies} where ${vacancies.id} = stored.vacancy_id)
    on conflict do nothing`)
}

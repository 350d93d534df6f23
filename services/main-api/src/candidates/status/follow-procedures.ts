import type { CandidateStatus } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, inArray, sql as fragment } from 'drizzle-orm'
import { applications } from '../../applications/table.ts'
import type { Sql } from '../../platform/database.ts'
import { noteEvent } from '../events.ts'
import { candidates } from '../table.ts'

type StatusChange = { id: string; before: CandidateStatus; after: CandidateStatus }

/**
 * Locks candidates, always the lowest id first, before their applications change: the status follows in the same
 * transaction.
 */
export const lockCandidates = (sql: Sql, { organisationId }: Recruiter, ids: readonly string[]) =>
  sql
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(eq(candidates.organisation_id, organisationId), inArray(candidates.id, [...ids])))
    .orderBy(candidates.id)
    .for('no key update')

/** Hired in one procedure is hired; else in a procedure, else rejected; new without any. */
const statusByProcedures = fragment<CandidateStatus>`(
  select case
    when bool_or(${applications.outcome} = 'hired') then 'aangenomen'
    when bool_or(${applications.outcome} = 'open') then 'in_proces'
    when count(*) > 0 then 'afgewezen'
    else 'nieuw' end
  from ${applications} where ${applications.candidate_id} = candidate.id)`

/** Gives locked candidates the status of their procedures, unless a recruiter chose one; returns what changed. */
export const alignStatus = async (
  sql: Sql,
  { organisationId }: Recruiter,
  ids: readonly string[],
): Promise<StatusChange[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql.execute<StatusChange>(fragment`
    with standing as (
      select candidate.id, candidate.status as before, ${statusByProcedures} as after
      from ${candidates} candidate
      where candidate.organisation_id = ${organisationId} and candidate.status_chosen_at is null
        and ${inArray(fragment`candidate.id`, [...ids])}
    )
    update ${candidates} set status = standing.after, updated_at = now() from standing
    where ${candidates.id} = standing.id and standing.after <> standing.before
    returning standing.id, standing.before, standing.after`)
  return rows
}

/** As `alignStatus`, and notes each change in the timeline with `cause: procedure`. */
export const followProcedures = async (sql: Sql, recruiter: Recruiter, ids: readonly string[]): Promise<void> => {
  for (const { id, before, after } of await alignStatus(sql, recruiter, ids))
    await noteEvent(sql, recruiter, id, 'status', { from: before, to: after, cause: 'procedure' })
}

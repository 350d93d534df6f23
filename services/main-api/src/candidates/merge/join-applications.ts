import type { ApplicationOutcome } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, desc, eq, inArray, sql as fragment } from 'drizzle-orm'
import { applicationColumns, writeEvent, type ApplicationRow } from '../../applications/history.ts'
import { applicationEvents, applications } from '../../applications/table.ts'
import type { Sql } from '../../platform/database.ts'

/** Hired outweighs open, and open outweighs an application that ended otherwise. */
const WEIGHT: Record<ApplicationOutcome, number> = { hired: 2, open: 1, rejected: 0, withdrawn: 0 }

/** Sorts the application that survives first: by outcome, then by stage, then the one changed last. */
const byStanding = (a: ApplicationRow, b: ApplicationRow): number =>
  WEIGHT[b.outcome] - WEIGHT[a.outcome] || b.stage - a.stage || b.updated_at.localeCompare(a.updated_at)

/** A joined history may end on a step of the removed application; then the state of the survivor is added as of now. */
const noteStanding = async (
  sql: Sql,
  recruiter: Recruiter,
  { id, stage, outcome, reason }: ApplicationRow,
): Promise<void> => {
  const [last] = await sql
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.application_id, id))
    .orderBy(desc(applicationEvents.at), desc(applicationEvents.id))
    .limit(1)
  if (last && last.stage === stage && last.outcome === outcome && last.reason === reason) return
  const [row] = await sql
    .update(applications)
    .set({ updated_at: fragment`clock_timestamp()` })
    .where(eq(applications.id, id))
    .returning(applicationColumns)
  if (row) await writeEvent(sql, recruiter, row)
}

const joinPair = async (
  sql: Sql,
  recruiter: Recruiter,
  survivor: ApplicationRow,
  duplicate: ApplicationRow,
): Promise<void> => {
  await sql
    .update(applicationEvents)
    .set({ application_id: survivor.id })
    .where(eq(applicationEvents.application_id, duplicate.id))
  await sql.delete(applications).where(eq(applications.id, duplicate.id))
  const [first] = [survivor.created_at, duplicate.created_at].toSorted((a, b) => a.localeCompare(b))
  await sql.update(applications).set({ created_at: first }).where(eq(applications.id, survivor.id))
  await noteStanding(sql, recruiter, survivor)
}

/**
 * Moves the applications of candidate `other` to `id`. Where both have one for a vacancy, one survives with the steps
 * of both.
 */
export const joinApplications = async (sql: Sql, recruiter: Recruiter, id: string, other: string): Promise<void> => {
  const ofBoth = and(
    eq(applications.organisation_id, recruiter.organisationId),
    inArray(applications.candidate_id, [id, other]),
  )
  const rows = await sql
    .select(applicationColumns)
    .from(applications)
    .where(ofBoth)
    .orderBy(applications.id)
    .for('update')
  for (const pair of Map.groupBy(rows, ({ vacancy_id }) => vacancy_id).values()) {
    const [survivor, duplicate] = pair.toSorted(byStanding)
    if (survivor && duplicate) await joinPair(sql, recruiter, survivor, duplicate)
  }
  await sql
    .update(applications)
    .set({ candidate_id: id })
    .where(and(eq(applications.organisation_id, recruiter.organisationId), eq(applications.candidate_id, other)))
}

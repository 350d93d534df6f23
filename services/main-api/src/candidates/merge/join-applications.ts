import type { Application } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, desc, eq, inArray, sql as fragment } from 'drizzle-orm'
import { applicationColumns, writeEvent } from '../../applications/history.ts'
import { applicationEvents, applications } from '../../applications/table.ts'
import type { Sql } from '../../platform/database.ts'

type Row = Omit<Application, 'history'>

/** Who was hired for a vacancy was hired; a way that goes on counts more than one that ended. */
const WEIGHT: Record<Application['outcome'], number> = { hired: 2, open: 1, rejected: 0, withdrawn: 0 }

/** The way that stands first: by outcome, then the further one, then the one changed last. */
const byStanding = (a: Row, b: Row): number =>
  WEIGHT[b.outcome] - WEIGHT[a.outcome] || b.stage - a.stage || b.updated_at.localeCompare(a.updated_at)

/** A joined history may end on a step of the way that doesn't stand; then how it stands is noted as of now. */
const noteStanding = async (sql: Sql, recruiter: Recruiter, { id, stage, outcome, reason }: Row): Promise<void> => {
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

const join = async (sql: Sql, recruiter: Recruiter, stands: Row, goes: Row): Promise<void> => {
  await sql
    .update(applicationEvents)
    .set({ application_id: stands.id })
    .where(eq(applicationEvents.application_id, goes.id))
  await sql.delete(applications).where(eq(applications.id, goes.id))
  const [first] = [stands.created_at, goes.created_at].toSorted((a, b) => a.localeCompare(b))
  await sql.update(applications).set({ created_at: first }).where(eq(applications.id, stands.id))
  await noteStanding(sql, recruiter, stands)
}

/** Gives one candidate the ways through vacancies of another; where both have one, one stands, with the steps of both. */
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
  for (const ways of Map.groupBy(rows, ({ vacancy_id }) => vacancy_id).values()) {
    const [stands, goes] = ways.toSorted(byStanding)
    if (stands && goes) await join(sql, recruiter, stands, goes)
  }
  await sql
    .update(applications)
    .set({ candidate_id: id })
    .where(and(eq(applications.organisation_id, recruiter.organisationId), eq(applications.candidate_id, other)))
}

import type { Application, ApplicationEvent, ApplicationOutcome } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, inArray, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import { accounts } from '../accounts/table.ts'
import type { Sql } from '../platform/database.ts'
import { applicationEvents, applications } from './table.ts'

/** An application as it is stored. */
export type ApplicationRow = Omit<Application, 'history' | 'outcome'> & { outcome: ApplicationOutcome }

const actorName = fragment<string | null>`coalesce(${accounts.display_name}, ${accounts.email})`

/** The columns of an application as the contract has it, without its history. */
export const applicationColumns = {
  id: applications.id,
  vacancy_id: applications.vacancy_id,
  candidate_id: applications.candidate_id,
  stage: applications.stage,
  outcome: applications.outcome,
  reason: applications.reason,
  created_at: applications.created_at,
  updated_at: applications.updated_at,
}

/** Adds the current state of an application to its history, at the moment of its last change. */
export const writeEvent = (
  sql: Sql,
  recruiter: Recruiter,
  { id, stage, outcome, reason, updated_at }: ApplicationRow,
) =>
  sql.insert(applicationEvents).values({
    id: v7(),
    organisation_id: recruiter.organisationId,
    application_id: id,
    stage,
    outcome,
    reason,
    by: recruiter.accountId,
    at: updated_at,
  })

/** The applications with their histories, oldest step first. */
export const withHistory = async (
  sql: Sql,
  { organisationId }: Recruiter,
  rows: readonly ApplicationRow[],
): Promise<Application[]> => {
  if (rows.length === 0) return []
  const events = await sql
    .select({
      of: applicationEvents.application_id,
      at: applicationEvents.at,
      by: actorName,
      stage: applicationEvents.stage,
      outcome: applicationEvents.outcome,
      reason: applicationEvents.reason,
    })
    .from(applicationEvents)
    .leftJoin(accounts, eq(accounts.id, applicationEvents.by))
    .where(
      and(
        eq(applicationEvents.organisation_id, organisationId),
        inArray(
          applicationEvents.application_id,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(applicationEvents.at, applicationEvents.id)
  const histories = Map.groupBy(events, ({ of }) => of)
  return rows.map((row) => ({
    ...row,
    history: (histories.get(row.id) ?? []).map(({ of: _of, ...event }): ApplicationEvent => event),
  }))
}

import type { Application, ApplicationEvent } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, inArray, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import { accounts } from '../accounts/table.ts'
import type { Sql } from '../platform/database.ts'
import { applicationEvents, applications } from './table.ts'

type Row = Omit<Application, 'history'>

const nameOf = fragment<string | null>`coalesce(${accounts.display_name}, ${accounts.email})`

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

/** Notes how an application stands now, at the moment it came to stand so. */
export const writeEvent = (sql: Sql, recruiter: Recruiter, { id, stage, outcome, reason, updated_at }: Row) =>
  sql
    .insert(applicationEvents)
    .values({
      id: v7(),
      organisation_id: recruiter.organisationId,
      application_id: id,
      stage,
      outcome,
      reason,
      by: recruiter.accountId,
      at: updated_at,
    })

/** The applications with what became of them, oldest step first. */
export const withHistory = async (
  sql: Sql,
  { organisationId }: Recruiter,
  rows: readonly Row[],
): Promise<Application[]> => {
  if (rows.length === 0) return []
  const events = await sql
    .select({
      of: applicationEvents.application_id,
      at: applicationEvents.at,
      by: nameOf,
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

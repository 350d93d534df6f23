import type { Recruiter } from '@wervio/service-kit'
import { and, eq, inArray, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import { applicationColumns, writeEvent, type ApplicationRow } from '../applications/history.ts'
import { applications } from '../applications/table.ts'
import type { Sql } from '../platform/database.ts'
import type { Standing } from './steps.ts'

export type Pair = { vacancyId: string; candidateId: string }

/** A later change needs a later moment than the begin of the transaction. */
const moment = fragment`clock_timestamp()`

/** The applications of these candidates, locked, by candidate. */
export const readStandings = async (
  sql: Sql,
  { organisationId }: Recruiter,
  vacancyId: string,
  ids: readonly string[],
) => {
  const rows = await sql
    .select(applicationColumns)
    .from(applications)
    .where(
      and(
        eq(applications.organisation_id, organisationId),
        eq(applications.vacancy_id, vacancyId),
        inArray(applications.candidate_id, [...ids]),
      ),
    )
    .for('update')
  return new Map(rows.map((row) => [row.candidate_id, row]))
}

/** Brings a candidate where a decision says, with a step in the history; `reason` is that of the procedure. */
export const moveTo = async (
  sql: Sql,
  recruiter: Recruiter,
  { vacancyId, candidateId }: Pair,
  before: ApplicationRow | undefined,
  { stage, outcome }: Standing,
  reason: string | null | undefined,
): Promise<void> => {
  const change = { stage, outcome, ...(reason !== undefined && { reason }), updated_at: moment }
  const [row] = before
    ? await sql.update(applications).set(change).where(eq(applications.id, before.id)).returning(applicationColumns)
    : await sql
        .insert(applications)
        .values({
          ...change,
          id: v7(),
          organisation_id: recruiter.organisationId,
          vacancy_id: vacancyId,
          candidate_id: candidateId,
          created_at: moment,
        })
        .returning(applicationColumns)
  if (!row) throw new Error('a locked application that is gone')
  await writeEvent(sql, recruiter, row)
}

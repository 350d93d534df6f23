import type { ApplicationOutcome } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { eq, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import { alignStatus } from '../candidates/status/follow-procedures.ts'
import type { Sql } from '../platform/database.ts'
import { applicationEvents, applications } from './table.ts'

/** One step as it was taken at `at`, an ISO moment. */
export type PastStep = { at: string; stage: number; outcome: ApplicationOutcome; reason: string | null }
/** A procedure with all its steps, oldest first. */
export type PastProcedure = { vacancyId: string; candidateId: string; steps: readonly PastStep[] }

const writeOne = async (
  sql: Sql,
  { accountId, organisationId }: Recruiter,
  { vacancyId, candidateId, steps }: PastProcedure,
): Promise<void> => {
  const [first] = steps
  const last = steps.at(-1)
  if (!first || !last) return
  const { stage, outcome, reason, at: updated_at } = last
  const ended_at =
    outcome === 'open' ? null : (steps[steps.findLastIndex((step) => step.outcome !== outcome) + 1]?.at ?? updated_at)
  const times = { created_at: first.at, updated_at, ended_at }
  const [row] = await sql
    .insert(applications)
    .values({
      id: v7(),
      organisation_id: organisationId,
      vacancy_id: vacancyId,
      candidate_id: candidateId,
      stage,
      outcome,
      reason,
      ...times,
    })
    .onConflictDoUpdate({
      target: [applications.vacancy_id, applications.candidate_id],
      set: times,
      // Somebody moved them elsewhere meanwhile: then that is how it went.
      setWhere: fragment`${applications.stage} = ${stage} and ${applications.outcome} = ${outcome}`,
    })
    .returning({ id: applications.id })
  if (!row) return
  await sql.delete(applicationEvents).where(eq(applicationEvents.application_id, row.id))
  await sql.insert(applicationEvents).values(
    steps.map((step) => ({
      id: v7(),
      organisation_id: organisationId,
      application_id: row.id,
      by: accountId,
      ...step,
    })),
  )
}

/**
 * Writes procedures with the moments at which they went, for what happened before it was recorded here; one that stands
 * where its steps end gets their moments. Calls of the service stamp each step with the moment of the call.
 */
export const writePast = async (
  sql: Sql,
  recruiter: Recruiter,
  procedures: readonly PastProcedure[],
): Promise<void> => {
  for (const procedure of procedures) await writeOne(sql, recruiter, procedure)
  await alignStatus(sql, recruiter, [...new Set(procedures.map(({ candidateId }) => candidateId))])
}

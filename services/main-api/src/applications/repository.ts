import { messages, type Application, type updateApplication } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { and, eq, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import { noteEvent } from '../candidates/events.ts'
import { followProcedures, lockCandidates } from '../candidates/status/follow-procedures.ts'
import { logChange, logEntry, logRemoval } from '../decisions/log-change.ts'
import { tellOfMoves } from '../notifications/tell-of-moves.ts'
import type { Database, Sql } from '../platform/database.ts'
import { holdVacancy, oneVacancy } from '../vacancies/one-vacancy.ts'
import { vacancies } from '../vacancies/table.ts'
import { applicationColumns, withHistory, writeEvent, type ApplicationRow } from './history.ts'
import { applications } from './table.ts'

type Draft = { vacancy_id: string; candidate_id: string; stage: number; motivation?: string | undefined }
type Change = z.output<typeof updateApplication.body>

/** A later change needs a later moment, which `now()`, the begin of the transaction, doesn't guarantee. */
const moment = fragment`clock_timestamp()`

const oneApplication = ({ organisationId }: Recruiter, id: string) =>
  and(eq(applications.organisation_id, organisationId), eq(applications.id, id))

const withItsHistory = async (sql: Sql, recruiter: Recruiter, row: ApplicationRow): Promise<Application> => {
  const [application] = await withHistory(sql, recruiter, [row])
  if (!application) throw new Error('an application without itself')
  return application
}

const differs = (row: ApplicationRow, change: Omit<Change, 'motivation'>): boolean =>
  (['stage', 'outcome', 'reason'] as const).some((field) => change[field] !== undefined && change[field] !== row[field])

/**
 * Holds the vacancy of an application and locks its candidate, before the application itself: in the order of a
 * decision and of a merge. False without either.
 */
const lockCandidateOf = async (sql: Sql, recruiter: Recruiter, id: string): Promise<boolean> => {
  const [application] = await sql
    .select({ candidateId: applications.candidate_id, vacancyId: applications.vacancy_id })
    .from(applications)
    .where(oneApplication(recruiter, id))
  if (!application || !(await holdVacancy(sql, recruiter, application.vacancyId))) return false
  if ((await lockCandidates(sql, recruiter, [application.candidateId])).length > 0) return true
  // A merge took the candidate away while this waited; the application is the remaining candidate's now, or gone.
  return lockCandidateOf(sql, recruiter, id)
}

/** Applications of the recruiter's organisation. Null for one that doesn't exist or belongs to another organisation. */
export const createApplicationRepository = (database: Database) => ({
  /**
   * Returns the existing application when there is one, and says which of vacancy and candidate doesn't exist. A new
   * one is a line of the log of decisions.
   */
  create: (
    recruiter: Recruiter,
    { vacancy_id, candidate_id, stage, motivation }: Draft,
  ): Promise<{ application: Application; isNew: boolean } | 'no vacancy' | 'no candidate'> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await holdVacancy(sql, recruiter, vacancy_id))) return 'no vacancy'
      if ((await lockCandidates(sql, recruiter, [candidate_id])).length === 0) return 'no candidate'
      const pair = and(eq(applications.vacancy_id, vacancy_id), eq(applications.candidate_id, candidate_id))
      const [created] = await sql
        .insert(applications)
        .values({
          id: v7(),
          organisation_id: recruiter.organisationId,
          vacancy_id,
          candidate_id,
          stage,
          outcome: 'open',
          created_at: moment,
          updated_at: moment,
        })
        .onConflictDoNothing({ target: [applications.vacancy_id, applications.candidate_id] })
        .returning(applicationColumns)
      if (created) {
        await writeEvent(sql, recruiter, created)
        await logEntry(sql, recruiter, created, motivation)
        await followProcedures(sql, recruiter, [candidate_id])
        await tellOfMoves(sql, recruiter, vacancy_id, [candidate_id])
      }
      const [row] = created ? [created] : await sql.select(applicationColumns).from(applications).where(pair)
      if (!row) throw new Error('an application that is neither made nor there')
      return { application: await withItsHistory(sql, recruiter, row), isNew: created !== undefined }
    }),

  /**
   * Locks the application, changes it, and adds a step to the history when a value differs; another stage or outcome is
   * a line of the log of decisions, too. Rejects a rejection that would be left without its reason.
   */
  change: (recruiter: Recruiter, id: string, { motivation, ...change }: Change): Promise<Application | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await lockCandidateOf(sql, recruiter, id))) return null
      const [before] = await sql
        .select(applicationColumns)
        .from(applications)
        .where(oneApplication(recruiter, id))
        .for('update')
      if (!before) return null
      if (!differs(before, change)) return withItsHistory(sql, recruiter, before)
      if (before.outcome === 'rejected' && change.outcome === undefined && change.reason === null)
        throw new ServiceError('validation_failed', {
          message: messages.rejectionWithoutReason,
          extra: { fields: [{ path: 'reason', message: messages.rejectionWithoutReason }] },
        })
      const [changedRow] = await sql
        .update(applications)
        .set({ ...change, updated_at: moment })
        .where(oneApplication(recruiter, id))
        .returning(applicationColumns)
      if (!changedRow) return null
      await writeEvent(sql, recruiter, changedRow)
      await logChange(sql, recruiter, before, changedRow, motivation)
      await followProcedures(sql, recruiter, [changedRow.candidate_id])
      await tellOfMoves(sql, recruiter, changedRow.vacancy_id, [changedRow.candidate_id])
      return withItsHistory(sql, recruiter, changedRow)
    }),

  /**
   * Returns whether there was one to remove; the candidate's timeline notes the removal, and so does the log of
   * decisions.
   */
  remove: (recruiter: Recruiter, id: string, motivation?: string): Promise<boolean> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await lockCandidateOf(sql, recruiter, id))) return false
      const [removedRow] = await sql
        .delete(applications)
        .where(oneApplication(recruiter, id))
        .returning(applicationColumns)
      if (!removedRow) return false
      await logRemoval(sql, recruiter, removedRow, motivation)
      await followProcedures(sql, recruiter, [removedRow.candidate_id])
      const [vacancy] = await sql
        .select({ title: vacancies.title })
        .from(vacancies)
        .where(oneVacancy(recruiter, removedRow.vacancy_id))
      if (vacancy)
        await noteEvent(sql, recruiter, removedRow.candidate_id, 'application_removed', {
          vacancy_id: removedRow.vacancy_id,
          vacancy_title: vacancy.title,
        })
      return true
    }),
})

export type ApplicationRepository = ReturnType<typeof createApplicationRepository>

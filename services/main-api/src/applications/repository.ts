import type { Application, updateApplication } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import { noteEvent } from '../candidates/events.ts'
import { holdCandidate } from '../candidates/one-candidate.ts'
import type { Database, Sql } from '../platform/database.ts'
import { holdVacancy, oneVacancy } from '../vacancies/one-vacancy.ts'
import { vacancies } from '../vacancies/table.ts'
import { applicationColumns as shown, withHistory, writeEvent } from './history.ts'
import { applications } from './table.ts'

type Draft = { vacancy_id: string; candidate_id: string; stage: number }
type Change = z.output<typeof updateApplication.body>

/** Who holds the row later also has the later moment, which `now()`, the begin of the transaction, doesn't promise. */
const moment = fragment`clock_timestamp()`

const one = ({ organisationId }: Recruiter, id: string) =>
  and(eq(applications.organisation_id, organisationId), eq(applications.id, id))

const complete = async (sql: Sql, recruiter: Recruiter, row: Omit<Application, 'history'>): Promise<Application> => {
  const [application] = await withHistory(sql, recruiter, [row])
  if (!application) throw new Error('an application without itself')
  return application
}

const differs = (row: Omit<Application, 'history'>, change: Change): boolean =>
  (['stage', 'outcome', 'reason'] as const).some((field) => change[field] !== undefined && change[field] !== row[field])

/** Ways of candidates through vacancies, of the recruiter's organisation. What isn't there, or is another's, is null. */
export const createApplicationRepository = (database: Database) => ({
  /** The one there is when there is one; names what isn't there. */
  create: (
    recruiter: Recruiter,
    { vacancy_id, candidate_id, stage }: Draft,
  ): Promise<{ application: Application; made: boolean } | 'no vacancy' | 'no candidate'> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await holdVacancy(sql, recruiter, vacancy_id))) return 'no vacancy'
      if (!(await holdCandidate(sql, recruiter, candidate_id))) return 'no candidate'
      const pair = and(eq(applications.vacancy_id, vacancy_id), eq(applications.candidate_id, candidate_id))
      const [made] = await sql
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
        .returning(shown)
      if (made) await writeEvent(sql, recruiter, made)
      const [row] = made ? [made] : await sql.select(shown).from(applications).where(pair)
      if (!row) throw new Error('an application that is neither made nor there')
      return { application: await complete(sql, recruiter, row), made: made !== undefined }
    }),

  /** One change at a time; each that changes something is a step of the history, and the last one stands. */
  change: (recruiter: Recruiter, id: string, change: Change): Promise<Application | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const [before] = await sql.select(shown).from(applications).where(one(recruiter, id)).for('update')
      if (!before) return null
      if (!differs(before, change)) return complete(sql, recruiter, before)
      const [changed] = await sql
        .update(applications)
        .set({ ...change, updated_at: moment })
        .where(one(recruiter, id))
        .returning(shown)
      if (!changed) return null
      await writeEvent(sql, recruiter, changed)
      return complete(sql, recruiter, changed)
    }),

  /** Whether there was one to remove; the candidate's timeline keeps that it was. */
  remove: (recruiter: Recruiter, id: string): Promise<boolean> =>
    database.asRecruiter(recruiter, async (sql) => {
      const [removed] = await sql
        .delete(applications)
        .where(one(recruiter, id))
        .returning({ vacancy_id: applications.vacancy_id, candidate_id: applications.candidate_id })
      if (!removed) return false
      const [vacancy] = await sql
        .select({ title: vacancies.title })
        .from(vacancies)
        .where(oneVacancy(recruiter, removed.vacancy_id))
      if (vacancy)
        await noteEvent(sql, recruiter, removed.candidate_id, 'application_removed', {
          vacancy_id: removed.vacancy_id,
          vacancy_title: vacancy.title,
        })
      return true
    }),
})

export type ApplicationRepository = ReturnType<typeof createApplicationRepository>

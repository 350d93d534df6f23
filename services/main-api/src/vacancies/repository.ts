import type { Vacancy, vacancyChange, VacancyDetails } from '@wervio/contracts'
import type { Recruiter, Position } from '@wervio/service-kit'
import { and, desc, eq, isNull, sql as fragment } from 'drizzle-orm'
import type { z } from 'zod'
import { applications } from '../applications/table.ts'
import { followProcedures, lockCandidates } from '../candidates/status/follow-procedures.ts'
import { personas } from '../personas/table.ts'
import type { Database, Sql } from '../platform/database.ts'
import { lockText, rewriteText } from '../publication/rewrite.ts'
import { vacancyColumns } from './columns.ts'
import { insertVacancy, type VacancyToInsert } from './insert-vacancy.ts'
import { lockVacancy, oneVacancy } from './one-vacancy.ts'
import { vacancies } from './table.ts'

type Change = z.output<typeof vacancyChange>

/** With table names: in a selection from one table drizzle writes `"id"` alone. */
const hasPersona = fragment<boolean>`exists (select 1 from ${personas} where ${personas}.vacancy_id = ${vacancies}.id)`

const ofOrganisation = ({ organisationId }: Recruiter) => eq(vacancies.organisation_id, organisationId)
const after = ({ value, id }: Position) => fragment`(${vacancies.created_at}, ${vacancies.id}) < (${value}, ${id})`

const findByCreationKey = async (sql: Sql, recruiter: Recruiter, key: string): Promise<Vacancy | null> =>
  (
    await sql
      .select(vacancyColumns)
      .from(vacancies)
      .where(and(ofOrganisation(recruiter), eq(vacancies.creation_key, key)))
  )[0] ?? null

/** The candidates in a procedure of this vacancy, whatever its outcome. */
const candidatesOfVacancy = async (sql: Sql, vacancyId: string): Promise<string[]> =>
  (
    await sql.select({ id: applications.candidate_id }).from(applications).where(eq(applications.vacancy_id, vacancyId))
  ).map(({ id }) => id)

/** Vacancies of the recruiter's organisation. Null for one that doesn't exist or belongs to another organisation. */
export const createVacancyRepository = (database: Database) => ({
  /** Newest first, at most `limit`, after a position; without those in the archive. */
  list: (recruiter: Recruiter, { limit, from }: { limit: number; from: Position | null }): Promise<Vacancy[]> =>
    database.asRecruiter(recruiter, (sql) =>
      sql
        .select(vacancyColumns)
        .from(vacancies)
        .where(and(ofOrganisation(recruiter), isNull(vacancies.archived_at), from ? after(from) : undefined))
        .orderBy(desc(vacancies.created_at), desc(vacancies.id))
        .limit(limit),
    ),

  find: (recruiter: Recruiter, id: string): Promise<VacancyDetails | null> =>
    database.asRecruiter(
      recruiter,
      async (sql) =>
        (
          await sql
            .select({ ...vacancyColumns, has_persona: hasPersona })
            .from(vacancies)
            .where(oneVacancy(recruiter, id))
        )[0] ?? null,
    ),

  /**
   * Creates a vacancy, or returns the earlier one of this creation key. Null only when that one is removed at the same
   * moment.
   */
  create: (recruiter: Recruiter, draft: VacancyToInsert): Promise<Vacancy | null> =>
    database.asRecruiter(
      recruiter,
      async (sql) =>
        (await insertVacancy(sql, recruiter, draft)) ??
        (draft.creation_key === undefined ? null : findByCreationKey(sql, recruiter, draft.creation_key)),
    ),

  /** A `description` that differs becomes a version of the text; it must be sanitised. */
  change: (
    recruiter: Recruiter,
    id: string,
    { description, description_made_by, ...change }: Change,
  ): Promise<Vacancy | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (description !== undefined) {
        const before = await lockText(sql, recruiter, id)
        if (!before) return null
        await rewriteText(sql, recruiter, id, before, {
          html: description,
          origin: description_made_by ? 'generated' : 'edited',
          madeBy: description_made_by ?? null,
        })
      }
      const changedFields = { ...change, updated_at: fragment`now()` }
      return (
        (
          await sql.update(vacancies).set(changedFields).where(oneVacancy(recruiter, id)).returning(vacancyColumns)
        )[0] ?? null
      )
    }),

  /**
   * Returns whether there was one to remove. Its procedures go with it, and no longer count for the status of
   * candidates.
   */
  remove: (recruiter: Recruiter, id: string): Promise<boolean> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await lockVacancy(sql, recruiter, id))) return false
      const inProcedure = await candidatesOfVacancy(sql, id)
      await lockCandidates(sql, recruiter, inProcedure)
      await sql.delete(vacancies).where(oneVacancy(recruiter, id))
      await followProcedures(sql, recruiter, inProcedure)
      return true
    }),
})

export type VacancyRepository = ReturnType<typeof createVacancyRepository>

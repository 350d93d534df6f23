import type { Vacancy, vacancyChange, VacancyDetails, vacancyDraft } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, desc, eq, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { Position } from '../platform/cursor.ts'
import { personas } from '../personas/table.ts'
import type { Database, Sql } from '../platform/database.ts'
import { lockText, rewriteText } from '../publication/rewrite.ts'
import { writeVersion } from '../publication/write-version.ts'
import { vacancyColumns as shown } from './columns.ts'
import { oneVacancy } from './one-vacancy.ts'
import { vacancies } from './table.ts'

type Draft = z.output<typeof vacancyDraft>
type Change = z.output<typeof vacancyChange>

/** Columns by table: in a selection from one table drizzle writes `"id"` alone. */
const hasPersona = fragment<boolean>`exists (select 1 from ${personas} where ${personas}.vacancy_id = ${vacancies}.id)`

const ofOrganisation = ({ organisationId }: Recruiter) => eq(vacancies.organisation_id, organisationId)
const after = ({ value, id }: Position) => fragment`(${vacancies.created_at}, ${vacancies.id}) < (${value}, ${id})`

/** Null when the organisation has a vacancy of this creation key already; waits for one that is being made. */
const insert = async (
  sql: Sql,
  recruiter: Recruiter,
  { description, description_made_by, ...draft }: Draft,
): Promise<Vacancy | null> => {
  const owner = { id: v7(), organisation_id: recruiter.organisationId, recruiter_id: recruiter.accountId }
  const madeBy = description === '' ? null : (description_made_by ?? null)
  const text =
    description === ''
      ? {}
      : { description, description_made_by: madeBy, description_version: 1, description_by: recruiter.accountId }
  const [made] = await sql
    .insert(vacancies)
    .values({ ...draft, ...owner, ...text })
    .onConflictDoNothing({ target: [vacancies.organisation_id, vacancies.creation_key] })
    .returning(shown)
  if (made && description !== '') {
    await writeVersion(
      sql,
      { recruiter, vacancyId: made.id, version: 1 },
      { html: description, origin: madeBy ? 'generated' : 'edited', madeBy },
    )
  }
  return made ?? null
}

const madeWith = async (sql: Sql, recruiter: Recruiter, key: string): Promise<Vacancy | null> =>
  (
    await sql
      .select(shown)
      .from(vacancies)
      .where(and(ofOrganisation(recruiter), eq(vacancies.creation_key, key)))
  )[0] ?? null

/** Vacancies of the recruiter's organisation. What isn't there, or is another's, is null. */
export const createVacancyRepository = (database: Database) => ({
  /** Newest first, at most `limit`, after a position. */
  list: (recruiter: Recruiter, { limit, from }: { limit: number; from: Position | null }): Promise<Vacancy[]> =>
    database.asRecruiter(recruiter, (sql) =>
      sql
        .select(shown)
        .from(vacancies)
        .where(and(ofOrganisation(recruiter), from ? after(from) : undefined))
        .orderBy(desc(vacancies.created_at), desc(vacancies.id))
        .limit(limit),
    ),

  find: (recruiter: Recruiter, id: string): Promise<VacancyDetails | null> =>
    database.asRecruiter(
      recruiter,
      async (sql) =>
        (
          await sql
            .select({ ...shown, has_persona: hasPersona })
            .from(vacancies)
            .where(oneVacancy(recruiter, id))
        )[0] ?? null,
    ),

  /** A new vacancy, or the one this creation key made before. Null only when that one was removed at this very moment. */
  create: (recruiter: Recruiter, draft: Draft): Promise<Vacancy | null> =>
    database.asRecruiter(
      recruiter,
      async (sql) =>
        (await insert(sql, recruiter, draft)) ??
        (draft.creation_key === undefined ? null : madeWith(sql, recruiter, draft.creation_key)),
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
      const changed = { ...change, updated_at: fragment`now()` }
      return (await sql.update(vacancies).set(changed).where(oneVacancy(recruiter, id)).returning(shown))[0] ?? null
    }),

  /** Whether there was one to remove. */
  remove: (recruiter: Recruiter, id: string): Promise<boolean> =>
    database.asRecruiter(
      recruiter,
      async (sql) =>
        (await sql.delete(vacancies).where(oneVacancy(recruiter, id)).returning({ id: vacancies.id })).length > 0,
    ),
})

export type VacancyRepository = ReturnType<typeof createVacancyRepository>

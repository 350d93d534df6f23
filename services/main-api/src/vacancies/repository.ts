import type { Vacancy, vacancyChange, vacancyDraft } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, desc, eq, getTableColumns, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { Database } from '../platform/database.ts'
import type { Position } from './cursor.ts'
import { vacancies } from './table.ts'

type Draft = z.output<typeof vacancyDraft>
type Change = z.output<typeof vacancyChange>

const {
  organisation_id: _organisation,
  creation_key: _key,
  description_made_by: _made,
  description_version: _version,
  description_at: _at,
  description_by: _by,
  ...shown
} = getTableColumns(vacancies)

const ofOrganisation = ({ organisationId }: Recruiter) => eq(vacancies.organisation_id, organisationId)
const one = (recruiter: Recruiter, id: string) => and(ofOrganisation(recruiter), eq(vacancies.id, id))
const after = ({ created_at, id }: Position) => fragment`(${vacancies.created_at}, ${vacancies.id}) < (${created_at}, ${id})`

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

  find: (recruiter: Recruiter, id: string): Promise<Vacancy | null> =>
    database.asRecruiter(recruiter, async (sql) => (await sql.select(shown).from(vacancies).where(one(recruiter, id)))[0] ?? null),

  create: (recruiter: Recruiter, draft: Draft): Promise<Vacancy> =>
    database.asRecruiter(recruiter, async (sql) => {
      const owner = { id: v7(), organisation_id: recruiter.organisationId, recruiter_id: recruiter.accountId }
      const [made] = await sql.insert(vacancies).values({ ...draft, ...owner }).returning(shown)
      if (!made) throw new Error('insert returned no row')
      return made
    }),

  change: (recruiter: Recruiter, id: string, change: Change): Promise<Vacancy | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const changed = { ...change, updated_at: fragment`now()` }
      return (await sql.update(vacancies).set(changed).where(one(recruiter, id)).returning(shown))[0] ?? null
    }),

  /** Whether there was one to remove. */
  remove: (recruiter: Recruiter, id: string): Promise<boolean> =>
    database.asRecruiter(recruiter, async (sql) => (await sql.delete(vacancies).where(one(recruiter, id)).returning({ id: vacancies.id })).length > 0),
})

export type VacancyRepository = ReturnType<typeof createVacancyRepository>

import type { Recruiter } from '@wervio/service-kit'
import { and, eq } from 'drizzle-orm'
import { candidateEvents, candidates } from '../candidates/table.ts'
import type { Sql } from '../platform/database.ts'
import { vacancies } from '../vacancies/table.ts'

/** Ids with the ISO moments at which vacancies were placed and candidates came. */
export type Beginnings = { vacancies: ReadonlyMap<string, string>; candidates: ReadonlyMap<string, string> }

/** Gives vacancies and candidates the moment at which they began, for what began before it was recorded here. */
export const redate = async (sql: Sql, { organisationId }: Recruiter, beginnings: Beginnings): Promise<void> => {
  for (const [id, created_at] of beginnings.vacancies)
    await sql
      .update(vacancies)
      .set({ created_at })
      .where(and(eq(vacancies.organisation_id, organisationId), eq(vacancies.id, id)))
  for (const [id, created_at] of beginnings.candidates) {
    await sql
      .update(candidates)
      .set({ created_at })
      .where(and(eq(candidates.organisation_id, organisationId), eq(candidates.id, id)))
    await sql
      .update(candidateEvents)
      .set({ at: created_at })
      .where(and(eq(candidateEvents.organisation_id, organisationId), eq(candidateEvents.candidate_id, id)))
  }
}

import type { Recruiter } from '@wervio/service-kit'
import { and, eq, isNotNull, or, sql as fragment } from 'drizzle-orm'
import { candidates } from '../candidates/table.ts'
import { cvImportItems, cvImports } from '../cv-imports/table.ts'
import { files } from '../files/table.ts'
import type { Sql } from '../platform/database.ts'
import { vacancies } from '../vacancies/table.ts'

/** A file of something that is handed over; the photo of the account and CVs nobody claimed go with the account. */
const isOfSomething = or(isNotNull(files.vacancy_id), isNotNull(files.candidate_id), isNotNull(files.import_item_id))

/**
 * Gives what an account owns to another one. What is personal stays: profile, shortlist, calendar, connections and
 * conversations with the assistant.
 */
export const handOver = async (
  sql: Sql,
  { organisationId }: Recruiter,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  await sql
    .update(vacancies)
    .set({ recruiter_id: to })
    .where(and(eq(vacancies.organisation_id, organisationId), eq(vacancies.recruiter_id, from)))
  await sql
    .update(candidates)
    .set({ recruiter_id: to })
    .where(and(eq(candidates.organisation_id, organisationId), eq(candidates.recruiter_id, from)))
  await sql
    .update(files)
    .set({ recruiter_id: to })
    .where(and(eq(files.organisation_id, organisationId), eq(files.recruiter_id, from), isOfSomething))
  for (const table of [cvImports, cvImportItems])
    await sql
      .update(table)
      .set({ account_id: to })
      .where(and(eq(table.organisation_id, organisationId), eq(table.account_id, from)))
  await sql.execute(fragment`select main.hand_over_conversations(${from}::uuid, ${to}::uuid)`)
}

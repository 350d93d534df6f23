import type { Recruiter } from '@wervio/service-kit'
import { and, eq, isNotNull, or, sql as fragment } from 'drizzle-orm'
import { namedCounts } from '../accounts/erasure/erase-organisation.ts'
import { accounts } from '../accounts/table.ts'
import { candidates } from '../candidates/table.ts'
import { cvImportItems, cvImports } from '../cv-imports/table.ts'
import { files } from '../files/table.ts'
import type { Sql } from '../platform/database.ts'
import { vacancies } from '../vacancies/table.ts'

/** A file of something that is handed over; the photo of the account and CVs nobody claimed go with the account. */
const isOfSomething = or(isNotNull(files.vacancy_id), isNotNull(files.candidate_id), isNotNull(files.import_item_id))

/** The rows of each table that an account owns, and that go to a colleague. */
const ownedRows = ({ organisationId }: Recruiter, from: string) => ({
  vacancies: and(eq(vacancies.organisation_id, organisationId), eq(vacancies.recruiter_id, from)),
  candidates: and(eq(candidates.organisation_id, organisationId), eq(candidates.recruiter_id, from)),
  files: and(eq(files.organisation_id, organisationId), eq(files.recruiter_id, from), isOfSomething),
  cvImports: and(eq(cvImports.organisation_id, organisationId), eq(cvImports.account_id, from)),
  cvImportItems: and(eq(cvImportItems.organisation_id, organisationId), eq(cvImportItems.account_id, from)),
})

/**
 * Whatever an account adds from here on waits for the end of the transaction, and is refused when the account is gone
 * then.
 */
export const holdAccount = (sql: Sql, id: string) =>
  sql.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update')

/** How many rows `handOver` would give away, by the full name of the table. */
export const countOwned = async (sql: Sql, recruiter: Recruiter, from: string): Promise<Record<string, number>> => {
  const owned = ownedRows(recruiter, from)
  const { rows } = await sql.execute<{ conversations: unknown }>(
    fragment`select main.count_conversations_of(${from}::uuid) as conversations`,
  )
  return {
    'main.vacancies': await sql.$count(vacancies, owned.vacancies),
    'main.candidates': await sql.$count(candidates, owned.candidates),
    'main.files': await sql.$count(files, owned.files),
    'main.cv_imports': await sql.$count(cvImports, owned.cvImports),
    'main.cv_import_items': await sql.$count(cvImportItems, owned.cvImportItems),
    ...namedCounts('ai', rows[0]?.conversations),
  }
}

/**
 * Gives what an account owns to another one. What is personal stays: profile, shortlist, calendar, connections and
 * conversations with the assistant.
 */
export const handOver = async (
  sql: Sql,
  recruiter: Recruiter,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  const owned = ownedRows(recruiter, from)
  await sql.update(vacancies).set({ recruiter_id: to }).where(owned.vacancies)
  await sql.update(candidates).set({ recruiter_id: to }).where(owned.candidates)
  await sql.update(files).set({ recruiter_id: to }).where(owned.files)
  await sql.update(cvImports).set({ account_id: to }).where(owned.cvImports)
  await sql.update(cvImportItems).set({ account_id: to }).where(owned.cvImportItems)
  await sql.execute(fragment`select main.hand_over_conversations(${from}::uuid, ${to}::uuid)`)
}

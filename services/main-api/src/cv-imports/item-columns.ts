import type { ImportItemSummary } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, sql as fragment } from 'drizzle-orm'
import { candidates } from '../candidates/table.ts'
import type { Sql } from '../platform/database.ts'
import { cvImportItems } from './table.ts'

/** The columns of a CV in a list; the name is the candidate's once there is a candidate. */
const summaryColumns = {
  id: cvImportItems.id,
  import_id: cvImportItems.import_id,
  file_name: cvImportItems.file_name,
  size: cvImportItems.size,
  status: cvImportItems.status,
  problem: cvImportItems.problem,
  name: fragment<string | null>`coalesce(${candidates.name}, ${cvImportItems.parsed}->>'name')`,
  title: fragment<string | null>`coalesce(${candidates.title}, ${cvImportItems.parsed}->>'title')`,
  has_duplicates: cvImportItems.has_duplicates,
  candidate_id: cvImportItems.candidate_id,
  created_at: cvImportItems.created_at,
  updated_at: cvImportItems.updated_at,
}

/** One CV of the recruiter's own stacks. */
export const oneItem = ({ organisationId, accountId }: Recruiter, id: string) =>
  and(
    eq(cvImportItems.organisation_id, organisationId),
    eq(cvImportItems.account_id, accountId),
    eq(cvImportItems.id, id),
  )

/** A query of summaries without a `where`, which the caller adds. */
export const selectItems = (sql: Sql) =>
  sql.select(summaryColumns).from(cvImportItems).leftJoin(candidates, eq(candidates.id, cvImportItems.candidate_id))

/** One summary; null when the CV doesn't exist. */
export const findItem = async (sql: Sql, recruiter: Recruiter, id: string): Promise<ImportItemSummary | null> =>
  (await selectItems(sql).where(oneItem(recruiter, id)))[0] ?? null

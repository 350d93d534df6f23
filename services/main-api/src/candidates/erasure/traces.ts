import { erasedKinds, type ErasedKind } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, inArray, or, sql as fragment, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { applicationEvents, applications } from '../../applications/table.ts'
import { cvImportItems } from '../../cv-imports/table.ts'
import { files } from '../../files/table.ts'
import type { Sql } from '../../platform/database.ts'
import { candidateEvents, candidateMerges, candidates, shortlists } from '../table.ts'

/** A candidate, and what is reached through other rows: those are gone when it is counted what is left. */
export type Traced = { id: string; applicationIds: readonly string[]; importItemIds: readonly string[] }

const counts = z.record(z.enum(erasedKinds), z.coerce.number().int().nonnegative())

/** What to look for before anything is removed. */
export const trace = async (sql: Sql, { organisationId }: Recruiter, id: string): Promise<Traced> => ({
  id,
  applicationIds: (
    await sql
      .select({ id: applications.id })
      .from(applications)
      .where(and(eq(applications.organisation_id, organisationId), eq(applications.candidate_id, id)))
  ).map((row) => row.id),
  importItemIds: (
    await sql
      .select({ id: cvImportItems.id })
      .from(cvImportItems)
      .where(and(eq(cvImportItems.organisation_id, organisationId), eq(cvImportItems.candidate_id, id)))
  ).map((row) => row.id),
})

const ofFiles = ({ id, importItemIds }: Traced) =>
  or(eq(files.candidate_id, id), inArray(files.import_item_id, [...importItemIds]))
const count = (rows: SQL): SQL => fragment`(select count(*) from ${rows})`

/** Keys of the bytes of all files about a candidate. */
export const tracedBlobs = async (sql: Sql, { organisationId }: Recruiter, traced: Traced): Promise<string[]> =>
  (
    await sql
      .select({ key: files.blob_key })
      .from(files)
      .where(and(eq(files.organisation_id, organisationId), ofFiles(traced)))
  ).map(({ key }) => key)

/** How much of each kind there is of a candidate, in both services, for all recruiters of the organisation. */
export const countTraces = async (sql: Sql, traced: Traced): Promise<Record<ErasedKind, number>> => {
  const { id, applicationIds, importItemIds } = traced
  const found: Record<ErasedKind, SQL> = {
    profile: count(fragment`${candidates} where ${candidates.id} = ${id}`),
    cv_text: count(fragment`${candidates} where ${candidates.id} = ${id} and ${candidates.cv_text} is not null`),
    files: count(fragment`${files} where ${ofFiles(traced)}`),
    applications: count(fragment`${applications} where ${applications.candidate_id} = ${id}`),
    timeline: fragment`${count(fragment`${candidateEvents} where ${candidateEvents.candidate_id} = ${id}`)} + ${count(fragment`${applicationEvents} where ${inArray(applicationEvents.application_id, [...applicationIds])}`)}`,
    shortlists: count(fragment`${shortlists} where ${shortlists.candidate_id} = ${id}`),
    conversations: fragment`main.count_conversations(${id})`,
    recordings: count(fragment`main.candidate_recordings where candidate_id = ${id}`),
    merges: count(
      fragment`${candidateMerges} where ${or(eq(candidateMerges.candidate_id, id), eq(candidateMerges.other_id, id))}`,
    ),
    imports: count(
      fragment`${cvImportItems} where ${or(eq(cvImportItems.candidate_id, id), inArray(cvImportItems.id, [...importItemIds]))}`,
    ),
  }
  const columns = erasedKinds.map((kind) => fragment`${found[kind]} as ${fragment.identifier(kind)}`)
  const { rows } = await sql.execute(fragment`select ${fragment.join(columns, fragment`, `)}`)
  return counts.parse(rows[0])
}

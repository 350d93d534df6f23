import { erasedKinds, type ErasedKind } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, inArray, or, sql as fragment, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { applicationEvents, applications } from '../../applications/table.ts'
import { cvImportItems } from '../../cv-imports/table.ts'
import { matchDecisions } from '../../decisions/table.ts'
import { files } from '../../files/table.ts'
import { mails } from '../../mail/table.ts'
import type { Sql } from '../../platform/database.ts'
import { candidateEvents, candidateMerges, candidateNotes, candidates, shortlists } from '../table.ts'

/**
 * A candidate, and ids of rows through which other rows refer to them; read first, because the erasure removes these
 * rows.
 */
type CandidateTraces = { id: string; applicationIds: readonly string[]; importItemIds: readonly string[] }

const counts = z.record(z.enum(erasedKinds), z.coerce.number().int().nonnegative())

/** Reads the ids by which the rows of a candidate are counted; call it before the erasure. */
export const findTraces = async (
  sql: Sql,
  { organisationId }: Recruiter,
  id: string,
  unsavedCopyIds: readonly string[],
): Promise<CandidateTraces> => ({
  id,
  applicationIds: (
    await sql
      .select({ id: applications.id })
      .from(applications)
      .where(and(eq(applications.organisation_id, organisationId), eq(applications.candidate_id, id)))
  ).map((row) => row.id),
  importItemIds: [
    ...unsavedCopyIds,
    ...(
      await sql
        .select({ id: cvImportItems.id })
        .from(cvImportItems)
        .where(and(eq(cvImportItems.organisation_id, organisationId), eq(cvImportItems.candidate_id, id)))
    ).map((row) => row.id),
  ],
})

const fileCondition = ({ id, importItemIds }: CandidateTraces) =>
  or(eq(files.candidate_id, id), inArray(files.import_item_id, [...importItemIds]))
const countOf = (rows: SQL): SQL => fragment`(select count(*) from ${rows})`

/** Blob keys of all files about a candidate. */
export const findBlobKeys = async (
  sql: Sql,
  { organisationId }: Recruiter,
  traces: CandidateTraces,
): Promise<string[]> =>
  (
    await sql
      .select({ key: files.blob_key })
      .from(files)
      .where(and(eq(files.organisation_id, organisationId), fileCondition(traces)))
  ).map(({ key }) => key)

/** The number of rows of each kind about a candidate, in both services, for all recruiters of the organisation. */
export const countTraces = async (sql: Sql, traces: CandidateTraces): Promise<Record<ErasedKind, number>> => {
  const { id, applicationIds, importItemIds } = traces
  const countQueries: Record<ErasedKind, SQL> = {
    profile: countOf(fragment`${candidates} where ${candidates.id} = ${id}`),
    cv_text: countOf(fragment`${candidates} where ${candidates.id} = ${id} and ${candidates.cv_text} is not null`),
    files: countOf(fragment`${files} where ${fileCondition(traces)}`),
    applications: countOf(fragment`${applications} where ${applications.candidate_id} = ${id}`),
    timeline: fragment`${countOf(fragment`${candidateEvents} where ${candidateEvents.candidate_id} = ${id}`)} + ${countOf(fragment`${applicationEvents} where ${inArray(applicationEvents.application_id, [...applicationIds])}`)}`,
    notes: countOf(fragment`${candidateNotes} where ${candidateNotes.candidate_id} = ${id}`),
    shortlists: countOf(fragment`${shortlists} where ${shortlists.candidate_id} = ${id}`),
    conversations: fragment`main.count_conversations(${id})`,
    recordings: countOf(fragment`main.candidate_recordings where candidate_id = ${id}`),
    consents: countOf(fragment`main.candidate_consents where candidate_id = ${id}`),
    scorecards: countOf(fragment`main.candidate_scorecards where candidate_id = ${id}`),
    meetings: countOf(fragment`main.candidate_meetings where candidate_id = ${id}`),
    mails: countOf(fragment`${mails} where ${mails.candidate_id} = ${id}`),
    scores: countOf(fragment`main.match_scores where candidate_id = ${id}`),
    verdicts: countOf(fragment`main.match_verdicts where candidate_id = ${id}`),
    decisions: countOf(fragment`${matchDecisions} where ${matchDecisions.candidate_id} = ${id}`),
    merges: countOf(
      fragment`${candidateMerges} where ${or(eq(candidateMerges.candidate_id, id), eq(candidateMerges.other_id, id))}`,
    ),
    imports: countOf(
      fragment`${cvImportItems} where ${or(eq(cvImportItems.candidate_id, id), inArray(cvImportItems.id, [...importItemIds]))}`,
    ),
  }
  const columns = erasedKinds.map((kind) => fragment`${countQueries[kind]} as ${fragment.identifier(kind)}`)
  const { rows } = await sql.execute(fragment`select ${fragment.join(columns, fragment`, `)}`)
  return counts.parse(rows[0])
}

import { undoMergeMinutes } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgTable, AnyPgColumn } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import { applicationEvents, applications } from '../../applications/table.ts'
import { cvImportItems } from '../../cv-imports/table.ts'
import { matchDecisions } from '../../decisions/table.ts'
import { files } from '../../files/table.ts'
import { mails } from '../../mail/table.ts'
import type { Sql } from '../../platform/database.ts'
import { candidateEvents, candidateMerges, candidateNotes, candidates, shortlists } from '../table.ts'
import { verdictsOf } from './match-verdicts.ts'
import { storedColumns } from './stored-columns.ts'
import { momentOf } from '../../platform/moment-of.ts'

type CandidatePair = { id: string; other: string }

const rowsOf = (table: AnyPgTable, condition: SQL | undefined): SQL =>
  sql`(select coalesce(jsonb_agg(to_jsonb(row)), '[]') from (select ${storedColumns(table)} from ${table} where ${condition}) row)`
const idsOf = (column: AnyPgColumn, condition: SQL | undefined): SQL =>
  sql`(select coalesce(jsonb_agg(${column}), '[]') from ${column.table} where ${condition})`

/** A hash of a candidate's applications, to see later whether one changed. */
export const standing = (candidateId: string): SQL => sql`
  (select md5(coalesce(string_agg(row(id, stage, outcome, reason, updated_at)::text, ',' order by id), '')) from ${applications} where candidate_id = ${candidateId})`

/**
 * Stores two candidates before the same transaction merges them: their rows, and the ids of the rows that will move.
 * Returns the id of the merge, and the moment until which it can be undone.
 */
export const keepBefore = async (
  connection: Sql,
  { organisationId }: Recruiter,
  { id, other }: CandidatePair,
): Promise<{ mergeId: string; until: string }> => {
  const both = [id, other]
  const ofBoth = inArray(applications.candidate_id, both)
  const filesOf = (owner: string) =>
    idsOf(files.id, sql`${files.candidate_id} = ${owner} and ${files.deleted_at} is null`)
  const viewed = (view: string): SQL =>
    sql`(select coalesce(jsonb_agg(id), '[]') from main.${sql.identifier(view)} where candidate_id = ${other}::uuid)`
  const before = sql`jsonb_build_object(
    'one', ${rowsOf(candidates, eq(candidates.id, id))} -> 0,
    'other', ${rowsOf(candidates, eq(candidates.id, other))} -> 0,
    'applications', ${rowsOf(applications, ofBoth)},
    'steps', ${rowsOf(applicationEvents, sql`${applicationEvents.application_id} in (select id from ${applications} where ${ofBoth})`)},
    'notes', ${rowsOf(candidateNotes, inArray(candidateNotes.candidate_id, both))},
    'shortlists', ${rowsOf(shortlists, inArray(shortlists.candidate_id, both))},
    'own_files', ${filesOf(id)},
    'files', ${filesOf(other)},
    'events', ${idsOf(candidateEvents.id, eq(candidateEvents.candidate_id, other))},
    'items', ${idsOf(cvImportItems.id, eq(cvImportItems.candidate_id, other))},
    'decisions', ${idsOf(matchDecisions.id, eq(matchDecisions.candidate_id, other))},
    'mails', ${idsOf(mails.id, eq(mails.candidate_id, other))},
    'verdicts', ${verdictsOf(both)},
    'meetings', ${viewed('candidate_meetings')},
    'consents', ${viewed('candidate_consents')},
    'scorecards', ${viewed('candidate_scorecards')},
    'conversations', to_jsonb(main.conversations_of(${other})))`
  const mergeId = v7()
  // By the database's clock, which also judges whether a merge can still be undone.
  const until = momentOf(sql`(merged_at + make_interval(mins => ${undoMergeMinutes}))`)
  const { rows } = await connection.execute<{ until: string }>(sql`
    insert into ${candidateMerges} (id, organisation_id, candidate_id, other_id, before, standing) select ${mergeId}, ${organisationId}, ${id}, ${other}, ${before}, ''
    returning ${until} as until`)
  const [row] = rows
  if (!row) throw new Error('a merge that was not stored')
  return { mergeId, until: row.until }
}

/** Stores the hash of the remaining candidate's applications; call it once everything has moved. */
export const keepAfter = async (
  connection: Sql,
  { organisationId }: Recruiter,
  mergeId: string,
  candidateId: string,
): Promise<void> => {
  await connection
    .update(candidateMerges)
    .set({ standing: standing(candidateId) })
    .where(and(eq(candidateMerges.organisation_id, organisationId), eq(candidateMerges.id, mergeId)))
}

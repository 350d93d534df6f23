import type { Recruiter } from '@wervio/service-kit'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgTable, AnyPgColumn } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import { applicationEvents, applications } from '../../applications/table.ts'
import { cvImportItems } from '../../cv-imports/table.ts'
import { files } from '../../files/table.ts'
import type { Sql } from '../../platform/database.ts'
import { candidateEvents, candidateMerges, candidates, shortlists } from '../table.ts'
import { storedColumns } from './stored-columns.ts'

type Both = { id: string; other: string }

const rowsOf = (table: AnyPgTable, wanted: SQL | undefined): SQL =>
  sql`(select coalesce(jsonb_agg(to_jsonb(row)), '[]') from (select ${storedColumns(table)} from ${table} where ${wanted}) row)`
const idsOf = (column: AnyPgColumn, wanted: SQL | undefined): SQL =>
  sql`(select coalesce(jsonb_agg(${column}), '[]') from ${column.table} where ${wanted})`

/** How a candidate stands in his procedures, to see later whether that changed. */
export const standing = (candidateId: string): SQL => sql`
  (select md5(coalesce(string_agg(row(id, stage, outcome, reason, updated_at)::text, ',' order by id), '')) from ${applications} where candidate_id = ${candidateId})`

/**
 * Keeps what two candidates are, before they become one in the same transaction: their rows, and by id what will move. Returns
 * the id under which it is kept.
 */
export const keepBefore = async (
  connection: Sql,
  { organisationId }: Recruiter,
  { id, other }: Both,
): Promise<string> => {
  const both = [id, other]
  const ways = inArray(applications.candidate_id, both)
  const filesOf = (owner: string) =>
    idsOf(files.id, sql`${files.candidate_id} = ${owner} and ${files.deleted_at} is null`)
  const before = sql`jsonb_build_object(
    'one', ${rowsOf(candidates, eq(candidates.id, id))} -> 0,
    'other', ${rowsOf(candidates, eq(candidates.id, other))} -> 0,
    'applications', ${rowsOf(applications, ways)},
    'steps', ${rowsOf(applicationEvents, sql`${applicationEvents.application_id} in (select id from ${applications} where ${ways})`)},
    'shortlists', ${rowsOf(shortlists, inArray(shortlists.candidate_id, both))},
    'own_files', ${filesOf(id)},
    'files', ${filesOf(other)},
    'events', ${idsOf(candidateEvents.id, eq(candidateEvents.candidate_id, other))},
    'items', ${idsOf(cvImportItems.id, eq(cvImportItems.candidate_id, other))},
    'conversations', to_jsonb(main.conversations_of(${other})))`
  const mergeId = v7()
  await connection.execute(sql`
    insert into ${candidateMerges} (id, organisation_id, candidate_id, other_id, before, standing) select ${mergeId}, ${organisationId}, ${id}, ${other}, ${before}, ''`)
  return mergeId
}

/** Notes how the one that is left stands, once everything has moved. */
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

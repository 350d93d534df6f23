import { messages, undoMergeMinutes, type Candidate } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgTable } from 'drizzle-orm/pg-core'
import { applicationEvents, applications } from '../../applications/table.ts'
import { cvImportItems } from '../../cv-imports/table.ts'
import { files } from '../../files/table.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { vacancies } from '../../vacancies/table.ts'
import { candidateColumns, withYears } from '../columns.ts'
import { noteEvent } from '../events.ts'
import { oneCandidate } from '../one-candidate.ts'
import { candidateEvents, candidateMerges, candidates, shortlists } from '../table.ts'
import { standing } from './before-merge.ts'
import { storedColumns } from './stored-columns.ts'

type Undo = { id: string; candidate_id: string; other_id: string }

const tooLate = (): ServiceError => new ServiceError('conflict', { message: messages.candidateUnmergeLate })

/** The last merge of a candidate that nobody worked on since; throws `conflict` without one. */
const lastMerge = async (connection: Sql, { organisationId }: Recruiter, candidateId: string): Promise<Undo> => {
  const { id, candidate_id, other_id, merged_at } = candidateMerges
  const untouched = sql<boolean>`${candidateMerges.standing} = ${standing(candidateId)} and ${merged_at} = (select updated_at from ${candidates} where id = ${candidateId}) and ${merged_at} > now() - make_interval(mins => ${undoMergeMinutes})`
  const wanted = and(eq(candidateMerges.organisation_id, organisationId), eq(candidate_id, candidateId))
  const [merge] = await connection
    .select({ id, candidate_id, other_id, untouched })
    .from(candidateMerges)
    .where(wanted)
    .orderBy(desc(merged_at), desc(id))
    .limit(1)
  if (!merge?.untouched) throw tooLate()
  return merge
}

const kept = ({ id }: Undo, what: string): SQL =>
  sql`(select before -> ${what} from ${candidateMerges} where id = ${id})`
const keptIds = (undo: Undo, what: string): SQL =>
  sql`(select value::uuid from jsonb_array_elements_text(${kept(undo, what)}))`
const putBack = (table: AnyPgTable, rows: SQL, but: readonly string[] = []): SQL =>
  sql`insert into ${table} (${storedColumns(table, but)}) select ${storedColumns(table, but)} from jsonb_populate_recordset(null::${table}, ${rows}) row`

const restoreCandidates = async (connection: Sql, undo: Undo): Promise<void> => {
  const fixed = ['id', 'organisation_id', 'recruiter_id', 'creation_key', 'created_at', 'updated_at']
  await connection.execute(sql`
    update ${candidates} set updated_at = now(), (${storedColumns(candidates, fixed)}) = (select ${storedColumns(candidates, fixed)} from jsonb_populate_record(null::${candidates}, ${kept(undo, 'one')}))
    where id = ${undo.candidate_id}`)
  // His creation key was free since the merge, and may be somebody else's by now.
  await connection.execute(putBack(candidates, sql`jsonb_build_array(${kept(undo, 'other')})`, ['creation_key']))
}

const restoreApplications = async (connection: Sql, undo: Undo): Promise<void> => {
  await connection.delete(applications).where(eq(applications.candidate_id, undo.candidate_id))
  await connection.execute(
    sql`${putBack(applications, kept(undo, 'applications'))} where exists (select 1 from ${vacancies} where ${vacancies.id} = row.vacancy_id)`,
  )
  await connection.execute(
    sql`${putBack(applicationEvents, kept(undo, 'steps'))} where exists (select 1 from ${applications} where ${applications.id} = row.application_id)`,
  )
}

const restoreRest = async (connection: Sql, undo: Undo): Promise<void> => {
  const { candidate_id: one, other_id: other } = undo
  await connection.execute(
    sql`update ${files} set candidate_id = ${other}, deleted_at = null where candidate_id = ${one} and id in ${keptIds(undo, 'files')}`,
  )
  await connection.execute(
    sql`update ${files} set deleted_at = null where candidate_id = ${one} and id in ${keptIds(undo, 'own_files')}`,
  )
  await connection.execute(
    sql`update ${candidateEvents} set candidate_id = ${other} where candidate_id = ${one} and id in ${keptIds(undo, 'events')}`,
  )
  await connection.execute(
    sql`update ${cvImportItems} set candidate_id = ${other} where candidate_id = ${one} and id in ${keptIds(undo, 'items')}`,
  )
  const listed = (id: string) =>
    sql`(select account_id from jsonb_populate_recordset(null::${shortlists}, ${kept(undo, 'shortlists')}) where candidate_id = ${id})`
  await connection.execute(
    sql`delete from ${shortlists} where candidate_id = ${one} and account_id in ${listed(other)} and account_id not in ${listed(one)}`,
  )
  await connection.execute(
    sql`${putBack(shortlists, kept(undo, 'shortlists'))} where row.candidate_id = ${other} on conflict do nothing`,
  )
  await connection.execute(
    sql`select main.return_conversations(array${keptIds(undo, 'conversations')}, ${one}, ${other})`,
  )
}

const read = async (connection: Sql, recruiter: Recruiter, id: string): Promise<Candidate> => {
  const [row] = await connection.select(candidateColumns(recruiter)).from(candidates).where(oneCandidate(recruiter, id))
  if (!row) throw new Error('a restored candidate that is not there')
  return withYears(row)
}

/** Makes two candidates of one again, as they were; what was said with the assistant since stays with the first. Null without him. */
export const undoMerge = (
  database: Database,
  recruiter: Recruiter,
  id: string,
): Promise<{ candidate: Candidate; other: Candidate } | null> =>
  database.asRecruiter(recruiter, async (connection) => {
    const held = await connection
      .select({ id: candidates.id })
      .from(candidates)
      .where(oneCandidate(recruiter, id))
      .for('update')
    if (held.length === 0) return null
    const undo = await lastMerge(connection, recruiter, id)
    await restoreCandidates(connection, undo)
    await restoreApplications(connection, undo)
    await restoreRest(connection, undo)
    await connection.delete(candidateMerges).where(eq(candidateMerges.id, undo.id))
    const [candidate, other] = [await read(connection, recruiter, id), await read(connection, recruiter, undo.other_id)]
    await noteEvent(connection, recruiter, id, 'unmerged', { name: other.name })
    await noteEvent(connection, recruiter, undo.other_id, 'unmerged', { name: candidate.name })
    return { candidate, other }
  })

import { messages, undoMergeMinutes, type Candidate } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgTable } from 'drizzle-orm/pg-core'
import { applicationEvents, applications } from '../../applications/table.ts'
import { cvImportItems } from '../../cv-imports/table.ts'
import { matchDecisions } from '../../decisions/table.ts'
import { files } from '../../files/table.ts'
import { mails } from '../../mail/table.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { vacancies } from '../../vacancies/table.ts'
import { candidateColumns, withYears } from '../columns.ts'
import { noteEvent } from '../events.ts'
import { oneCandidate } from '../one-candidate.ts'
import { candidateEvents, candidateMerges, candidateNotes, candidates, shortlists } from '../table.ts'
import { standing } from './before-merge.ts'
import { restoreVerdicts } from './match-verdicts.ts'
import { storedColumns } from './stored-columns.ts'

type StoredMerge = { id: string; candidate_id: string; other_id: string }

const tooLate = (): ServiceError => new ServiceError('conflict', { message: messages.candidateUnmergeLate })

/**
 * The last merge of a candidate; throws `conflict` when there is none, it is too old, or the candidate changed since.
 */
const lastMerge = async (connection: Sql, { organisationId }: Recruiter, candidateId: string): Promise<StoredMerge> => {
  const { id, candidate_id, other_id, merged_at } = candidateMerges
  const untouched = sql<boolean>`${candidateMerges.standing} = ${standing(candidateId)} and ${merged_at} = (select updated_at from ${candidates} where id = ${candidateId}) and ${merged_at} > now() - make_interval(mins => ${undoMergeMinutes})`
  const condition = and(eq(candidateMerges.organisation_id, organisationId), eq(candidate_id, candidateId))
  const [merge] = await connection
    .select({ id, candidate_id, other_id, untouched })
    .from(candidateMerges)
    .where(condition)
    .orderBy(desc(merged_at), desc(id))
    .limit(1)
  if (!merge?.untouched) throw tooLate()
  return merge
}

const storedBefore = ({ id }: StoredMerge, what: string): SQL =>
  sql`(select before -> ${what} from ${candidateMerges} where id = ${id})`
const storedIds = (undo: StoredMerge, what: string): SQL =>
  sql`(select value::uuid from jsonb_array_elements_text(${storedBefore(undo, what)}))`
const restoreRows = (table: AnyPgTable, rows: SQL, exceptColumns: readonly string[] = []): SQL =>
  sql`insert into ${table} (${storedColumns(table, exceptColumns)}) select ${storedColumns(table, exceptColumns)} from jsonb_populate_recordset(null::${table}, ${rows}) row`

const restoreCandidates = async (connection: Sql, undo: StoredMerge): Promise<void> => {
  const unchangedColumns = ['id', 'organisation_id', 'recruiter_id', 'creation_key', 'created_at', 'updated_at']
  await connection.execute(sql`
    update ${candidates} set updated_at = now(), (${storedColumns(candidates, unchangedColumns)}) = (select ${storedColumns(candidates, unchangedColumns)} from jsonb_populate_record(null::${candidates}, ${storedBefore(undo, 'one')}))
    where id = ${undo.candidate_id}`)
  // Without the creation key: it was free since the merge, and another candidate may have it by now.
  await connection.execute(
    restoreRows(candidates, sql`jsonb_build_array(${storedBefore(undo, 'other')})`, ['creation_key']),
  )
}

const restoreApplications = async (connection: Sql, undo: StoredMerge): Promise<void> => {
  await connection.delete(applications).where(eq(applications.candidate_id, undo.candidate_id))
  await connection.execute(
    sql`${restoreRows(applications, storedBefore(undo, 'applications'))} where exists (select 1 from ${vacancies} where ${vacancies.id} = row.vacancy_id)`,
  )
  await connection.execute(
    sql`${restoreRows(applicationEvents, storedBefore(undo, 'steps'))} where exists (select 1 from ${applications} where ${applications.id} = row.application_id)`,
  )
}

/** Nobody changed a note since: that would have changed the candidate, and the merge stays then. */
const restoreNotes = async (connection: Sql, undo: StoredMerge): Promise<void> => {
  await connection.delete(candidateNotes).where(eq(candidateNotes.candidate_id, undo.candidate_id))
  await connection.execute(restoreRows(candidateNotes, storedBefore(undo, 'notes')))
}

const restoreRest = async (connection: Sql, undo: StoredMerge): Promise<void> => {
  const { candidate_id: one, other_id: other } = undo
  await connection.execute(
    sql`update ${files} set candidate_id = ${other}, deleted_at = null where candidate_id = ${one} and id in ${storedIds(undo, 'files')}`,
  )
  await connection.execute(
    sql`update ${files} set deleted_at = null where candidate_id = ${one} and id in ${storedIds(undo, 'own_files')}`,
  )
  await connection.execute(
    sql`update ${candidateEvents} set candidate_id = ${other} where candidate_id = ${one} and id in ${storedIds(undo, 'events')}`,
  )
  await connection.execute(
    sql`update ${cvImportItems} set candidate_id = ${other} where candidate_id = ${one} and id in ${storedIds(undo, 'items')}`,
  )
  await connection.execute(
    sql`update ${matchDecisions} set candidate_id = ${other} where candidate_id = ${one} and id in ${storedIds(undo, 'decisions')}`,
  )
  await connection.execute(
    sql`update ${mails} set candidate_id = ${other} where candidate_id = ${one} and id in ${storedIds(undo, 'mails')}`,
  )
  for (const kind of ['meetings', 'consents', 'scorecards'])
    await connection.execute(
      sql`update main.${sql.identifier(`candidate_${kind}`)} set candidate_id = ${other}::uuid where candidate_id = ${one}::uuid and id in ${storedIds(undo, kind)}`,
    )
  const accountsListing = (id: string) =>
    sql`(select account_id from jsonb_populate_recordset(null::${shortlists}, ${storedBefore(undo, 'shortlists')}) where candidate_id = ${id})`
  await connection.execute(
    sql`delete from ${shortlists} where candidate_id = ${one} and account_id in ${accountsListing(other)} and account_id not in ${accountsListing(one)}`,
  )
  await connection.execute(
    sql`${restoreRows(shortlists, storedBefore(undo, 'shortlists'))} where row.candidate_id = ${other} on conflict do nothing`,
  )
  await connection.execute(
    sql`select main.return_conversations(array${storedIds(undo, 'conversations')}, ${one}, ${other})`,
  )
}

const readCandidate = async (connection: Sql, recruiter: Recruiter, id: string): Promise<Candidate> => {
  const [row] = await connection.select(candidateColumns(recruiter)).from(candidates).where(oneCandidate(recruiter, id))
  if (!row) throw new Error('a restored candidate that is not there')
  return withYears(row)
}

/**
 * Restores both candidates of the last merge. Chats from after the merge stay with the first. Null without the
 * candidate.
 */
export const undoMerge = (
  database: Database,
  recruiter: Recruiter,
  id: string,
): Promise<{ candidate: Candidate; other: Candidate } | null> =>
  database.asRecruiter(recruiter, async (connection) => {
    const lockedRows = await connection
      .select({ id: candidates.id })
      .from(candidates)
      .where(oneCandidate(recruiter, id))
      .for('update')
    if (lockedRows.length === 0) return null
    const undo = await lastMerge(connection, recruiter, id)
    await restoreCandidates(connection, undo)
    await restoreApplications(connection, undo)
    await restoreNotes(connection, undo)
    await restoreRest(connection, undo)
    await restoreVerdicts(connection, undo.candidate_id, undo.other_id, storedBefore(undo, 'verdicts'))
    await connection.delete(candidateMerges).where(eq(candidateMerges.id, undo.id))
    const [candidate, other] = [
      await readCandidate(connection, recruiter, id),
      await readCandidate(connection, recruiter, undo.other_id),
    ]
    await noteEvent(connection, recruiter, id, 'unmerged', { name: other.name })
    await noteEvent(connection, recruiter, undo.other_id, 'unmerged', { name: candidate.name })
    return { candidate, other }
  })

import type { CandidateNote } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, desc, eq, isNull, sql as fragment, type SQL } from 'drizzle-orm'
import { authorName } from '../../accounts/author.ts'
import { accounts } from '../../accounts/table.ts'
import type { Sql } from '../../platform/database.ts'
import { candidateNotes } from '../table.ts'

const noteColumns = ({ accountId }: Recruiter) => ({
  id: candidateNotes.id,
  text: candidateNotes.text,
  by: authorName,
  yours: fragment<boolean>`coalesce(${candidateNotes.by} = ${accountId}, false)`,
  deletable: fragment<boolean>`coalesce(${candidateNotes.by}, ${accountId}) = ${accountId}`,
  version: candidateNotes.version,
  created_at: candidateNotes.created_at,
  edited_at: candidateNotes.edited_at,
})

const selectNotes = (sql: Sql, recruiter: Recruiter, condition: SQL | undefined) =>
  sql
    .select(noteColumns(recruiter))
    .from(candidateNotes)
    .leftJoin(accounts, eq(accounts.id, candidateNotes.by))
    .where(and(eq(candidateNotes.organisation_id, recruiter.organisationId), condition))
    .orderBy(desc(candidateNotes.created_at), desc(candidateNotes.id))

/** The notes about a candidate of the recruiter's organisation, newest first, without deleted ones. */
export const readNotes = (sql: Sql, recruiter: Recruiter, candidateId: string): Promise<CandidateNote[]> =>
  selectNotes(sql, recruiter, and(eq(candidateNotes.candidate_id, candidateId), isNull(candidateNotes.deleted_at)))

/** One note, deleted or not, of the transaction that just wrote or locked it. */
export const readNote = async (sql: Sql, recruiter: Recruiter, id: string): Promise<CandidateNote> => {
  const [note] = await selectNotes(sql, recruiter, eq(candidateNotes.id, id))
  if (!note) throw new Error('a note that is not there')
  return note
}

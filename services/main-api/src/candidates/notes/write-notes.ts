import { limits, messages } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { and, count, desc, eq, isNull, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Sql } from '../../platform/database.ts'
import { noteEvent } from '../events.ts'
import { oneCandidate } from '../one-candidate.ts'
import { candidateNotes, candidates } from '../table.ts'
import { noteTextsOf } from './note-texts.ts'

const ofCandidate = ({ organisationId }: Recruiter, candidateId: string) =>
  and(
    eq(candidateNotes.organisation_id, organisationId),
    eq(candidateNotes.candidate_id, candidateId),
    isNull(candidateNotes.deleted_at),
  )

/** Brings the candidate's row up to date with the notes; the candidate is locked by then. */
export const refreshCandidate = (sql: Sql, recruiter: Recruiter, candidateId: string) =>
  sql
    .update(candidates)
    .set({ note_texts: noteTextsOf(candidateId), updated_at: fragment`now()` })
    .where(oneCandidate(recruiter, candidateId))

export const insertNote = async (
  sql: Sql,
  { accountId, organisationId }: Recruiter,
  candidateId: string,
  note: { text: string; creation_key?: string | undefined },
): Promise<string> => {
  const id = v7()
  await sql
    .insert(candidateNotes)
    .values({ id, organisation_id: organisationId, candidate_id: candidateId, by: accountId, ...note })
  return id
}

/** Adds a note to a locked candidate; throws `conflict` when there is no room for one more. */
export const appendNote = async (
  sql: Sql,
  recruiter: Recruiter,
  candidateId: string,
  note: { text: string; creation_key?: string | undefined },
): Promise<string> => {
  const [{ total } = { total: 0 }] = await sql
    .select({ total: count() })
    .from(candidateNotes)
    .where(ofCandidate(recruiter, candidateId))
  if (total >= limits.candidateNotes) throw new ServiceError('conflict', { message: messages.notesFull })
  const id = await insertNote(sql, recruiter, candidateId, note)
  await noteEvent(sql, recruiter, candidateId, 'note_added')
  return id
}

/** Replaces the text of a note of a locked candidate. */
export const replaceText = async (
  sql: Sql,
  recruiter: Recruiter,
  { id, candidateId }: { id: string; candidateId: string },
  text: string,
): Promise<void> => {
  await sql
    .update(candidateNotes)
    .set({ text, version: fragment`${candidateNotes.version} + 1`, edited_at: fragment`clock_timestamp()` })
    .where(eq(candidateNotes.id, id))
  await noteEvent(sql, recruiter, candidateId, 'note_changed')
}

/** Deletes a note of a locked candidate; it can be restored for a day. */
export const markDeleted = async (
  sql: Sql,
  recruiter: Recruiter,
  { id, candidateId }: { id: string; candidateId: string },
): Promise<void> => {
  await sql
    .update(candidateNotes)
    .set({ deleted_at: fragment`now()` })
    .where(eq(candidateNotes.id, id))
  await noteEvent(sql, recruiter, candidateId, 'note_deleted')
}

/**
 * Stores what a caller writes into the single field of a locked candidate: into the newest note when it is the caller's
 * own, else as a new one. A text that stands in a note already is left there. Null deletes the newest note when it is
 * the caller's own; a colleague's words stay. Returns whether anything changed.
 */
export const writeSingleField = async (
  sql: Sql,
  recruiter: Recruiter,
  candidateId: string,
  text: string | null,
): Promise<boolean> => {
  const notes = await sql
    .select({ id: candidateNotes.id, by: candidateNotes.by, text: candidateNotes.text })
    .from(candidateNotes)
    .where(ofCandidate(recruiter, candidateId))
    .orderBy(desc(candidateNotes.created_at), desc(candidateNotes.id))
  const [newest] = notes
  const ownNote = newest?.by === recruiter.accountId ? { id: newest.id, candidateId } : null
  if (text === null ? !ownNote : notes.some((note) => note.text === text)) return false
  if (text === null) {
    if (ownNote) await markDeleted(sql, recruiter, ownNote)
  } else if (ownNote) await replaceText(sql, recruiter, ownNote, text)
  else await appendNote(sql, recruiter, candidateId, { text })
  return true
}

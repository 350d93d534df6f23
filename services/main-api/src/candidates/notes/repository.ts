import { messages, type CandidateNote } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { and, eq, sql as fragment } from 'drizzle-orm'
import type { Database, Sql } from '../../platform/database.ts'
import { noteEvent } from '../events.ts'
import { hasCandidate } from '../one-candidate.ts'
import { lockCandidates } from '../status/follow-procedures.ts'
import { candidateNotes } from '../table.ts'
import { readNote, readNotes } from './read-notes.ts'
import { appendNote, markDeleted, refreshCandidate, replaceText } from './write-notes.ts'

type LockedNote = { candidateId: string; isDeleted: boolean; isRestorable: boolean; note: CandidateNote }

const lockCandidate = async (sql: Sql, recruiter: Recruiter, candidateId: string): Promise<boolean> =>
  (await lockCandidates(sql, recruiter, [candidateId])).length > 0

const findPlace = async (sql: Sql, { organisationId }: Recruiter, id: string) => {
  const { candidate_id: candidateId, deleted_at } = candidateNotes
  const [place] = await sql
    .select({
      candidateId,
      isDeleted: fragment<boolean>`${deleted_at} is not null`,
      isRestorable: fragment<boolean>`coalesce(${deleted_at} > now() - interval '1 day', true)`,
    })
    .from(candidateNotes)
    .where(and(eq(candidateNotes.organisation_id, organisationId), eq(candidateNotes.id, id)))
  return place ?? null
}

/** A note with its candidate locked; null without it. A merge meanwhile moves it, so it is looked up once more then. */
const lockNote = async (sql: Sql, recruiter: Recruiter, id: string, attempts = 2): Promise<LockedNote | null> => {
  const before = attempts > 0 ? await findPlace(sql, recruiter, id) : null
  if (!before) return null
  const isLocked = await lockCandidate(sql, recruiter, before.candidateId)
  const place = isLocked ? await findPlace(sql, recruiter, id) : null
  if (place?.candidateId !== before.candidateId) return lockNote(sql, recruiter, id, attempts - 1)
  return { ...place, note: await readNote(sql, recruiter, id) }
}

const refuseOthers = (isAllowed: boolean): void => {
  if (!isAllowed) throw new ServiceError('forbidden', { message: messages.noteNotYours })
}

const refuseStale = (note: CandidateNote, version: number | undefined): void => {
  if (version !== undefined && version !== note.version)
    throw new ServiceError('note_conflict', { extra: { current: note } })
}

/** Notes about candidates of the recruiter's organisation; null without the candidate or the note. */
export const createNoteRepository = (database: Database) => ({
  /** Newest first. */
  list: (recruiter: Recruiter, candidateId: string): Promise<CandidateNote[] | null> =>
    database.asRecruiter(recruiter, async (sql) =>
      (await hasCandidate(sql, recruiter, candidateId)) ? readNotes(sql, recruiter, candidateId) : null,
    ),

  /** Returns the earlier note of the same creation key when there is one. */
  add: (
    recruiter: Recruiter,
    candidateId: string,
    note: { text: string; creation_key?: string | undefined },
  ): Promise<{ note: CandidateNote; isNew: boolean } | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await lockCandidate(sql, recruiter, candidateId))) return null
      if (note.creation_key !== undefined) {
        const [earlier] = await sql
          .select({ id: candidateNotes.id, candidateId: candidateNotes.candidate_id })
          .from(candidateNotes)
          .where(and(eq(candidateNotes.by, recruiter.accountId), eq(candidateNotes.creation_key, note.creation_key)))
        if (earlier && earlier.candidateId !== candidateId) throw new ServiceError('conflict')
        if (earlier) return { note: await readNote(sql, recruiter, earlier.id), isNew: false }
      }
      const id = await appendNote(sql, recruiter, candidateId, note)
      await refreshCandidate(sql, recruiter, candidateId)
      return { note: await readNote(sql, recruiter, id), isNew: true }
    }),

  /** Throws `forbidden` for a colleague's note, and `note_conflict` when another version than `version` stands. */
  edit: (
    recruiter: Recruiter,
    id: string,
    { text, version }: { text: string; version?: number | undefined },
  ): Promise<CandidateNote | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const locked = await lockNote(sql, recruiter, id)
      if (!locked || locked.isDeleted) return null
      const { note, candidateId } = locked
      refuseOthers(note.yours)
      if (note.text === text) return note
      refuseStale(note, version)
      await replaceText(sql, recruiter, { id, candidateId }, text)
      await refreshCandidate(sql, recruiter, candidateId)
      return readNote(sql, recruiter, id)
    }),

  /** Returns whether there was a note to delete; throws as `edit` does. */
  remove: (recruiter: Recruiter, id: string, version: number | undefined): Promise<boolean> =>
    database.asRecruiter(recruiter, async (sql) => {
      const locked = await lockNote(sql, recruiter, id)
      if (!locked || locked.isDeleted) return false
      refuseOthers(locked.note.deletable)
      refuseStale(locked.note, version)
      await markDeleted(sql, recruiter, { id, candidateId: locked.candidateId })
      await refreshCandidate(sql, recruiter, locked.candidateId)
      return true
    }),

  /** Null when it was deleted more than a day ago. A note that isn't deleted stays as it is. */
  restore: (recruiter: Recruiter, id: string): Promise<CandidateNote | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const locked = await lockNote(sql, recruiter, id)
      if (!locked?.isRestorable) return null
      refuseOthers(locked.note.deletable)
      if (!locked.isDeleted) return locked.note
      await sql.update(candidateNotes).set({ deleted_at: null }).where(eq(candidateNotes.id, id))
      await noteEvent(sql, recruiter, locked.candidateId, 'note_restored')
      await refreshCandidate(sql, recruiter, locked.candidateId)
      return locked.note
    }),
})

export type NoteRepository = ReturnType<typeof createNoteRepository>

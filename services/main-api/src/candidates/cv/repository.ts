import type { Recruiter } from '@wervio/service-kit'
import { sql as fragment } from 'drizzle-orm'
import { insertFile, storedFileColumns, type NewFile, type StoredFile } from '../../files/insert-file.ts'
import { files } from '../../files/table.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { createAnnounce, filesOfKind, removeFiles, type FileChange } from '../candidate-files.ts'
import { candidateColumns, withYears } from '../columns.ts'
import { noteEvent } from '../events.ts'
import { hasCandidate, lockCandidate, oneCandidate } from '../one-candidate.ts'
import { candidates } from '../table.ts'

/** Clears what was read of a CV that is removed: its text and the evidence for the fields. */
const NO_READING = { cv_text: null, evidence: null, sensitive: [] }

const pointToCv = async (
  sql: Sql,
  recruiter: Recruiter,
  id: string,
  cv: { has_cv: boolean; cv_filename: string | null },
  removedBlobs: string[],
): Promise<FileChange> => {
  const change = { ...cv, ...NO_READING, updated_at: fragment`now()` }
  const [row] = await sql
    .update(candidates)
    .set(change)
    .where(oneCandidate(recruiter, id))
    .returning(candidateColumns(recruiter))
  if (!row) throw new Error('a locked candidate that is gone')
  return { candidate: withYears(row), removedBlobs }
}

/** The CV of a candidate of the recruiter's organisation. Null without the candidate. */
export const createCvRepository = (database: Database) => ({
  announce: createAnnounce(database),

  find: (recruiter: Recruiter, id: string): Promise<(StoredFile & { id: string }) | 'no cv' | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const [file] = await sql
        .select({ id: files.id, ...storedFileColumns })
        .from(files)
        .where(filesOfKind(recruiter, id, 'cv'))
      return file ?? ((await hasCandidate(sql, recruiter, id)) ? 'no cv' : null)
    }),

  /** Replaces the CV. Returns the candidate and the blob keys of the previous CV. */
  save: (recruiter: Recruiter, id: string, file: Omit<NewFile, 'kind'>): Promise<FileChange | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await lockCandidate(sql, recruiter, id))) return null
      const removedBlobs = await removeFiles(sql, recruiter, id, 'cv')
      await insertFile(sql, recruiter, { candidate_id: id }, { ...file, kind: 'cv' })
      await noteEvent(sql, recruiter, id, 'cv_added', { name: file.name })
      return pointToCv(sql, recruiter, id, { has_cv: true, cv_filename: file.name }, removedBlobs)
    }),

  /** Removes the CV. Returns the candidate, unchanged when they had none. */
  remove: (recruiter: Recruiter, id: string): Promise<FileChange | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const before = await lockCandidate(sql, recruiter, id)
      if (!before) return null
      const removedBlobs = await removeFiles(sql, recruiter, id, 'cv')
      if (removedBlobs.length > 0) await noteEvent(sql, recruiter, id, 'cv_removed')
      return pointToCv(sql, recruiter, id, { has_cv: false, cv_filename: null }, removedBlobs)
    }),
})

export type CvRepository = ReturnType<typeof createCvRepository>

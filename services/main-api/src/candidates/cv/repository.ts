import type { Recruiter } from '@wervio/service-kit'
import { sql as fragment } from 'drizzle-orm'
import { insertFile, storedFileColumns, type NewFile, type StoredFile } from '../../files/insert-file.ts'
import { files } from '../../files/table.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { createAnnounce, filesOfKind, removeFiles, type Replaced } from '../candidate-files.ts'
import { candidateColumns, withYears } from '../columns.ts'
import { noteEvent } from '../events.ts'
import { hasCandidate, lockCandidate, oneCandidate } from '../one-candidate.ts'
import { candidates } from '../table.ts'

/** What was read of a CV goes with it: its words, and where in it the fields stand. */
const UNREAD = { cv_text: null, evidence: null, sensitive: [] }

const point = async (
  sql: Sql,
  recruiter: Recruiter,
  id: string,
  cv: { has_cv: boolean; cv_filename: string | null },
  removed: string[],
): Promise<Replaced> => {
  const changed = { ...cv, ...UNREAD, updated_at: fragment`now()` }
  const [row] = await sql
    .update(candidates)
    .set(changed)
    .where(oneCandidate(recruiter, id))
    .returning(candidateColumns(recruiter))
  if (!row) throw new Error('a locked candidate that is gone')
  return { candidate: withYears(row), removed }
}

/** The CV of a candidate of the recruiter's organisation. Null without the candidate. */
export const createCvRepository = (database: Database) => ({
  announce: createAnnounce(database),

  find: (recruiter: Recruiter, id: string): Promise<StoredFile | 'no cv' | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const [file] = await sql
        .select(storedFileColumns)
        .from(files)
        .where(filesOfKind(recruiter, id, 'cv'))
      return file ?? ((await hasCandidate(sql, recruiter, id)) ? 'no cv' : null)
    }),

  /** The candidate with this CV instead of the one before, which goes. */
  save: (recruiter: Recruiter, id: string, file: Omit<NewFile, 'kind'>): Promise<Replaced | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await lockCandidate(sql, recruiter, id))) return null
      const removed = await removeFiles(sql, recruiter, id, 'cv')
      await insertFile(sql, recruiter, { candidate_id: id }, { ...file, kind: 'cv' })
      await noteEvent(sql, recruiter, id, 'cv_added', { name: file.name })
      return point(sql, recruiter, id, { has_cv: true, cv_filename: file.name }, removed)
    }),

  /** The candidate without a CV; one who had none stays as he is. */
  remove: (recruiter: Recruiter, id: string): Promise<Replaced | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const before = await lockCandidate(sql, recruiter, id)
      if (!before) return null
      const removed = await removeFiles(sql, recruiter, id, 'cv')
      if (removed.length > 0) await noteEvent(sql, recruiter, id, 'cv_removed')
      return point(sql, recruiter, id, { has_cv: false, cv_filename: null }, removed)
    }),
})

export type CvRepository = ReturnType<typeof createCvRepository>

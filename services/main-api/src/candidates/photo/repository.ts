import { getFile } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { sql as fragment } from 'drizzle-orm'
import { insertFile, type NewFile } from '../../files/insert-file.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { createAnnounce, removeFiles, type FileChange } from '../candidate-files.ts'
import { candidateColumns, withYears } from '../columns.ts'
import { noteEvent } from '../events.ts'
import { lockCandidate, oneCandidate } from '../one-candidate.ts'
import { candidates } from '../table.ts'

const addressOf = (fileId: string): string => getFile.path.replace('{id}', fileId)

/**
 * The picture of a candidate of the recruiter's organisation; `candidate.photo` is its address. Null without the
 * candidate.
 */
export const createPhotoRepository = (database: Database) => {
  const pointToPhoto = async (
    sql: Sql,
    recruiter: Recruiter,
    id: string,
    photo: string | null,
    removedBlobs: string[],
  ): Promise<FileChange> => {
    if (photo !== null || removedBlobs.length > 0) await noteEvent(sql, recruiter, id, 'changed', { fields: 'photo' })
    const [row] = await sql
      .update(candidates)
      .set({ photo, updated_at: fragment`now()` })
      .where(oneCandidate(recruiter, id))
      .returning(candidateColumns(recruiter))
    if (!row) throw new Error('a locked candidate that is gone')
    return { candidate: withYears(row), removedBlobs }
  }
  return {
    announce: createAnnounce(database),

    /** Replaces the picture. Returns the candidate and the blob keys of the previous picture. */
    save: (recruiter: Recruiter, id: string, file: Omit<NewFile, 'kind'>): Promise<FileChange | null> =>
      database.asRecruiter(recruiter, async (sql) => {
        if (!(await lockCandidate(sql, recruiter, id))) return null
        const removedBlobs = await removeFiles(sql, recruiter, id, 'photo')
        return pointToPhoto(
          sql,
          recruiter,
          id,
          addressOf(await insertFile(sql, recruiter, { candidate_id: id }, { ...file, kind: 'photo' })),
          removedBlobs,
        )
      }),

    /** Removes the picture. Returns the candidate, also when they had none. */
    remove: (recruiter: Recruiter, id: string): Promise<FileChange | null> =>
      database.asRecruiter(recruiter, async (sql) =>
        (await lockCandidate(sql, recruiter, id))
          ? pointToPhoto(sql, recruiter, id, null, await removeFiles(sql, recruiter, id, 'photo'))
          : null,
      ),
  }
}

export type PhotoRepository = ReturnType<typeof createPhotoRepository>

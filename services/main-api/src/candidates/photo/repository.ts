import { getFile } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { sql as fragment } from 'drizzle-orm'
import { insertFile, type NewFile } from '../../files/insert-file.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { createAnnounce, removeFiles, type Replaced } from '../candidate-files.ts'
import { candidateColumns, withYears } from '../columns.ts'
import { noteEvent } from '../events.ts'
import { lockCandidate, oneCandidate } from '../one-candidate.ts'
import { candidates } from '../table.ts'

const addressOf = (fileId: string): string => getFile.path.replace('{id}', fileId)

/** The picture of a candidate of the recruiter's organisation; `candidate.photo` is its address. Null without the candidate. */
export const createPhotoRepository = (database: Database) => {
  const point = async (
    sql: Sql,
    recruiter: Recruiter,
    id: string,
    photo: string | null,
    removed: string[],
  ): Promise<Replaced> => {
    if (photo !== null || removed.length > 0) await noteEvent(sql, recruiter, id, 'changed', { fields: 'photo' })
    const [row] = await sql
      .update(candidates)
      .set({ photo, updated_at: fragment`now()` })
      .where(oneCandidate(recruiter, id))
      .returning(candidateColumns(recruiter))
    if (!row) throw new Error('a locked candidate that is gone')
    return { candidate: withYears(row), removed }
  }
  return {
    announce: createAnnounce(database),

    /** The candidate with this picture instead of the one before, which goes. */
    save: (recruiter: Recruiter, id: string, file: Omit<NewFile, 'kind'>): Promise<Replaced | null> =>
      database.asRecruiter(recruiter, async (sql) => {
        if (!(await lockCandidate(sql, recruiter, id))) return null
        const removed = await removeFiles(sql, recruiter, id, 'photo')
        return point(
          sql,
          recruiter,
          id,
          addressOf(await insertFile(sql, recruiter, { candidate_id: id }, { ...file, kind: 'photo' })),
          removed,
        )
      }),

    /** The candidate without a picture, also when he had none. */
    remove: (recruiter: Recruiter, id: string): Promise<Replaced | null> =>
      database.asRecruiter(recruiter, async (sql) =>
        (await lockCandidate(sql, recruiter, id))
          ? point(sql, recruiter, id, null, await removeFiles(sql, recruiter, id, 'photo'))
          : null,
      ),
  }
}

export type PhotoRepository = ReturnType<typeof createPhotoRepository>

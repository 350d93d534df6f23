import type { RecruiterProfile } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { announceBlob, insertFile, type NewFile } from '../../files/insert-file.ts'
import { files } from '../../files/table.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { lockProfile } from '../repository.ts'
import { ownPortrait, selectProfile } from '../select-profile.ts'

/** A profile after a change of its photo, and the blob keys of the photo that was removed. */
type PortraitChange = { profile: RecruiterProfile; removedBlobs: string[] }

const removePortrait = async (sql: Sql, recruiter: Recruiter): Promise<string[]> =>
  (await sql.delete(files).where(ownPortrait(recruiter)).returning({ key: files.blob_key })).map(({ key }) => key)

/** The recruiter's own photo. */
export const createPortraitRepository = (database: Database) => ({
  announce: (recruiter: Recruiter, blobKey: string): Promise<boolean> =>
    database.asAccount(recruiter, async (sql) => {
      await announceBlob(sql, blobKey)
      return true
    }),

  /** Replaces the photo. */
  save: (recruiter: Recruiter, file: Omit<NewFile, 'kind'>): Promise<PortraitChange> =>
    database.asAccount(recruiter, async (sql) => {
      await lockProfile(sql, recruiter)
      const removedBlobs = await removePortrait(sql, recruiter)
      await insertFile(sql, recruiter, {}, { ...file, kind: 'portrait' })
      return { profile: await selectProfile(sql, recruiter), removedBlobs }
    }),

  /** Also answers for a profile that had none. */
  remove: (recruiter: Recruiter): Promise<PortraitChange> =>
    database.asAccount(recruiter, async (sql) => {
      await lockProfile(sql, recruiter)
      const removedBlobs = await removePortrait(sql, recruiter)
      return { profile: await selectProfile(sql, recruiter), removedBlobs }
    }),
})

export type PortraitRepository = ReturnType<typeof createPortraitRepository>

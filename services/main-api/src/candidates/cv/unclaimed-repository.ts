import type { Recruiter } from '@wervio/service-kit'
import { numberedName } from '../../files/file-name.ts'
import { announceBlob, insertFileUnlessThere, type NewFile } from '../../files/insert-file.ts'
import { files } from '../../files/table.ts'
import type { Database } from '../../platform/database.ts'
import { unclaimedCvs } from './claim.ts'

/** CVs that came before their candidate. */
export const createUnclaimedRepository = (database: Database) => ({
  announce: (recruiter: Recruiter, blobKey: string): Promise<boolean> =>
    database.asRecruiter(recruiter, async (sql) => {
      await announceBlob(sql, blobKey)
      return true
    }),

  /** Keeps a CV under a name that no other unclaimed one of this recruiter has, and returns it: 'cv.pdf', then 'cv (2).pdf'. */
  add: (recruiter: Recruiter, file: Omit<NewFile, 'kind'>): Promise<{ filename: string }> =>
    database.asRecruiter(recruiter, async (sql) => {
      const taken = new Set(
        (await sql.select({ name: files.name }).from(files).where(unclaimedCvs(recruiter))).map(({ name }) => name),
      )
      for (let number = 1; ; number += 1) {
        const name = numberedName(file.name, number)
        // One that takes the name at this moment is waited for by the index, and then the next number is tried.
        if (!taken.has(name) && (await insertFileUnlessThere(sql, recruiter, {}, { ...file, name, kind: 'cv' })))
          return { filename: name }
      }
    }),
})

export type UnclaimedRepository = ReturnType<typeof createUnclaimedRepository>

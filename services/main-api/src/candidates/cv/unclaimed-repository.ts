import type { Recruiter } from '@wervio/service-kit'
import { and, desc, eq, sql as fragment } from 'drizzle-orm'
import { numberedName } from '../../files/file-name.ts'
import { announceBlob, insertFileUnlessThere, type NewFile } from '../../files/insert-file.ts'
import { files } from '../../files/table.ts'
import type { Database } from '../../platform/database.ts'
import { unclaimedCvs } from './claim.ts'

/** CVs that were uploaded before their candidate was made. */
export const createUnclaimedRepository = (database: Database) => ({
  announce: (recruiter: Recruiter, blobKey: string): Promise<boolean> =>
    database.asRecruiter(recruiter, async (sql) => {
      await announceBlob(sql, blobKey)
      return true
    }),

  /** Those of this size in bytes, newest first. */
  list: (recruiter: Recruiter, size: number): Promise<{ id: string; name: string; blob_key: string }[]> =>
    database.asRecruiter(recruiter, (sql) =>
      sql
        .select({ id: files.id, name: files.name, blob_key: files.blob_key })
        .from(files)
        .where(and(unclaimedCvs(recruiter), eq(files.size, size)))
        .orderBy(desc(files.created_at), desc(files.id)),
    ),

  /** Lets an unclaimed CV wait for its candidate as long as a new one, and returns its name; null when it is gone. */
  renew: (recruiter: Recruiter, id: string): Promise<{ filename: string } | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const [row] = await sql
        .update(files)
        .set({ created_at: fragment`now()` })
        .where(and(unclaimedCvs(recruiter), eq(files.id, id)))
        .returning({ filename: files.name })
      return row ?? null
    }),

  /**
   * Keeps a CV under a name that no other unclaimed one of this recruiter has, and returns it: 'cv.pdf', then 'cv
   * (2).pdf'.
   */
  add: (recruiter: Recruiter, file: Omit<NewFile, 'kind'>): Promise<{ filename: string }> =>
    database.asRecruiter(recruiter, async (sql) => {
      const takenNames = new Set(
        (await sql.select({ name: files.name }).from(files).where(unclaimedCvs(recruiter))).map(({ name }) => name),
      )
      for (let number = 1; ; number += 1) {
        const name = numberedName(file.name, number)
        // An upload that takes the name at the same moment makes the unique index wait; then the next number is tried.
        if (!takenNames.has(name) && (await insertFileUnlessThere(sql, recruiter, {}, { ...file, name, kind: 'cv' })))
          return { filename: name }
      }
    }),
})

export type UnclaimedRepository = ReturnType<typeof createUnclaimedRepository>

import { describeError } from '@wervio/service-kit'
import { and, eq, inArray, isNull, lt, or, sql as fragment } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { BlobStore } from '@wervio/service-kit/blobs'
import { candidateMerges, candidateNotes } from '../candidates/table.ts'
import { removeExpiredMessages } from '../contact/repository.ts'
import { mailTemplateRows } from '../mail/table.ts'
import { removeOldNotifications } from '../notifications/repository.ts'
import { removeOldInvitations } from '../invitations/repository.ts'
import type { Database } from '../platform/database.ts'
import { startRounds, type Rounds } from '../platform/rounds.ts'
import { removeOverSessions } from '../sessions/repository.ts'
import { files, orphanedBlobs } from './table.ts'

const EVERY_MS = 3_600_000
/** Few enough for one short transaction. */
const BATCH = 100

type SweepOptions = { database: Database; blobs: BlobStore; log: FastifyBaseLogger }

const dayAgo = fragment`now() - interval '1 day'`
/** CVs whose candidate was never made. */
const unclaimed = and(eq(files.kind, 'cv'), isNull(files.candidate_id), lt(files.created_at, dayAgo))

/**
 * Removes what nobody can restore: rows of files, notes and mail templates deleted over a day ago, CVs without a
 * candidate, merges that can't be undone any more, messages of the contact form, notifications and invitations after
 * their term, sessions that nobody uses, and blobs without a file. A blob key stays for an hour, because its upload may
 * still run. Several instances take different keys.
 */
export const createSweep = ({ database, blobs, log }: SweepOptions) => {
  const removeRows = () =>
    database.asNobody((sql) => sql.delete(files).where(or(lt(files.deleted_at, dayAgo), unclaimed)))

  /** Returns the number of removed blobs. A key whose blob can't be removed now stays for the next sweep. */
  const removeBlobs = (): Promise<number> =>
    database.asNobody(async (sql) => {
      const dueRows = await sql
        .select({ key: orphanedBlobs.blob_key })
        .from(orphanedBlobs)
        .where(lt(orphanedBlobs.at, fragment`now() - interval '1 hour'`))
        .orderBy(orphanedBlobs.at)
        .limit(BATCH)
        .for('update', { skipLocked: true })
      const keys = dueRows.map(({ key }) => key)
      const results = await Promise.allSettled(keys.map(blobs.remove))
      const removedKeys = keys.filter((_, index) => results[index]?.status === 'fulfilled')
      if (removedKeys.length > 0) await sql.delete(orphanedBlobs).where(inArray(orphanedBlobs.blob_key, removedKeys))
      for (const result of results)
        if (result.status === 'rejected')
          log.warn({ failure: describeError(result.reason) }, 'a blob could not be removed')
      return removedKeys.length
    })

  const removeMerges = () =>
    database.asNobody((sql) =>
      sql.delete(candidateMerges).where(lt(candidateMerges.merged_at, fragment`now() - interval '1 hour'`)),
    )

  const removeNotes = () =>
    database.asNobody((sql) => sql.delete(candidateNotes).where(lt(candidateNotes.deleted_at, dayAgo)))

  const removeTemplates = () =>
    database.asNobody((sql) => sql.delete(mailTemplateRows).where(lt(mailTemplateRows.deleted_at, dayAgo)))

  const run = async (): Promise<void> => {
    await removeRows()
    await removeMerges()
    await removeNotes()
    await removeTemplates()
    await removeExpiredMessages(database)
    await removeOverSessions(database)
    await removeOldNotifications(database)
    await removeOldInvitations(database)
    while ((await removeBlobs()) === BATCH);
  }

  const runSafely = () =>
    run().catch((error: unknown) => log.warn({ failure: describeError(error) }, 'the sweep did not finish'))

  return {
    run,
    /** Sweeps once the database is open, and then every hour. */
    start: (): Rounds => startRounds('tidy', runSafely, database.opened, EVERY_MS),
  }
}

import { asJob } from '@wervio/service-kit'
import type { BlobStore } from '@wervio/service-kit/blobs'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../platform/accounts.ts'
import { blobKeysOf } from './blob-keys.ts'
import { removeLeftFiles } from './remove-left-files.ts'
import type { UploadStore } from './uploads/upload-store.ts'

type Options = {
  transaction: Transaction
  uploads: UploadStore
  blobs: BlobStore
  folders: {
    /** Of recordings that come in one call. */
    received: string
    /** Of those that the job works on. */
    work: string
  }
  onFailed: (error: unknown) => void
}

/** Rows that one round removes, and blobs that it looks at at a time. */
const BATCH = 100
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Eight hours of sound take a slow machine most of a day; its copy of the recording isn't written meanwhile. */
const LONGEST_WORK_MS = 2 * DAY_MS

const expiredRow = z.object({ id: z.uuid(), organisation_id: z.uuid() })

/**
 * Removes what nobody comes back for: uploads that stood still for a day, recordings that were deleted or cancelled a
 * day ago, blobs whose row is gone, files of uploads without a row, and files of calls and jobs whose process ended.
 * Never rejects.
 */
export const createSweep = ({ transaction, uploads, blobs, folders, onFailed }: Options) => {
  const removeRows = async (): Promise<void> => {
    const { rows } = await transaction({}, (connection) =>
      connection.execute(
        sql`select id, organisation_id from ai.recordings
          where deleted_at < clock_timestamp() - interval '1 day'
            or (state in ('uploading', 'cancelled') and updated_at < clock_timestamp() - interval '1 day')
          limit ${BATCH}`,
      ),
    )
    const growing = new Set(
      (await uploads.list()).filter(({ changedAt }) => changedAt > Date.now() - DAY_MS).map(({ id }) => id),
    )
    for (const { id, organisation_id: organisation } of z.array(expiredRow).parse(rows)) {
      if (growing.has(id)) continue
      await transaction({ organisation }, (connection) =>
        connection.execute(
          sql`with gone as (delete from ai.recordings where id = ${id}::uuid and (deleted_at < clock_timestamp() - interval '1 day'
              or (state in ('uploading', 'cancelled') and updated_at < clock_timestamp() - interval '1 day')) returning consent_id, new_candidate, candidate_id)
            delete from ai.consents where id in (select consent_id from gone where candidate_id is null)`,
        ),
      )
      await uploads.discard(id)
    }
  }

  /** All that wait, by key: one that can't be removed now holds up no other, and waits for the next round. */
  const removeBlobs = async (): Promise<void> => {
    let last = ''
    for (let isDone = false; !isDone;) {
      const { rows } = await transaction({}, (connection) =>
        connection.execute<{ key: string }>(
          sql`select key from ai.blobs_to_remove where key > ${last} order by key limit ${BATCH}`,
        ),
      )
      for (const { key } of rows) await removeBlob(key).catch(onFailed)
      last = rows.at(-1)?.key ?? last
      isDone = rows.length < BATCH
    }
  }

  const removeBlob = async (key: string): Promise<void> => {
    await blobs.remove(key)
    await transaction({}, (connection) => connection.execute(sql`delete from ai.blobs_to_remove where key = ${key}`))
  }

  /** Such as of a candidate who was erased while it ran. */
  const removeStrayUploads = async (): Promise<void> => {
    const old = (await uploads.list()).filter(({ changedAt }) => changedAt < Date.now() - HOUR_MS).map(({ id }) => id)
    if (old.length === 0) return
    const { rows } = await transaction({}, (connection) =>
      connection.execute<{ id: string }>(
        sql`select id from ai.recordings where state = 'uploading' and id = any(${`{${old.filter((id) => z.uuid().safeParse(id).success).join(',')}}`}::uuid[])`,
      ),
    )
    const waiting = new Set(rows.map(({ id }) => id))
    await Promise.all(old.filter((id) => !waiting.has(id)).map((id) => uploads.discard(id)))
  }

  return async (): Promise<void> => {
    const removeReceived = () => removeLeftFiles(folders.received, DAY_MS)
    const removeWork = () => removeLeftFiles(folders.work, LONGEST_WORK_MS)
    for (const step of [removeRows, removeBlobs, removeStrayUploads, removeReceived, removeWork])
      await asJob('tidy', step).catch(onFailed)
  }
}

/** The blobs of recordings whose rows are gone, removed at once; one that can't be is removed by the sweep. */
export const removeBlobsOf = async (blobs: BlobStore, ids: readonly string[]): Promise<number> => {
  const results = await Promise.allSettled(ids.flatMap((id) => Object.values(blobKeysOf(id)).map(blobs.remove)))
  return results.filter(({ status }) => status === 'fulfilled').length
}

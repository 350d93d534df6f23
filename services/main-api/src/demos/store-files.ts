import { newBlobKey, type BlobStore } from '@wervio/service-kit/blobs'
import { announceBlob, type NewFile } from '../files/insert-file.ts'
import type { Database } from '../platform/database.ts'
import type { SampleFile, Samples } from './samples.ts'

/** The files of one demo, by name, with their bytes stored under keys of its own. */
export type StoredFiles = ReadonlyMap<string, NewFile>

const bytesOf = async function* (content: Buffer): AsyncGenerator<Buffer> {
  yield content
}

/**
 * Stores the bytes of the sample files before their rows are written. Their keys are orphans' until then, so that the
 * sweep removes them when the demo isn't made.
 */
export const storeFiles = async (
  { people, attachments }: Samples,
  { database, blobs }: { database: Database; blobs: BlobStore },
): Promise<StoredFiles> => {
  const files: readonly SampleFile[] = [...people.flatMap(({ cv }) => (cv ? [cv] : [])), ...attachments]
  const keyed = files.map((file) => ({ file, blob_key: newBlobKey() }))
  await database.asNobody(async (sql) => {
    for (const { blob_key } of keyed) await announceBlob(sql, blob_key)
  })
  const stored = await Promise.all(
    keyed.map(async ({ file: { content, kind, name, type }, blob_key }) => {
      const size = await blobs.put(blob_key, bytesOf(content))
      return [name, { kind, name, type, size, blob_key }] as const
    }),
  )
  return new Map(stored)
}

import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { messages } from '@wervio/contracts'
import { isStorageFailure, ServiceError, storageUnavailable, type IncomingFile } from '@wervio/service-kit'

const WRITE_BUFFER = 1_048_576
/** Longer than any call takes: what is older was left by a process that ended. */
const LEFT_MS = 24 * 3_600_000

/** Removes what calls left whose process ended. */
export const removeLeftFiles = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < Date.now() - LEFT_MS) await rm(path, { force: true })
  }
}

/**
 * Runs `work` with the path of a file that is received; it goes afterwards, whatever happens. Throws for an empty one.
 */
export const withReceivedFile = async <T>(
  folder: string,
  { content }: IncomingFile,
  work: (path: string) => Promise<T>,
): Promise<T> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  try {
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600, highWaterMark: WRITE_BUFFER })).catch(
      (error: unknown) => {
        throw isStorageFailure(error) ? storageUnavailable(error) : error
      },
    )
    if ((await stat(path)).size === 0) throw new ServiceError('bad_request', { message: messages.recordingEmpty })
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { messages } from '@wervio/contracts'
import { isStorageFailure, ServiceError, storageUnavailable, type IncomingFile } from '@wervio/service-kit'

const WRITE_BUFFER = 1_048_576

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

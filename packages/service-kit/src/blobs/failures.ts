import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { messages } from '@wervio/contracts'
import { ServiceError } from '../service-error.ts'
import { isStorageFailure, storageUnavailable } from '../storage-failure.ts'

/**
 * The error of a store that couldn't write, such as a full disk or a bucket that refuses. A `ServiceError` stays as it
 * is.
 */
export const toStoreError = (cause: unknown): unknown => {
  if (cause instanceof ServiceError) return cause
  return isStorageFailure(cause)
    ? storageUnavailable(cause)
    : new ServiceError('file_unavailable', { message: messages.fileNotKept, cause })
}

/** Rejects with the error of a blob that can't be read. */
export const unreadable = (cause: unknown): never => {
  throw new ServiceError('file_unavailable', { cause })
}

/** Resolves once the first bytes can be read, so that a missing blob is an error before the answer begins. */
export const untilReadable = async (open: () => Promise<Readable>): Promise<Readable> => {
  try {
    const content = await open()
    if (!content.readable) throw new Error('the blob has no content')
    await once(content, 'readable')
    return content
  } catch (cause) {
    return unreadable(cause)
  }
}

/** Counts the bytes of a stream; `size` is final when the stream ends. */
export const countBytes = (content: AsyncIterable<Buffer>) => {
  let size = 0
  const passThrough = async function* () {
    for await (const chunk of content) {
      size += chunk.length
      yield chunk
    }
  }
  return { content: passThrough(), size: () => size }
}

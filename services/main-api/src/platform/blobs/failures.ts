import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { messages } from '@wervio/contracts'
import { isStorageFailure, ServiceError, storageUnavailable } from '@wervio/service-kit'

/** A store that could not keep something: a full disk, a bucket that refuses. The caller's own mistakes stay. */
export const notKept = (cause: unknown): unknown => {
  if (cause instanceof ServiceError) return cause
  return isStorageFailure(cause)
    ? storageUnavailable(cause)
    : new ServiceError('file_unavailable', { message: messages.fileNotKept, cause })
}

/** Resolves once the first bytes are there, so that a blob that is missing is noticed before an answer begins. */
export const untilReadable = async (open: () => Promise<Readable>): Promise<Readable> => {
  try {
    const content = await open()
    if (!content.readable) throw new Error('the blob has no content')
    await once(content, 'readable')
    return content
  } catch (cause) {
    throw new ServiceError('file_unavailable', { cause })
  }
}

/** Counts the bytes that pass. */
export const counted = (content: AsyncIterable<Buffer>) => {
  let size = 0
  const passing = async function* () {
    for await (const chunk of content) {
      size += chunk.length
      yield chunk
    }
  }
  return { content: passing(), size: () => size }
}

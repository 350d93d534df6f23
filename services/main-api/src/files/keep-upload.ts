import { messages } from '@wervio/contracts'
import { ServiceError, type IncomingFile } from '@wervio/service-kit'
import { newBlobKey, type BlobStore } from '../platform/blobs/blob-store.ts'
import { keptName } from './file-name.ts'
import { foundType, SAMPLE_BYTES } from './found-type.ts'
import type { NewFile } from './insert-file.ts'
import { peek } from './peek.ts'

/** The first bytes of a file, with the type found in them and its name. */
export type Looked = { sample: Buffer; type: string; name: string }

type Upload<T> = {
  /** Notes the key of bytes that are about to come; false when what the file is for isn't there. */
  announce: (blobKey: string) => Promise<boolean>
  receive: () => Promise<IncomingFile>
  /** The type the file is kept as; throws when it isn't wanted. Asked before anything is kept. */
  accept?: (looked: Looked) => string
  /** Writes the row; null when what the file is for is gone by now. */
  save: (file: Omit<NewFile, 'kind'>) => Promise<T | null>
}

/**
 * Takes one file in; null when what it is for isn't there, which is known before a byte is read. Bytes come before the
 * row, the row last. What breaks off, here or by `kill -9`, leaves no file: its key was announced as an orphan's, and the
 * sweep clears what is under it.
 */
export const createKeepUpload =
  (blobs: BlobStore) =>
  async <T>({ announce, receive, accept = ({ type }) => type, save }: Upload<T>): Promise<T | null> => {
    const blobKey = newBlobKey()
    if (!(await announce(blobKey))) return null
    const incoming = await receive()
    const name = keptName(incoming.name)
    const { sample, whole } = await peek(incoming.content, SAMPLE_BYTES)
    if (sample.length === 0) throw new ServiceError('bad_request', { message: messages.attachmentEmpty })
    const type = accept({ sample, name, type: await foundType(sample, name) })
    const size = await blobs.put(blobKey, whole)
    const saved = await save({ name, type, size, blob_key: blobKey })
    if (saved === null) await blobs.remove(blobKey)
    return saved
  }

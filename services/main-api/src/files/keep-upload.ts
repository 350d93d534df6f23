import { messages } from '@wervio/contracts'
import { ServiceError, type IncomingFile } from '@wervio/service-kit'
import { newBlobKey, type BlobStore } from '@wervio/service-kit/blobs'
import { safeFileName } from './file-name.ts'
import { detectFileType, SAMPLE_BYTES } from './detect-file-type.ts'
import type { NewFile } from './insert-file.ts'
import { splitOffStart } from './split-off-start.ts'

/** The first bytes of a file, the type detected from them, and its name. */
export type FileSample = { sample: Buffer; type: string; name: string }

type Upload<T> = {
  /** Stores the blob key before the upload; false when the owner of the file doesn't exist. */
  announce: (blobKey: string) => Promise<boolean>
  receive: () => Promise<IncomingFile>
  /** Returns the type under which the file is stored; throws to refuse it, before anything is stored. */
  accept?: (looked: FileSample) => string
  /** Writes the row; null when the owner of the file is gone by now. */
  save: (file: Omit<NewFile, 'kind'>) => Promise<T | null>
}

/**
 * Stores one uploaded file; null without its owner, which is checked before a byte is read. The order matters: key,
 * bytes, row. An upload that stops halfway, also by `kill -9`, leaves no file: its key is an orphan's, and the sweep
 * removes the bytes.
 */
export const createKeepUpload =
  (blobs: BlobStore) =>
  async <T>({ announce, receive, accept = ({ type }) => type, save }: Upload<T>): Promise<T | null> => {
    const blobKey = newBlobKey()
    if (!(await announce(blobKey))) return null
    const incoming = await receive()
    const name = safeFileName(incoming.name)
    const { sample, whole } = await splitOffStart(incoming.content, SAMPLE_BYTES)
    if (sample.length === 0) throw new ServiceError('bad_request', { message: messages.attachmentEmpty })
    const type = accept({ sample, name, type: await detectFileType(sample, name) })
    const size = await blobs.put(blobKey, whole)
    const storedFile = await save({ name, type, size, blob_key: blobKey })
    if (storedFile === null) await blobs.remove(blobKey)
    return storedFile
  }

import { messages } from '@wervio/contracts'
import { ServiceError, type IncomingFile, type Recruiter } from '@wervio/service-kit'
import { newBlobKey, type BlobStore } from '../platform/blobs/blob-store.ts'
import { ofVacancy } from '../vacancies/named-vacancy.ts'
import { keptName } from './file-name.ts'
import { foundType, SAMPLE_BYTES } from './found-type.ts'
import { peek } from './peek.ts'
import type { FileRepository, NewFile } from './repository.ts'

type Upload<T> = {
  recruiter: Recruiter
  vacancyId: string
  receive: () => Promise<IncomingFile>
  /** Throws when a file of this type isn't wanted; asked before anything is kept. */
  accept?: (type: string) => void
  /** Writes the row; null when the vacancy is gone by now. */
  save: (file: Omit<NewFile, 'kind'>) => Promise<T | null>
}

/**
 * Takes one file of a vacancy in: 404 before a byte is read, bytes before the row, the row last. What breaks off, here or
 * by `kill -9`, leaves no file: its key was announced as an orphan's, and the sweep clears what is under it.
 */
export const createKeepUpload =
  ({ files, blobs }: { files: FileRepository; blobs: BlobStore }) =>
  async <T>({ recruiter, vacancyId, receive, accept, save }: Upload<T>): Promise<T> => {
    const blobKey = newBlobKey()
    ofVacancy((await files.announce(recruiter, vacancyId, blobKey)) || null)
    const incoming = await receive()
    const name = keptName(incoming.name)
    const { sample, whole } = await peek(incoming.content, SAMPLE_BYTES)
    if (sample.length === 0) throw new ServiceError('bad_request', { message: messages.attachmentEmpty })
    const type = await foundType(sample, name)
    accept?.(type)
    const size = await blobs.put(blobKey, whole)
    const saved = await save({ name, type, size, blob_key: blobKey })
    if (saved === null) await blobs.remove(blobKey)
    return ofVacancy(saved)
  }

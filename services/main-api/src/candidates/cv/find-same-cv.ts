import { createHash } from 'node:crypto'
import type { Recruiter } from '@wervio/service-kit'
import { type BlobStore, removeNow } from '@wervio/service-kit/blobs'
import type { NewFile } from '../../files/insert-file.ts'
import { isNumberOf } from '../../files/file-name.ts'
import type { UnclaimedRepository } from './unclaimed-repository.ts'

/** How many earlier CVs one upload is compared with: each is read whole. */
const MAXIMUM_COMPARED = 5

/**
 * Finds the CV that an earlier attempt left: the same bytes under the same name, without a candidate. It waits another
 * day, and the bytes sent now go. Null when there is none.
 */
export const createFindSameCv = (unclaimed: UnclaimedRepository, blobs: BlobStore) => {
  const digestOf = async (blobKey: string): Promise<string> => {
    const hash = createHash('sha256')
    for await (const chunk of await blobs.open(blobKey)) hash.update(chunk as Buffer)
    return hash.digest('hex')
  }

  return async (recruiter: Recruiter, file: Omit<NewFile, 'kind'>): Promise<{ filename: string } | null> => {
    const sameSize = await unclaimed.list(recruiter, file.size)
    const waitingCvs = sameSize.filter(({ name }) => isNumberOf(name, file.name)).slice(0, MAXIMUM_COMPARED)
    if (waitingCvs.length === 0) return null
    const digest = await digestOf(file.blob_key)
    for (const { id, blob_key } of waitingCvs) {
      // An earlier CV that can't be read is another one: this upload doesn't fail by it.
      if ((await digestOf(blob_key).catch(() => null)) !== digest) continue
      const renewed = await unclaimed.renew(recruiter, id)
      if (!renewed) continue
      await removeNow(blobs, [file.blob_key])
      return renewed
    }
    return null
  }
}

import { deleteRecruiterPhoto, saveRecruiterPhoto } from '@wervio/contracts'
import { implement } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { type BlobStore, removeNow } from '@wervio/service-kit/blobs'
import { acceptPicture } from '../../files/accept-picture.ts'
import { createKeepUpload } from '../../files/keep-upload.ts'
import type { PortraitRepository } from './repository.ts'

export const portraitRoutes = (
  app: FastifyInstance,
  { portraits, blobs }: { portraits: PortraitRepository; blobs: BlobStore },
): void => {
  const keepUpload = createKeepUpload(blobs)

  implement(app, saveRecruiterPhoto, async ({ recruiter, receive }) => {
    const change = await keepUpload({
      announce: (key) => portraits.announce(recruiter, key),
      receive,
      accept: acceptPicture,
      save: (file) => portraits.save(recruiter, file),
    })
    if (!change) throw new Error('a photo without the account that sent it')
    await removeNow(blobs, change.removedBlobs)
    return change.profile
  })

  implement(app, deleteRecruiterPhoto, async ({ recruiter }) => {
    const { profile, removedBlobs } = await portraits.remove(recruiter)
    await removeNow(blobs, removedBlobs)
    return profile
  })
}

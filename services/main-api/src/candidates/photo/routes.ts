import { deletePhoto, savePhoto } from '@wervio/contracts'
import { implement } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { type BlobStore, removeNow } from '@wervio/service-kit/blobs'
import { acceptPicture } from '../../files/accept-picture.ts'
import { createKeepUpload } from '../../files/keep-upload.ts'
import { candidateIdOf, requireCandidate } from '../named-candidate.ts'
import type { PhotoRepository } from './repository.ts'

export const photoRoutes = (
  app: FastifyInstance,
  { photos, blobs }: { photos: PhotoRepository; blobs: BlobStore },
): void => {
  const keepUpload = createKeepUpload(blobs)

  implement(app, savePhoto, async ({ recruiter, params, receive }) => {
    const id = candidateIdOf(params.id)
    const announce = (key: string) => photos.announce(recruiter, id, key)
    const { candidate, removedBlobs } = requireCandidate(
      await keepUpload({
        announce,
        receive,
        accept: acceptPicture,
        save: (file) => photos.save(recruiter, id, file),
      }),
    )
    await removeNow(blobs, removedBlobs)
    return candidate
  })

  implement(app, deletePhoto, async ({ recruiter, params }) => {
    const { candidate, removedBlobs } = requireCandidate(await photos.remove(recruiter, candidateIdOf(params.id)))
    await removeNow(blobs, removedBlobs)
    return candidate
  })
}

import { deleteCv, getCv, messages, saveCv, uploadCv } from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { acceptCv } from '../../files/accept-cv.ts'
import { createKeepUpload } from '../../files/keep-upload.ts'
import { servedAs } from '../../files/served-as.ts'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import { removeNow } from '../../platform/blobs/remove-now.ts'
import { writeLimit } from '../../vacancies/write-limit.ts'
import { candidateIdOf, ofCandidate } from '../named-candidate.ts'
import type { CvRepository } from './repository.ts'
import type { UnclaimedRepository } from './unclaimed-repository.ts'

type Options = { cvs: CvRepository; unclaimed: UnclaimedRepository; blobs: BlobStore }

export const cvRoutes = (app: FastifyInstance, { cvs, unclaimed, blobs }: Options): void => {
  const keepUpload = createKeepUpload(blobs)
  const limited = { rateLimit: writeLimit }

  implement(
    app,
    uploadCv,
    async ({ recruiter, receive }) => {
      const kept = await keepUpload({
        announce: (key) => unclaimed.announce(recruiter, key),
        receive,
        accept: acceptCv,
        save: (file) => unclaimed.add(recruiter, file),
      })
      if (!kept) throw new Error('an upload for nobody was refused')
      return kept
    },
    limited,
  )

  implement(app, getCv, async ({ recruiter, params, reply }) => {
    const file = ofCandidate(await cvs.find(recruiter, candidateIdOf(params.id)))
    if (file === 'no cv') throw new ServiceError('not_found', { message: messages.cvMissing })
    const content = await blobs.open(file.blob_key)
    return reply.headers(servedAs(file)).send(content)
  })

  implement(
    app,
    saveCv,
    async ({ recruiter, params, receive }) => {
      const id = candidateIdOf(params.id)
      const announce = (key: string) => cvs.announce(recruiter, id, key)
      const { candidate, removed } = ofCandidate(
        await keepUpload({ announce, receive, accept: acceptCv, save: (file) => cvs.save(recruiter, id, file) }),
      )
      await removeNow(blobs, removed)
      return candidate
    },
    limited,
  )

  implement(
    app,
    deleteCv,
    async ({ recruiter, params }) => {
      const { candidate, removed } = ofCandidate(await cvs.remove(recruiter, candidateIdOf(params.id)))
      await removeNow(blobs, removed)
      return candidate
    },
    limited,
  )
}

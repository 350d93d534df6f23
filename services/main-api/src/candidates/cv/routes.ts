import { deleteCv, getCv, messages, readCandidateCv, saveCv, uploadCv } from '@wervio/contracts'
import { implement, ServiceError, signalOf } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { type BlobStore, removeNow } from '@wervio/service-kit/blobs'
import { acceptCv } from '../../files/accept-cv.ts'
import { createKeepUpload } from '../../files/keep-upload.ts'
import { contentHeaders } from '../../files/content-headers.ts'
import type { AskParser } from '../../platform/ask-parser.ts'
import { candidateIdOf, requireCandidate } from '../named-candidate.ts'
import { createFindSameCv } from './find-same-cv.ts'
import { createReadStoredCv } from './read-stored-cv.ts'
import type { CvRepository } from './repository.ts'
import type { UnclaimedRepository } from './unclaimed-repository.ts'

/** Each is a choice of a person for one candidate, which takes seconds; more than this is no person at work. */
const READING_LIMIT = { max: 20, seconds: 60 }

type Options = {
  cvs: CvRepository
  unclaimed: UnclaimedRepository
  blobs: BlobStore
  /** Asks ai-service to read a CV; null when ai-service isn't configured. */
  ask: AskParser | null
}

export const cvRoutes = (app: FastifyInstance, { cvs, unclaimed, blobs, ask }: Options): void => {
  const keepUpload = createKeepUpload(blobs)
  const findSameCv = createFindSameCv(unclaimed, blobs)

  implement(app, uploadCv, async ({ recruiter, receive }) => {
    const upload = await keepUpload({
      announce: (key) => unclaimed.announce(recruiter, key),
      receive,
      accept: acceptCv,
      // An attempt that failed after the upload, or was left, doesn't number the next one of the same file.
      save: async (file) => (await findSameCv(recruiter, file)) ?? unclaimed.add(recruiter, file),
    })
    if (!upload) throw new Error('an upload for nobody was refused')
    return upload
  })

  implement(app, getCv, async ({ recruiter, params, reply }) => {
    const file = requireCandidate(await cvs.find(recruiter, candidateIdOf(params.id)))
    if (file === 'no cv') throw new ServiceError('not_found', { message: messages.cvMissing })
    const content = await blobs.open(file.blob_key)
    return reply.headers(contentHeaders(file)).send(content)
  })

  implement(app, saveCv, async ({ recruiter, params, receive }) => {
    const id = candidateIdOf(params.id)
    const announce = (key: string) => cvs.announce(recruiter, id, key)
    const { candidate, removedBlobs } = requireCandidate(
      await keepUpload({ announce, receive, accept: acceptCv, save: (file) => cvs.save(recruiter, id, file) }),
    )
    await removeNow(blobs, removedBlobs)
    return candidate
  })

  implement(app, deleteCv, async ({ recruiter, params }) => {
    const { candidate, removedBlobs } = requireCandidate(await cvs.remove(recruiter, candidateIdOf(params.id)))
    await removeNow(blobs, removedBlobs)
    return candidate
  })

  const closing = new AbortController()
  // Before running requests are waited for: a model may take minutes, the service ten seconds to stop.
  app.addHook('preClose', async () => closing.abort())
  const readStoredCv = createReadStoredCv({ cvs, blobs, ask, closing: closing.signal })
  implement(
    app,
    readCandidateCv,
    ({ recruiter, params, reply }) => readStoredCv(recruiter, candidateIdOf(params.id), signalOf(reply)),
    { rateLimit: READING_LIMIT },
  )
}

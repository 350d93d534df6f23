import { eraseCandidate, messages } from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { BlobStore } from '@wervio/service-kit/blobs'
import { removeBytesOf, type RemoveBytes } from '../../accounts/erasure/erase-organisation.ts'
import { candidateIdOf, requireCandidate } from '../named-candidate.ts'
import type { ErasureRepository } from './repository.ts'

export const erasureRoutes = (
  app: FastifyInstance,
  { erasures, blobs }: { erasures: ErasureRepository; blobs: BlobStore },
): void => {
  /** Rejects unless every file is removed, which undoes the erasure. */
  const removeBytes: RemoveBytes = async (keys) => {
    try {
      await removeBytesOf(blobs)(keys)
    } catch (cause) {
      throw new ServiceError('file_unavailable', { message: messages.candidateFilesStay, cause })
    }
  }

  implement(app, eraseCandidate, async ({ recruiter, params }) =>
    requireCandidate(await erasures.erase(recruiter, candidateIdOf(params.id), removeBytes)),
  )
}

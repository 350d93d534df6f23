import { eraseCandidate, messages } from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { BlobStore } from '@wervio/service-kit/blobs'
import { candidateIdOf, requireCandidate } from '../named-candidate.ts'
import type { ErasureRepository } from './repository.ts'

export const erasureRoutes = (
  app: FastifyInstance,
  { erasures, blobs }: { erasures: ErasureRepository; blobs: BlobStore },
): void => {
  /** Rejects unless every file is removed, which undoes the erasure. A file that doesn't exist counts as removed. */
  const removeBytes = async (keys: readonly string[]): Promise<void> => {
    try {
      await Promise.all(keys.map(blobs.remove))
    } catch (cause) {
      throw new ServiceError('file_unavailable', { message: messages.candidateFilesStay, cause })
    }
  }

  implement(app, eraseCandidate, async ({ recruiter, params }) =>
    requireCandidate(await erasures.erase(recruiter, candidateIdOf(params.id), removeBytes)),
  )
}

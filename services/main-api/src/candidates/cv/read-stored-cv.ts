import { buffer } from 'node:stream/consumers'
import { messages } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import type { BlobStore } from '@wervio/service-kit/blobs'
import type { AskParser } from '../../platform/ask-parser.ts'
import type { KnownCv } from '../../platform/known-values.ts'
import { requireCandidate } from '../named-candidate.ts'
import { createReadingPlaces } from './reading-places.ts'
import type { CvRepository } from './repository.ts'

/** Two minutes for a model, and one for its queue. */
const READING_MS = 180_000

type Options = {
  cvs: Pick<CvRepository, 'find'>
  blobs: Pick<BlobStore, 'open'>
  /** Asks ai-service to read a CV; null when ai-service isn't configured. */
  ask: AskParser | null
  /** Aborts when the service stops. */
  closing: AbortSignal
}

/** Has ai-service read the stored CV of a candidate, until the caller leaves or the service stops. Changes nothing. */
export const createReadStoredCv = ({ cvs, blobs, ask, closing }: Options) => {
  const places = createReadingPlaces()
  return async (
    recruiter: Recruiter,
    id: string,
    callerSignal: AbortSignal,
  ): Promise<KnownCv & { cv_file: string }> => {
    if (!ask) throw new ServiceError('unavailable', { message: messages.importUnavailable })
    const file = requireCandidate(await cvs.find(recruiter, id))
    if (file === 'no cv') throw new ServiceError('not_found', { message: messages.cvMissing })
    const leave = places.take(recruiter.organisationId)
    try {
      const content = await buffer(await blobs.open(file.blob_key))
      const signal = AbortSignal.any([callerSignal, closing, AbortSignal.timeout(READING_MS)])
      return { ...(await ask(recruiter, { name: file.name, content }, signal)), cv_file: file.id }
    } finally {
      leave()
    }
  }
}

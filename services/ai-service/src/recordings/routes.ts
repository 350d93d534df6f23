import { endpoints, limits, messages } from '@wervio/contracts'
import { implement, ServiceError, type RateLimit } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Recordings } from './recordings.ts'

/** An interview is read before it is kept; nobody keeps one a second. */
const RATE_LIMIT: RateLimit = { max: 60, seconds: 60 }

const candidateNotFound = (): ServiceError => new ServiceError('not_found', { message: messages.candidateNotFound })

/** An id that can't be one names no candidate. */
function candidateIdOf(id: string): string {
  if (!z.uuid().safeParse(id).success) throw candidateNotFound()
  return id
}

function ofCandidate<T>(found: T | null): T {
  if (found === null) throw candidateNotFound()
  return found
}

/** The interviews kept of a candidate. */
export function registerRecordings(app: FastifyInstance, recordings: Recordings): void {
  implement(app, endpoints.listRecordings, async ({ recruiter, params }) =>
    ofCandidate(await recordings.list(recruiter, candidateIdOf(params.id))),
  )

  implement(
    app,
    endpoints.saveRecording,
    async ({ recruiter, params, body }) => ofCandidate(await recordings.add(recruiter, candidateIdOf(params.id), body)),
    {
      rateLimit: RATE_LIMIT,
      bodyLimit: limits.recordingBody,
    },
  )
}

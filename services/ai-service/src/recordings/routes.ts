import { limits, listRecordings, saveRecording } from '@wervio/contracts'
import { implement } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { candidateIdOf, requireCandidate } from './named-candidate.ts'
import type { Recordings } from './recordings.ts'

/** The stored interviews of a candidate. */
export const recordingRoutes = (app: FastifyInstance, { recordings }: { recordings: Recordings }): void => {
  implement(app, listRecordings, async ({ recruiter, params }) =>
    requireCandidate(await recordings.list(recruiter, candidateIdOf(params.id))),
  )

  implement(
    app,
    saveRecording,
    async ({ recruiter, params, body }) =>
      requireCandidate(await recordings.add(recruiter, candidateIdOf(params.id), body)),
    { bodyLimit: limits.recordingBody },
  )
}

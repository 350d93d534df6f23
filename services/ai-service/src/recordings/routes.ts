import { limits, listRecordings, messages, saveRecording } from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Recordings } from './recordings.ts'

const candidateNotFound = (): ServiceError => new ServiceError('not_found', { message: messages.candidateNotFound })

/** An id that can't be one names no candidate. */
function candidateIdOf(id: string): string {
  if (!z.uuid().safeParse(id).success) throw candidateNotFound()
  return id
}

function ofCandidate<T>(recording: T | null): T {
  if (recording === null) throw candidateNotFound()
  return recording
}

/** The stored interviews of a candidate. */
export function recordingRoutes(app: FastifyInstance, { recordings }: { recordings: Recordings }): void {
  implement(app, listRecordings, async ({ recruiter, params }) =>
    ofCandidate(await recordings.list(recruiter, candidateIdOf(params.id))),
  )

  implement(
    app,
    saveRecording,
    async ({ recruiter, params, body }) => ofCandidate(await recordings.add(recruiter, candidateIdOf(params.id), body)),
    { bodyLimit: limits.recordingBody },
  )
}

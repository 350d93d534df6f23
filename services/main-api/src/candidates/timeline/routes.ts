import { listTimeline, noteContact } from '@wervio/contracts'
import { implement } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { writeLimit } from '../../vacancies/write-limit.ts'
import { candidateIdOf, ofCandidate } from '../named-candidate.ts'
import type { TimelineRepository } from './repository.ts'

export const timelineRoutes = (app: FastifyInstance, { timelines }: { timelines: TimelineRepository }): void => {
  implement(app, listTimeline, async ({ recruiter, params }) =>
    ofCandidate(await timelines.list(recruiter, candidateIdOf(params.id))),
  )

  implement(
    app,
    noteContact,
    async ({ recruiter, params, body }) =>
      ofCandidate(await timelines.noteContact(recruiter, candidateIdOf(params.id), body)),
    { rateLimit: writeLimit },
  )
}

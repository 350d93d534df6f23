import { listTimeline, noteContact } from '@wervio/contracts'
import { implement } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { candidateIdOf, requireCandidate } from '../named-candidate.ts'
import type { TimelineRepository } from './repository.ts'

export const timelineRoutes = (app: FastifyInstance, { timelines }: { timelines: TimelineRepository }): void => {
  implement(app, listTimeline, async ({ recruiter, params }) =>
    requireCandidate(await timelines.list(recruiter, candidateIdOf(params.id))),
  )

  implement(app, noteContact, async ({ recruiter, params, body }) =>
    requireCandidate(await timelines.noteContact(recruiter, candidateIdOf(params.id), body)),
  )
}

import { shortlistCandidate, unlistCandidate } from '@wervio/contracts'
import { implement } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { candidateIdOf, candidateNotFound } from '../named-candidate.ts'
import type { ShortlistRepository } from './repository.ts'

export const shortlistRoutes = (app: FastifyInstance, { shortlists }: { shortlists: ShortlistRepository }): void => {
  implement(app, shortlistCandidate, async ({ recruiter, params }) => {
    if (!(await shortlists.add(recruiter, candidateIdOf(params.id)))) throw candidateNotFound()
    return null
  })

  implement(app, unlistCandidate, async ({ recruiter, params }) => {
    if (!(await shortlists.remove(recruiter, candidateIdOf(params.id)))) throw candidateNotFound()
    return null
  })
}

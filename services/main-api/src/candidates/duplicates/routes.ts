import { findDuplicates, listDuplicates } from '@wervio/contracts'
import { implement } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { candidateIdOf, requireCandidate } from '../named-candidate.ts'
import type { DuplicateRepository } from './repository.ts'

export const duplicateRoutes = (app: FastifyInstance, { duplicates }: { duplicates: DuplicateRepository }): void => {
  implement(app, findDuplicates, ({ recruiter, body }) => duplicates.like(recruiter, body))

  implement(app, listDuplicates, async ({ recruiter, params }) =>
    requireCandidate(await duplicates.of(recruiter, candidateIdOf(params.id))),
  )
}

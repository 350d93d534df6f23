import { exportCandidate } from '@wervio/contracts'
import { implement } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { candidateIdOf, requireCandidate } from '../named-candidate.ts'
import type { ExportRepository } from './repository.ts'

export const exportRoutes = (app: FastifyInstance, { exports }: { exports: ExportRepository }): void => {
  implement(app, exportCandidate, async ({ recruiter, params }) =>
    requireCandidate(await exports.read(recruiter, candidateIdOf(params.id))),
  )
}

import { changeCandidate, createCandidate, getCandidate, limits, updateCandidate } from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { candidateIdOf, requireCandidate } from './named-candidate.ts'
import type { ChangeRepository } from './profile/change-repository.ts'
import type { CandidateRepository } from './repository.ts'

type Options = { candidates: CandidateRepository; changes: ChangeRepository }

export const candidateRoutes = (app: FastifyInstance, { candidates, changes }: Options): void => {
  const withCvText = { bodyLimit: limits.candidateBody }

  implement(
    app,
    createCandidate,
    async ({ recruiter, body, reply }) => {
      const created = await candidates.create(recruiter, body)
      if (!created) throw new ServiceError('conflict')
      reply.code(created.isNew ? 201 : 200)
      return created.candidate
    },
    withCvText,
  )

  implement(app, getCandidate, async ({ recruiter, params }) =>
    requireCandidate(await candidates.find(recruiter, candidateIdOf(params.id))),
  )

  implement(
    app,
    updateCandidate,
    async ({ recruiter, params, body: { based_on: basedOn, evidence: restored, ...change } }) =>
      requireCandidate(await changes.change(recruiter, candidateIdOf(params.id), change, { basedOn, restored })),
    withCvText,
  )

  implement(
    app,
    changeCandidate,
    async ({ recruiter, params, body: { based_on: basedOn, cv_file: cvFile, ...change } }) =>
      requireCandidate(await changes.change(recruiter, candidateIdOf(params.id), change, { basedOn, cvFile })),
    withCvText,
  )
}

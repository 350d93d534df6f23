import { judgeMatchProposal, listMatchProposals, messages } from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Proposals } from './proposals.ts'

/** Each can send the passages of a CV to a model. */
const RATE_LIMIT = { max: 120, seconds: 60 }

const notFound = () => new ServiceError('not_found', { message: messages.matchNotFound })

/** An id that can't be one names nothing. */
const pairOf = ({ id, candidate_id }: { id: string; candidate_id: string }) => {
  if (![id, candidate_id].every((one) => z.uuid().safeParse(one).success)) throw notFound()
  return { vacancyId: id.toLowerCase(), candidateId: candidate_id.toLowerCase() }
}

/** Possible evidence, and what a recruiter says of it. */
export const proposalRoutes = (app: FastifyInstance, proposals: Proposals): void => {
  implement(
    app,
    listMatchProposals,
    async ({ recruiter, params }) => {
      const answer = await proposals.list(recruiter, pairOf(params))
      if (answer === null) throw notFound()
      return answer
    },
    { rateLimit: RATE_LIMIT },
  )
  implement(app, judgeMatchProposal, async ({ recruiter, params, body }) => {
    const { requirement_id } = params
    if (!(await proposals.judge(recruiter, pairOf(params), { ...body, requirement_id }))) throw notFound()
    return null
  })
}

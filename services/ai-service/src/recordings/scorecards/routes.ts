import { changeScorecard, createScorecard, deleteScorecard, listScorecards, messages } from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { candidateIdOf, requireCandidate } from '../named-candidate.ts'
import type { ScorecardRepository } from './repository.ts'

const scorecardGone = (): ServiceError => new ServiceError('not_found', { message: messages.scorecardGone })

const scorecardIdOf = (id: string): string => {
  if (!z.uuid().safeParse(id).success) throw scorecardGone()
  return id
}

/** What recruiters thought of conversations, with a recording or without one. */
export const scorecardRoutes = (app: FastifyInstance, { scorecards }: { scorecards: ScorecardRepository }): void => {
  implement(app, listScorecards, async ({ recruiter, params }) =>
    requireCandidate(await scorecards.list(recruiter, candidateIdOf(params.id))),
  )

  implement(app, createScorecard, async ({ recruiter, params, body, reply }) => {
    const { card, isNew } = requireCandidate(await scorecards.create(recruiter, candidateIdOf(params.id), body))
    reply.code(isNew ? 201 : 200)
    return card
  })

  implement(app, changeScorecard, async ({ recruiter, params, body }) => {
    const card = await scorecards.change(recruiter, scorecardIdOf(params.id), body)
    if (card === null) throw scorecardGone()
    return card
  })

  implement(app, deleteScorecard, async ({ recruiter, params }) => {
    if (!(await scorecards.remove(recruiter, scorecardIdOf(params.id)))) throw scorecardGone()
    return null
  })
}

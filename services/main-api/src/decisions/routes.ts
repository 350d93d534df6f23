import { decideMatches, listDecisions, undoDecisions } from '@wervio/contracts'
import { implement, cutPage, readCursor } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { candidateNotFound } from '../candidates/named-candidate.ts'
import { requireVacancy, vacancyIdOf, vacancyNotFound } from '../vacancies/named-vacancy.ts'
import type { DecisionRepository } from './repository.ts'

export const decisionRoutes = (app: FastifyInstance, { decisions }: { decisions: DecisionRepository }): void => {
  implement(app, decideMatches, async ({ recruiter, params, body }) => {
    const stored = await decisions.decide(recruiter, vacancyIdOf(params.id), body)
    if (stored === 'no vacancy') throw vacancyNotFound()
    if (stored === 'no candidate') throw candidateNotFound()
    return stored
  })

  implement(app, undoDecisions, async ({ recruiter, params, body }) => {
    const stored = await decisions.undo(recruiter, vacancyIdOf(params.id), body.decision_ids)
    if (stored === 'no vacancy') throw vacancyNotFound()
    return stored
  })

  implement(app, listDecisions, async ({ recruiter, params, query, reply }) => {
    const vacancyId = vacancyIdOf(params.id)
    const stored = requireVacancy(
      await decisions.list(recruiter, vacancyId, { limit: query.limit + 1, from: readCursor(query.cursor, 'decided') }),
    )
    const path = listDecisions.path.replace('{id}', vacancyId)
    const { rows, link } = cutPage(path, query, stored, ({ at, id }) => ({ order: 'decided', value: at, id }))
    if (link) reply.header('Link', link)
    return rows
  })
}

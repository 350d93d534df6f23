import { createApplication, deleteApplication, listMatches, messages, updateApplication } from '@wervio/contracts'
import { implement, ServiceError, cutPage, readCursor } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import { candidateNotFound } from '../candidates/named-candidate.ts'
import { requireVacancy, vacancyIdOf, vacancyNotFound } from '../vacancies/named-vacancy.ts'
import { matchOrder } from './match-query.ts'
import type { MatchRepository } from './match-repository.ts'
import type { ApplicationRepository } from './repository.ts'

const applicationNotFound = () => new ServiceError('not_found', { message: messages.applicationNotFound })

/** An id that can't be one names no application. */
const applicationIdOf = (id: string): string => {
  if (!validate(id)) throw applicationNotFound()
  return id
}

export const applicationRoutes = (
  app: FastifyInstance,
  { applications, matches }: { applications: ApplicationRepository; matches: MatchRepository },
): void => {
  implement(app, listMatches, async ({ recruiter, params, query, reply }) => {
    const vacancyId = vacancyIdOf(params.id)
    const { scope = 'all', order = 'score', minimum = 0, q = '' } = query
    const matchRows = requireVacancy(
      await matches.list(recruiter, vacancyId, {
        scope,
        order,
        minimum,
        q,
        limit: query.limit + 1,
        from: readCursor(query.cursor, order, matchOrder[order].isValue),
      }),
    )
    const path = listMatches.path.replace('{id}', vacancyId)
    const { rows, link } = cutPage(path, query, matchRows, ({ match: { id }, sorted_by }) => ({
      order,
      value: sorted_by,
      id,
    }))
    if (link) reply.header('Link', link)
    return rows.map(({ match }) => match)
  })

  implement(app, createApplication, async ({ recruiter, body, reply }) => {
    const created = await applications.create(recruiter, body)
    if (created === 'no vacancy') throw vacancyNotFound()
    if (created === 'no candidate') throw candidateNotFound()
    reply.code(created.isNew ? 201 : 200)
    return created.application
  })

  implement(app, updateApplication, async ({ recruiter, params, body }) => {
    const application = await applications.change(recruiter, applicationIdOf(params.id), body)
    if (!application) throw applicationNotFound()
    return application
  })

  implement(app, deleteApplication, async ({ recruiter, params, body }) => {
    if (!(await applications.remove(recruiter, applicationIdOf(params.id), body.motivation)))
      throw applicationNotFound()
    return null
  })
}

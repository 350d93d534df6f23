import { createVacancy, deleteVacancy, getVacancy, listVacancies, updateVacancy } from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { cutPage, readCursor } from '../platform/cursor.ts'
import { sanitisePublication } from '../publication/sanitise.ts'
import { ofVacancy, vacancyIdOf, vacancyNotFound } from './named-vacancy.ts'
import type { VacancyRepository } from './repository.ts'
import { writeLimit } from './write-limit.ts'

const sanitised = <B extends { description?: string | undefined }>(body: B): B =>
  body.description === undefined ? body : { ...body, description: sanitisePublication(body.description, 'description') }

export const vacancyRoutes = (app: FastifyInstance, { vacancies }: { vacancies: VacancyRepository }): void => {
  const limited = { rateLimit: writeLimit }

  implement(app, listVacancies, async ({ recruiter, query, reply }) => {
    const found = await vacancies.list(recruiter, { limit: query.limit + 1, from: readCursor(query.cursor, 'newest') })
    const { rows, link } = cutPage(listVacancies.path, query, found, ({ created_at, id }) => ({
      order: 'newest',
      value: created_at,
      id,
    }))
    if (link) reply.header('Link', link)
    return rows
  })

  implement(
    app,
    createVacancy,
    async ({ recruiter, body }) => {
      const made = await vacancies.create(recruiter, sanitised(body))
      if (!made) throw new ServiceError('conflict')
      return made
    },
    limited,
  )

  implement(app, getVacancy, async ({ recruiter, params }) =>
    ofVacancy(await vacancies.find(recruiter, vacancyIdOf(params.id))),
  )

  implement(
    app,
    updateVacancy,
    async ({ recruiter, params, body }) =>
      ofVacancy(await vacancies.change(recruiter, vacancyIdOf(params.id), sanitised(body))),
    limited,
  )

  implement(
    app,
    deleteVacancy,
    async ({ recruiter, params }) => {
      if (!(await vacancies.remove(recruiter, vacancyIdOf(params.id)))) throw vacancyNotFound()
      return null
    },
    limited,
  )
}

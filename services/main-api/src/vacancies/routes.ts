import { createVacancy, deleteVacancy, getVacancy, listVacancies, updateVacancy } from '@wervio/contracts'
import { implement, ServiceError, cutPage, readCursor } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { sanitisePublication } from '../publication/sanitise.ts'
import { requireVacancy, vacancyIdOf, vacancyNotFound } from './named-vacancy.ts'
import type { VacancyRepository } from './repository.ts'

const withSanitisedText = <B extends { description?: string | undefined }>(body: B): B =>
  body.description === undefined ? body : { ...body, description: sanitisePublication(body.description, 'description') }

export const vacancyRoutes = (app: FastifyInstance, { vacancies }: { vacancies: VacancyRepository }): void => {
  implement(app, listVacancies, async ({ recruiter, query, reply }) => {
    const vacancyRows = await vacancies.list(recruiter, {
      limit: query.limit + 1,
      from: readCursor(query.cursor, 'newest'),
    })
    const { rows, link } = cutPage(listVacancies.path, query, vacancyRows, ({ created_at, id }) => ({
      order: 'newest',
      value: created_at,
      id,
    }))
    if (link) reply.header('Link', link)
    return rows
  })

  implement(app, createVacancy, async ({ recruiter, body }) => {
    const vacancy = await vacancies.create(recruiter, withSanitisedText(body))
    if (!vacancy) throw new ServiceError('conflict')
    return vacancy
  })

  implement(app, getVacancy, async ({ recruiter, params }) =>
    requireVacancy(await vacancies.find(recruiter, vacancyIdOf(params.id))),
  )

  implement(app, updateVacancy, async ({ recruiter, params, body }) =>
    requireVacancy(await vacancies.change(recruiter, vacancyIdOf(params.id), withSanitisedText(body))),
  )

  implement(app, deleteVacancy, async ({ recruiter, params }) => {
    if (!(await vacancies.remove(recruiter, vacancyIdOf(params.id)))) throw vacancyNotFound()
    return null
  })
}

import { createVacancy, deleteVacancy, getVacancy, listVacancies, messages, updateVacancy } from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import { nextLink, readCursor } from './cursor.ts'
import type { VacancyRepository } from './repository.ts'
import { sanitisePublication } from './sanitise.ts'

const notFound = () => new ServiceError('not_found', { message: messages.vacancyNotFound })

/** An id that can't be one names no vacancy. */
const vacancyId = ({ id }: { id: string }): string => {
  if (!validate(id)) throw notFound()
  return id
}

const found = <T>(row: T | null): T => {
  if (row === null) throw notFound()
  return row
}

const sanitised = <B extends { description?: string | undefined }>(body: B): B =>
  body.description === undefined ? body : { ...body, description: sanitisePublication(body.description) }

export const vacancyRoutes = (app: FastifyInstance, { vacancies }: { vacancies: VacancyRepository }): void => {
  implement(app, listVacancies, async ({ recruiter, query: { limit, cursor }, reply }) => {
    const rows = await vacancies.list(recruiter, { limit: limit + 1, from: cursor === undefined ? null : readCursor(cursor) })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    if (rows.length > limit && last) reply.header('Link', nextLink(listVacancies.path, limit, last))
    return page
  })

  implement(app, createVacancy, ({ recruiter, body }) => vacancies.create(recruiter, sanitised(body)))

  implement(app, getVacancy, async ({ recruiter, params }) => found(await vacancies.find(recruiter, vacancyId(params))))

  implement(app, updateVacancy, async ({ recruiter, params, body }) => found(await vacancies.change(recruiter, vacancyId(params), sanitised(body))))

  implement(app, deleteVacancy, async ({ recruiter, params }) => {
    if (!(await vacancies.remove(recruiter, vacancyId(params)))) throw notFound()
    return null
  })
}

import {
  deletePublication,
  getPublication,
  getPublicationVersion,
  listPublicationVersions,
  messages,
  savePublication,
} from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { NIL, validate } from 'uuid'
import { requireVacancy, vacancyIdOf } from '../vacancies/named-vacancy.ts'
import type { PublicationRepository } from './repository.ts'
import { sanitisePublication } from './sanitise.ts'

const versionNotFound = () => new ServiceError('not_found', { message: messages.versionNotFound })

export const publicationRoutes = (
  app: FastifyInstance,
  { publications }: { publications: PublicationRepository },
): void => {
  implement(app, getPublication, async ({ recruiter, params }) =>
    requireVacancy(await publications.find(recruiter, vacancyIdOf(params.id))),
  )

  implement(app, savePublication, async ({ recruiter, params, body }) => {
    const id = vacancyIdOf(params.id)
    const { text, conflict } = requireVacancy(
      await publications.save(recruiter, id, { ...body, html: sanitisePublication(body.html, 'html') }),
    )
    if (conflict) throw new ServiceError('publication_conflict', { extra: { current: text } })
    return text
  })

  implement(app, deletePublication, async ({ recruiter, params }) => {
    requireVacancy((await publications.remove(recruiter, vacancyIdOf(params.id))) || null)
    return null
  })

  implement(app, listPublicationVersions, async ({ recruiter, params }) =>
    requireVacancy(await publications.versions(recruiter, vacancyIdOf(params.id))),
  )

  implement(app, getPublicationVersion, async ({ recruiter, params }) => {
    // An id that can't be one still says first whether the vacancy is there.
    const { version } = requireVacancy(
      await publications.version(recruiter, vacancyIdOf(params.id), validate(params.version) ? params.version : NIL),
    )
    if (!version) throw versionNotFound()
    return version
  })
}

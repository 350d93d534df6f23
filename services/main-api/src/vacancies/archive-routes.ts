import { archiveVacancy, restoreVacancy } from '@wervio/contracts'
import { implement } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { ArchiveRepository } from './archive-repository.ts'
import { requireVacancy, vacancyIdOf } from './named-vacancy.ts'

export const archiveRoutes = (app: FastifyInstance, { archive }: { archive: ArchiveRepository }): void => {
  implement(app, archiveVacancy, async ({ recruiter, params }) =>
    requireVacancy(await archive.archive(recruiter, vacancyIdOf(params.id))),
  )

  implement(app, restoreVacancy, async ({ recruiter, params }) =>
    requireVacancy(await archive.restore(recruiter, vacancyIdOf(params.id))),
  )
}

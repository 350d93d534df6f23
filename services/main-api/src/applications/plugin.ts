import { defineDomain } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createMatchRepository } from './match-repository.ts'
import { createApplicationRepository } from './repository.ts'
import { applicationRoutes } from './routes.ts'

export const applicationsPlugin = defineDomain<Pick<Platform, 'database'>>(
  { name: 'applications', writesPerMinute: WRITES_PER_MINUTE },
  (app, { database }) =>
    applicationRoutes(app, {
      applications: createApplicationRepository(database),
      matches: createMatchRepository(database),
    }),
)

import { defineDomain } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createCompanyProfileRepository } from './repository.ts'
import { companyProfileRoutes } from './routes.ts'

export const companyProfilePlugin = defineDomain<Pick<Platform, 'database'>>(
  { name: 'company-profile', writesPerMinute: WRITES_PER_MINUTE },
  (app, { database }) => companyProfileRoutes(app, { profiles: createCompanyProfileRepository(database) }),
)

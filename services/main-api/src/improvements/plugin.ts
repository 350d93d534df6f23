import { defineDomain } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createImprovementRepository } from './repository.ts'
import { improvementRoutes } from './routes.ts'

export const improvementsPlugin = defineDomain<Pick<Platform, 'database'>>(
  { name: 'improvements', writesPerMinute: WRITES_PER_MINUTE },
  (app, { database }) => improvementRoutes(app, { improvements: createImprovementRepository(database) }),
)

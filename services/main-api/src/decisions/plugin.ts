import { defineDomain } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createDecisionRepository } from './repository.ts'
import { decisionRoutes } from './routes.ts'

export const decisionsPlugin = defineDomain<Pick<Platform, 'database'>>(
  { name: 'decisions', writesPerMinute: WRITES_PER_MINUTE },
  (app, { database }) => decisionRoutes(app, { decisions: createDecisionRepository(database) }),
)

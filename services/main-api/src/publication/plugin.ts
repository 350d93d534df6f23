import { defineDomain } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createPublicationRepository } from './repository.ts'
import { publicationRoutes } from './routes.ts'

export const publicationPlugin = defineDomain<Pick<Platform, 'database'>>(
  { name: 'publication', writesPerMinute: WRITES_PER_MINUTE },
  (app, { database }) => publicationRoutes(app, { publications: createPublicationRepository(database) }),
)

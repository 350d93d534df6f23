import { defineDomain } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createPersonaRepository } from './repository.ts'
import { personaRoutes } from './routes.ts'

export const personasPlugin = defineDomain<Pick<Platform, 'database'>>(
  { name: 'personas', writesPerMinute: WRITES_PER_MINUTE },
  (app, { database }) => personaRoutes(app, { personas: createPersonaRepository(database) }),
)

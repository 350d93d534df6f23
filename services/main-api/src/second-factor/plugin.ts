import { defineDomain } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createRecoveryCodeRepository } from './repository.ts'
import { secondFactorRoutes } from './routes.ts'

/** What the product adds to the provider's second factor: recovery codes. */
export const secondFactorPlugin = defineDomain<Pick<Platform, 'database' | 'identities'>>(
  { name: 'second-factor', writesPerMinute: WRITES_PER_MINUTE },
  (app, { database, identities }) =>
    secondFactorRoutes(app, { codes: createRecoveryCodeRepository(database), identities }),
)

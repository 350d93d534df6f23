import { defineDomain } from '@wervio/service-kit'
import type { Platform } from '../platform/platform.ts'
import { createAccountRepository } from './repository.ts'
import { accountRoutes } from './routes.ts'

/** A person registers once; a browser that retries does so a few times. */
const REGISTRATIONS_PER_MINUTE = 30

export const accountsPlugin = defineDomain<Pick<Platform, 'database'>>(
  { name: 'accounts', writesPerMinute: REGISTRATIONS_PER_MINUTE },
  (app, { database }) => accountRoutes(app, { accounts: createAccountRepository(database) }),
)

import { defineDomain } from '@wervio/service-kit'
import type { Platform } from '../platform/platform.ts'
import { createEnter } from '../sign-in/enter.ts'
import { createAccountRepository } from './repository.ts'
import { accountRoutes } from './routes.ts'

/** A person registers once; a browser that retries does so a few times. */
const REGISTRATIONS_PER_MINUTE = 30

export const accountsPlugin = defineDomain<Pick<Platform, 'database' | 'signIn'>>(
  { name: 'accounts', writesPerMinute: REGISTRATIONS_PER_MINUTE },
  (app, { database, signIn }) =>
    accountRoutes(app, { accounts: createAccountRepository(database), enter: createEnter(signIn) }),
)

import { defineDomain } from '@wervio/service-kit'
import type { Platform } from '../platform/platform.ts'
import { createSessionRepository } from './repository.ts'
import { sessionRoutes } from './routes.ts'

/** A person ends as many sessions as they have devices. */
const ENDINGS_PER_MINUTE = 60

/** Where an account is signed in, and signing out there. */
export const sessionsPlugin = defineDomain<
  Pick<Platform, 'database' | 'identities' | 'askProvider' | 'forgetRecruiters'>
>(
  { name: 'sessions', writesPerMinute: ENDINGS_PER_MINUTE },
  (app, { database, identities, askProvider, forgetRecruiters }) =>
    sessionRoutes(app, {
      sessions: createSessionRepository(database),
      identities,
      askProvider,
      forget: forgetRecruiters,
    }),
)

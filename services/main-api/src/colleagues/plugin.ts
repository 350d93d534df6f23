import { defineDomain } from '@wervio/service-kit'
import type { Platform } from '../platform/platform.ts'
import { createForget } from './forget.ts'
import { createColleagueRepository } from './repository.ts'
import { colleagueRoutes } from './routes.ts'

/** Roles change rarely; an owner who sets up a team makes a few changes a minute. */
const CHANGES_PER_MINUTE = 60

export const colleaguesPlugin = defineDomain<Pick<Platform, 'database' | 'aiCalls' | 'forgetRecruiters'>>(
  { name: 'colleagues', writesPerMinute: CHANGES_PER_MINUTE },
  (app, platform) => {
    colleagueRoutes(app, {
      colleagues: createColleagueRepository(platform.database),
      forget: createForget(platform, app.log),
    })
  },
)

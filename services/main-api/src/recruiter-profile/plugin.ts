import { defineDomain } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createPortraitRepository } from './photo/repository.ts'
import { portraitRoutes } from './photo/routes.ts'
import { createRecruiterProfileRepository } from './repository.ts'
import { recruiterProfileRoutes } from './routes.ts'

export const recruiterProfilePlugin = defineDomain<Pick<Platform, 'database' | 'blobs'>>(
  { name: 'recruiter-profile', writesPerMinute: WRITES_PER_MINUTE },
  (app, { database, blobs }) => {
    recruiterProfileRoutes(app, { profiles: createRecruiterProfileRepository(database) })
    portraitRoutes(app, { portraits: createPortraitRepository(database), blobs })
  },
)

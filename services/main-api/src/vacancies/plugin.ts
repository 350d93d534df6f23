import { defineDomain } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createArchiveRepository } from './archive-repository.ts'
import { archiveRoutes } from './archive-routes.ts'
import { createVacancyRepository } from './repository.ts'
import { vacancyRoutes } from './routes.ts'
import { createSummaryRepository } from './summary-repository.ts'
import { summaryRoutes } from './summary-routes.ts'

export const vacanciesPlugin = defineDomain<Pick<Platform, 'database'>>(
  { name: 'vacancies', writesPerMinute: WRITES_PER_MINUTE },
  (app, { database }) => {
    vacancyRoutes(app, { vacancies: createVacancyRepository(database) })
    archiveRoutes(app, { archive: createArchiveRepository(database) })
    summaryRoutes(app, { summaries: createSummaryRepository(database) })
  },
)

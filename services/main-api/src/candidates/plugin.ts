import { defineDomain, doesBackgroundWork } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createAnalyticsRepository } from './analytics/repository.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { createCvRepository } from './cv/repository.ts'
import { cvRoutes } from './cv/routes.ts'
import { createUnclaimedRepository } from './cv/unclaimed-repository.ts'
import { createDuplicateRepository } from './duplicates/repository.ts'
import { duplicateRoutes } from './duplicates/routes.ts'
import { createErasureRepository } from './erasure/repository.ts'
import { erasureRoutes } from './erasure/routes.ts'
import { createExportRepository } from './export/repository.ts'
import { exportRoutes } from './export/routes.ts'
import { createCountRepository } from './list/count-repository.ts'
import { createListRepository } from './list/list-repository.ts'
import { startMergingCounts } from './list/merge-counts.ts'
import { listRoutes } from './list/routes.ts'
import { mergeRoutes } from './merge/routes.ts'
import { createNoteRepository } from './notes/repository.ts'
import { noteRoutes } from './notes/routes.ts'
import { createPhotoRepository } from './photo/repository.ts'
import { photoRoutes } from './photo/routes.ts'
import { createChangeRepository } from './profile/change-repository.ts'
import { createCandidateRepository } from './repository.ts'
import { candidateRoutes } from './routes.ts'
import { createExplanationRepository } from './search/explanation-repository.ts'
import { createSearchRepository } from './search/search-repository.ts'
import { searchRoutes } from './search/routes.ts'
import { createShortlistRepository } from './shortlist/repository.ts'
import { shortlistRoutes } from './shortlist/routes.ts'
import { createTimelineRepository } from './timeline/repository.ts'
import { timelineRoutes } from './timeline/routes.ts'

export const candidatesPlugin = defineDomain<Platform>(
  { name: 'candidates', writesPerMinute: WRITES_PER_MINUTE },
  (app, { role, database, blobs, askParser }) => {
    listRoutes(app, { lists: createListRepository(database), counts: createCountRepository(database) })
    searchRoutes(app, {
      searches: createSearchRepository(database),
      explanations: createExplanationRepository(database),
    })
    duplicateRoutes(app, { duplicates: createDuplicateRepository(database) })
    analyticsRoutes(app, { analytics: createAnalyticsRepository(database) })
    candidateRoutes(app, { candidates: createCandidateRepository(database), changes: createChangeRepository(database) })
    const unclaimed = createUnclaimedRepository(database)
    cvRoutes(app, { cvs: createCvRepository(database), unclaimed, blobs, ask: askParser })
    photoRoutes(app, { photos: createPhotoRepository(database), blobs })
    exportRoutes(app, { exports: createExportRepository(database) })
    erasureRoutes(app, { erasures: createErasureRepository(database), blobs })
    mergeRoutes(app, { database })
    shortlistRoutes(app, { shortlists: createShortlistRepository(database) })
    noteRoutes(app, { notes: createNoteRepository(database) })
    timelineRoutes(app, { timelines: createTimelineRepository(database) })
    if (doesBackgroundWork(role)) app.addHook('onClose', startMergingCounts(database, app.log).stop)
  },
)

import { buildService, exitWith, describeError, type ServiceOptions, type TokenVerifier } from '@wervio/service-kit'
import { rememberRecruiters } from '@wervio/service-kit/database'
import type { FastifyInstance } from 'fastify'
import { createAccountRepository } from './accounts/repository.ts'
import { accountRoutes } from './accounts/routes.ts'
import { createMatchRepository } from './applications/match-repository.ts'
import { createApplicationRepository } from './applications/repository.ts'
import { applicationRoutes } from './applications/routes.ts'
import { createCvRepository } from './candidates/cv/repository.ts'
import { cvRoutes } from './candidates/cv/routes.ts'
import { createUnclaimedRepository } from './candidates/cv/unclaimed-repository.ts'
import { createErasureRepository } from './candidates/erasure/repository.ts'
import { erasureRoutes } from './candidates/erasure/routes.ts'
import { createExportRepository } from './candidates/export/repository.ts'
import { exportRoutes } from './candidates/export/routes.ts'
import { mergeRoutes } from './candidates/merge/routes.ts'
import { createPhotoRepository } from './candidates/photo/repository.ts'
import { photoRoutes } from './candidates/photo/routes.ts'
import { createAnalyticsRepository } from './candidates/analytics/repository.ts'
import { analyticsRoutes } from './candidates/analytics/routes.ts'
import { createDuplicateRepository } from './candidates/duplicates/repository.ts'
import { duplicateRoutes } from './candidates/duplicates/routes.ts'
import { createCountRepository } from './candidates/list/count-repository.ts'
import { createListRepository } from './candidates/list/list-repository.ts'
import { listRoutes } from './candidates/list/routes.ts'
import { createChangeRepository } from './candidates/profile/change-repository.ts'
import { createCandidateRepository } from './candidates/repository.ts'
import { candidateRoutes } from './candidates/routes.ts'
import { createSearchRepository } from './candidates/search/search-repository.ts'
import { searchRoutes } from './candidates/search/routes.ts'
import { createShortlistRepository } from './candidates/shortlist/repository.ts'
import { shortlistRoutes } from './candidates/shortlist/routes.ts'
import { createTimelineRepository } from './candidates/timeline/repository.ts'
import { timelineRoutes } from './candidates/timeline/routes.ts'
import { startImports } from './cv-imports/start-imports.ts'
import { createFileRepository } from './files/repository.ts'
import { fileRoutes } from './files/routes.ts'
import { createSweep } from './files/sweep.ts'
import { createThumbnailRepository } from './files/thumbnail-repository.ts'
import { createPersonaRepository } from './personas/repository.ts'
import { personaRoutes } from './personas/routes.ts'
import { openBlobs } from './platform/blobs/open-blobs.ts'
import type { Config } from './platform/config.ts'
import { createDatabase } from './platform/database.ts'
import { prepareDatabase } from './platform/startup.ts'
import { createPublicationRepository } from './publication/repository.ts'
import { publicationRoutes } from './publication/routes.ts'
import { createVacancyRepository } from './vacancies/repository.ts'
import { vacancyRoutes } from './vacancies/routes.ts'
import { createSummaryRepository } from './vacancies/summary-repository.ts'
import { summaryRoutes } from './vacancies/summary-routes.ts'

type Parts = Pick<Config, 'aiService' | 'origins' | 'databaseUrl' | 'databaseConnections' | 'logLevel' | 'blobs'> & {
  verifier: TokenVerifier
  /** How long a request may have to wait for the database, in milliseconds; 3 s when absent. */
  longestWait?: number | undefined
} & Pick<ServiceOptions, 'logDestination' | 'trustedProxies' | 'hosts' | 'callsPerMinute'>

/** main-api without its port: `main.ts` listens, tests inject. Starts migrating at once; `/health` says when it is done. */
export const buildApp = (parts: Parts): FastifyInstance => {
  const database = createDatabase({
    url: parts.databaseUrl,
    connections: parts.databaseConnections,
    longestWait: parts.longestWait,
    onLostConnection: (failure) => app.log.warn({ failure }, 'lost a database connection'),
  })
  const accounts = createAccountRepository(database)
  const app = buildService({
    service: 'main',
    title: 'Wervio main-api',
    origins: parts.origins,
    verifier: parts.verifier,
    findRecruiter: rememberRecruiters(accounts.find),
    ready: database.ready,
    logLevel: parts.logLevel,
    trustedProxies: parts.trustedProxies,
    hosts: parts.hosts,
    callsPerMinute: parts.callsPerMinute,
    ...(parts.logDestination && { logDestination: parts.logDestination }),
  })
  const stopPreparing = prepareDatabase(database, app.log, (error) =>
    exitWith(`The database could not be brought up to date: ${JSON.stringify(describeError(error))}`),
  )
  const blobs = openBlobs(parts.blobs)
  const stopSweeping = createSweep({ database, blobs, log: app.log }).start()
  app.addHook('onClose', async () => {
    await stopPreparing()
    await stopSweeping()
    await stopImports()
    await database.close()
  })
  accountRoutes(app, { accounts })
  vacancyRoutes(app, { vacancies: createVacancyRepository(database) })
  summaryRoutes(app, { summaries: createSummaryRepository(database) })
  publicationRoutes(app, { publications: createPublicationRepository(database) })
  personaRoutes(app, { personas: createPersonaRepository(database) })
  fileRoutes(app, { files: createFileRepository(database), thumbnails: createThumbnailRepository(database), blobs })
  listRoutes(app, { lists: createListRepository(database), counts: createCountRepository(database) })
  searchRoutes(app, { searches: createSearchRepository(database) })
  duplicateRoutes(app, { duplicates: createDuplicateRepository(database) })
  analyticsRoutes(app, { analytics: createAnalyticsRepository(database) })
  candidateRoutes(app, { candidates: createCandidateRepository(database), changes: createChangeRepository(database) })
  cvRoutes(app, { cvs: createCvRepository(database), unclaimed: createUnclaimedRepository(database), blobs })
  photoRoutes(app, { photos: createPhotoRepository(database), blobs })
  exportRoutes(app, { exports: createExportRepository(database) })
  erasureRoutes(app, { erasures: createErasureRepository(database), blobs })
  mergeRoutes(app, { database })
  shortlistRoutes(app, { shortlists: createShortlistRepository(database) })
  timelineRoutes(app, { timelines: createTimelineRepository(database) })
  const stopImports = startImports(app, {
    database,
    blobs,
    duplicates: createDuplicateRepository(database),
    aiService: parts.aiService,
  })
  applicationRoutes(app, {
    applications: createApplicationRepository(database),
    matches: createMatchRepository(database),
  })
  return app
}

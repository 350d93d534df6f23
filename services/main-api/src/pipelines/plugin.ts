import { defineDomain } from '@wervio/service-kit'
import { createNoteRepository } from '../candidates/notes/repository.ts'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createPipelineRepository } from './repository.ts'
import { pipelineRoutes } from './routes.ts'

/** What hiring managers work with: their vacancies and who is in those procedures. */
export const pipelinesPlugin = defineDomain<Pick<Platform, 'database' | 'blobs'>>(
  { name: 'pipelines', writesPerMinute: WRITES_PER_MINUTE },
  (app, { database, blobs }) => {
    pipelineRoutes(app, {
      pipelines: createPipelineRepository(database),
      notes: createNoteRepository(database),
      blobs,
    })
  },
)

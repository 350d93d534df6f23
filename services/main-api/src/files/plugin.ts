import { defineDomain, doesBackgroundWork } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createFileRepository } from './repository.ts'
import { fileRoutes } from './routes.ts'
import { createSweep } from './sweep.ts'
import { createThumbnailRepository } from './thumbnail-repository.ts'

export const filesPlugin = defineDomain<Pick<Platform, 'role' | 'database' | 'blobs'>>(
  { name: 'files', writesPerMinute: WRITES_PER_MINUTE },
  (app, { role, database, blobs }) => {
    fileRoutes(app, { files: createFileRepository(database), thumbnails: createThumbnailRepository(database), blobs })
    if (doesBackgroundWork(role)) app.addHook('onClose', createSweep({ database, blobs, log: app.log }).start().stop)
  },
)

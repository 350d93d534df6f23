import { defineDomain } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createFileRepository } from './repository.ts'
import { fileRoutes } from './routes.ts'
import { createSweep } from './sweep.ts'
import { createThumbnailRepository } from './thumbnail-repository.ts'

export const filesPlugin = defineDomain<Pick<Platform, 'database' | 'blobs'>>(
  { name: 'files', writesPerMinute: WRITES_PER_MINUTE },
  (app, { database, blobs }) => {
    fileRoutes(app, { files: createFileRepository(database), thumbnails: createThumbnailRepository(database), blobs })
    const sweeping = createSweep({ database, blobs, log: app.log }).start()
    app.addHook('onClose', sweeping.stop)
  },
)

import { defineDomain } from '@wervio/service-kit'
import { createDuplicateRepository } from '../candidates/duplicates/repository.ts'
import { createDemoRepository } from '../demos/repository.ts'
import { rulesInDemos } from '../demos/rules-in-demos.ts'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createImportRepository } from './import-repository.ts'
import { createItemRepository } from './item-repository.ts'
import { importRoutes } from './routes.ts'
import { createSaveItem } from './save-item.ts'
import { startReading } from './start-reading.ts'

/** Stacks of CVs, and the job that reads them; without an ai-service no CV is read. */
export const cvImportsPlugin = defineDomain<Platform>(
  { name: 'cv-imports', writesPerMinute: WRITES_PER_MINUTE },
  (app, { role, database, blobs, askParser, jobsLookEvery }) => {
    const imports = createImportRepository(database)
    const items = createItemRepository(database)
    const findDuplicates = createDuplicateRepository(database).like
    const ask = askParser && rulesInDemos(askParser, createDemoRepository(database))
    const place = { role, database, log: app.log, jobsLookEvery }
    const reading = ask && startReading({ ...place, blobs, imports, items, findDuplicates, ask })
    if (reading) app.addHook('onClose', reading.stop)
    const save = createSaveItem({ database })
    importRoutes(app, { imports, items, blobs, findDuplicates, save, askToRead: reading?.askToRead ?? null })
  },
)

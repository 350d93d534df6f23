import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import Fastify from 'fastify'
import { openBlobs } from '@wervio/service-kit/blobs'
import { createImportRepository } from '../src/cv-imports/import-repository.ts'
import { createItemRepository } from '../src/cv-imports/item-repository.ts'
import { startReading } from '../src/cv-imports/start-reading.ts'
import { createDatabase } from '../src/platform/database.ts'

test('the reading of CVs stops also when the database never opened', async () => {
  const database = createDatabase({
    url: 'postgres://127.0.0.1:1/nothing',
    connections: 1,
    onLostConnection: () => undefined,
  })
  const { stop } = startReading({
    role: 'all',
    database,
    blobs: openBlobs({ kind: 'folder', folder: join(tmpdir(), 'wervio-no-blobs') }),
    imports: createImportRepository(database),
    items: createItemRepository(database),
    findDuplicates: () => Promise.resolve([]),
    ask: () => Promise.reject(new Error('nothing is read here')),
    log: Fastify({ logger: false }).log,
  })
  await expect(stop()).resolves.toBeUndefined()
  await database.close()
})

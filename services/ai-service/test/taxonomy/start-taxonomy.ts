import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll } from '@jest/globals'
import type { TestDatabase } from 'database/testing'
import { openAccounts } from '../../src/platform/accounts.ts'
import { importTaxonomy, type ImportOptions } from '../../src/taxonomy/import/import-taxonomy.ts'
import { openOwner } from '../../src/taxonomy/import/open-owner.ts'
import { loadTaxonomy } from '../../src/taxonomy/load-taxonomy.ts'
import { createMigratedDatabase, PATIENT } from '../migrated-database.ts'
import { csvOf, type Table } from './made-up-package.ts'

/** Text or bytes as they are, or a table. */
export type FileContent = string | Uint8Array | Table

const isTable = (content: FileContent): content is Table => typeof content !== 'string' && Array.isArray(content)

/** A migrated database for the tests of one file, the importer on it, and the service that reads. */
export const startTaxonomy = () => {
  const folders: string[] = []
  let database: TestDatabase
  let owner: ReturnType<typeof openOwner>
  let service: ReturnType<typeof openAccounts>

  beforeAll(async () => {
    database = await createMigratedDatabase()
    owner = openOwner(database.url)
    service = openAccounts({
      url: database.url,
      connections: 2,
      onLostConnection: () => undefined,
      longestWait: PATIENT,
    })
  }, 60_000)
  afterAll(async () => {
    await Promise.all([owner.close(), service.close()])
    await database.stop()
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  })

  /** A folder with these files; a name may have a folder before it. */
  const folderWith = async (files: Readonly<Record<string, FileContent>>): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'wervio-taxonomy-'))
    folders.push(folder)
    for (const [name, content] of Object.entries(files)) {
      const path = join(folder, name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, isTable(content) ? csvOf(content) : content)
    }
    return folder
  }

  return {
    databaseUrl: () => database.url,
    owner: () => owner.transaction,
    service: () => service.transaction,
    folderWith,
    importFiles: async (files: Readonly<Record<string, FileContent>>, options: Omit<ImportOptions, 'folder'> = {}) =>
      importTaxonomy(owner.transaction, { folder: await folderWith(files), ...options }),
    load: () => loadTaxonomy(service.transaction),
  }
}

import { startDatabase } from '../src/index.ts'
import { emptyCluster } from './empty-cluster.ts'
import { filledCluster } from './filled-cluster.ts'
import { createOnServer, type TestDatabase } from './server-databases.ts'
import type { Template } from './template.ts'

export type { Template, TestDatabase }

/**
 * A database for one test file: the embedded one in memory, or one on the server of `TEST_DATABASE_URL`. Empty, or a
 * copy of a template that is made once for all test files.
 */
export const createTestDatabase = async (template?: Template): Promise<TestDatabase> => {
  const server = process.env['TEST_DATABASE_URL']
  if (server) return createOnServer(server, template)
  const copyOf = await (template ? filledCluster(template) : emptyCluster())
  let database: TestDatabase | null = await startDatabase({ copyOf })
  return {
    url: database.url,
    stop: async () => {
      await database?.stop()
      // A test file's variables outlive it, and an embedded database is 100 MB of memory.
      database = null
    },
  }
}

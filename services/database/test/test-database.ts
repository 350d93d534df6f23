import { startDatabase } from '../src/index.ts'
import { emptyCluster } from './empty-cluster.ts'
import { filledCluster } from './filled-cluster.ts'
import { createOnServer, type TestDatabase } from './server-databases.ts'
import type { Template } from './template.ts'

export type { Template, TestDatabase }

/**
 * A database for one test file: the embedded one in memory, or one on the server of `TEST_DATABASE_URL`. Empty, or a copy
 * of a template that is made once for all test files.
 */
export const createTestDatabase = async (template?: Template): Promise<TestDatabase> => {
  const server = process.env['TEST_DATABASE_URL']
  if (server) return createOnServer(server, template)
  return startDatabase({ copyOf: await (template ? filledCluster(template) : emptyCluster()) })
}

import { randomBytes } from 'node:crypto'
import { startDatabase } from '../src/index.ts'
import pg from 'pg'
import { emptyCluster } from './empty-cluster.ts'

export type TestDatabase = { url: string; stop: () => Promise<void> }

/** A fresh database on the PostgreSQL server of `TEST_DATABASE_URL`. */
const onServer = async (server: string): Promise<TestDatabase> => {
  const name = `wervio_test_${randomBytes(6).toString('hex')}`
  const asAdministrator = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await asAdministrator(`create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, stop: () => asAdministrator(`drop database ${name} with (force)`) }
}

/** An empty database for one test file: the embedded one in memory, or one on the server of `TEST_DATABASE_URL`. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const server = process.env['TEST_DATABASE_URL']
  return server ? onServer(server) : startDatabase({ copyOf: await emptyCluster() })
}

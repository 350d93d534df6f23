import { expect, test } from '@jest/globals'
import { openConnections } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { madeUpPackage } from './made-up-package.ts'
import { startTaxonomy } from './start-taxonomy.ts'

const { databaseUrl, importFiles } = startTaxonomy()
const TABLES = ['taxonomy_imports', 'taxonomy_concepts', 'taxonomy_labels', 'taxonomy_relations'] as const

test.each(['wervio_main', 'wervio_ai'] as const)('%s reads the taxonomy and writes none of it', async (role) => {
  await importFiles(madeUpPackage)
  const { transaction, close } = openConnections({
    url: databaseUrl(),
    connections: 1,
    role,
    onLostConnection: () => undefined,
  })
  const run = (statement: string) => transaction({}, (connection) => connection.execute(sql.raw(statement)))
  for (const table of TABLES) {
    expect((await run(`select 1 from ai.${table}`)).rows.length).toBeGreaterThan(0)
    await expect(run(`delete from ai.${table}`)).rejects.toMatchObject({ cause: { code: '42501' } })
    await expect(run(`insert into ai.${table} default values`)).rejects.toMatchObject({ cause: { code: '42501' } })
  }
  await close()
})

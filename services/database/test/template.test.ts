import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import pg from 'pg'
import { createTestDatabase } from './test-database.ts'
import { type Template, templateName } from './template.ts'

const run = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

let folder: string
let cache: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-migrations-'))
  cache = await mkdtemp(join(tmpdir(), 'wervio-copies-'))
  await writeFile(join(folder, '0000.sql'), `of ${folder}`)
})
afterEach(async () => {
  const server = process.env['TEST_DATABASE_URL']
  const name = `wervio_template_${await templateName({ folder })}`
  if (server && (await run(server, `select from pg_database where datname = '${name}'`)).length > 0) {
    await run(server, `alter database ${name} with is_template false`)
    await run(server, `drop database ${name}`)
  }
  await rm(folder, { recursive: true })
  await rm(cache, { recursive: true })
})

/** A template that holds one row, and counts how often it was filled. */
const rowTemplate = (text: string) => {
  const counter = { fills: 0 }
  const fill = async (url: string) => {
    counter.fills += 1
    await run(url, `create table lines as select '${text}' as line`)
  }
  return { counter, template: { folder, cache, fill } satisfies Template }
}

test('test files at once get copies of their own of one template, which is filled once', async () => {
  const { counter, template } = rowTemplate('first')
  const databases = [
    await createTestDatabase(template),
    ...(await Promise.all([createTestDatabase(template), createTestDatabase(template)])),
  ]
  expect(counter.fills).toBe(1)
  await run(databases[0]?.url ?? '', "insert into lines values ('second')")
  const lines = await Promise.all(databases.map(({ url }) => run(url, 'select line from lines order by line')))
  expect(lines).toEqual([[{ line: 'first' }, { line: 'second' }], [{ line: 'first' }], [{ line: 'first' }]])
  await Promise.all(databases.map(({ stop }) => stop()))
})

test('another migration is another template', async () => {
  const { template } = rowTemplate('old')
  const before = await templateName(template)
  await writeFile(join(folder, '0001.sql'), 'more')
  expect(await templateName(template)).not.toBe(before)
  await rm(join(folder, '0001.sql'))
  expect(await templateName(template)).toBe(before)
})

test('a template that could not be filled is none: the next test file fills it', async () => {
  const broken: Template = {
    folder,
    cache,
    fill: async (url) => void (await run(url, 'create table lines (line text); select 1 / 0')),
  }
  await expect(createTestDatabase(broken)).rejects.toThrow(/division by zero/)
  const { template } = rowTemplate('whole')
  const database = await createTestDatabase(template)
  expect(await run(database.url, 'select line from lines')).toEqual([{ line: 'whole' }])
  await database.stop()
})

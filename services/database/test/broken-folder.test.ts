import { cp, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { startDatabase } from '../src/index.ts'
import { runMain } from './run-main.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'wervio-database-'))
let whole: string
let dataDir: string

beforeAll(async () => {
  whole = await newFolder()
  const database = await startDatabase({ dataDir: join(whole, 'database') })
  await database.stop()
})

beforeEach(async () => {
  dataDir = await newFolder()
  await cp(whole, dataDir, { recursive: true })
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))
afterAll(() => rm(whole, { recursive: true, force: true }))

const folder = (...parts: string[]) => join(dataDir, 'database', ...parts)

test.each([
  ['a cut control file', () => truncate(folder('global', 'pg_control'), 100)],
  ['no tables', () => rm(folder('base'), { recursive: true })],
  ['another version', () => writeFile(folder('PG_VERSION'), '15\n')],
  ['no version', () => rm(folder('PG_VERSION'))],
])('%s: says what is safe and what to do, and deletes nothing', async (_, damage) => {
  await damage()
  const before = await readdir(folder())
  const { code, output } = await runMain(dataDir).exited
  expect(code).toBe(1)
  expect(output).toContain('De databasemap is beschadigd of onvolledig')
  expect(output).toContain('Er is niets verwijderd')
  expect(output).toContain('Wat je kunt doen')
  expect(await readdir(folder())).toEqual(expect.arrayContaining(before))
})

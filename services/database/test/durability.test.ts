import { cp, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import pg from 'pg'
import { startDatabase } from '../src/index.ts'
import { query, runMain, urlIn } from './run-main.ts'

// Each test starts processes of their own, slow on a busy machine.
jest.setTimeout(60_000)

const newFolder = () => mkdtemp(join(tmpdir(), 'wervio-database-'))
let whole: string
let dataDir: string
let running: ReturnType<typeof runMain>[] = []

const start = async () => {
  const database = runMain(dataDir)
  running.push(database)
  await database.ready()
  return database
}

beforeAll(async () => {
  whole = await newFolder()
  await (await startDatabase({ dataDir: join(whole, 'database') })).stop()
})

beforeEach(async () => {
  dataDir = await newFolder()
  await cp(whole, dataDir, { recursive: true })
})

afterEach(async () => {
  await Promise.all(running.map((database) => database.kill('SIGKILL')))
  running = []
  await rm(dataDir, { recursive: true, force: true })
})

afterAll(() => rm(whole, { recursive: true, force: true }))

test('what was confirmed is there after kill -9, what was not is gone, and it starts again at once', async () => {
  const first = await start()
  await query(urlIn(dataDir), 'create table note (id int primary key, body text)')
  for (let id = 1; id <= 20; id++)
    await query(urlIn(dataDir), 'insert into note values ($1, $2)', [id, 'x'.repeat(2_000)])
  const open = new pg.Client(urlIn(dataDir))
  open.on('error', () => undefined)
  await open.connect()
  await open.query('begin')
  await open.query("insert into note values (99, 'never committed')")
  await first.kill('SIGKILL')
  await start()
  expect(await query(urlIn(dataDir), 'select count(*)::int as count, max(id) as last from note')).toEqual([
    { count: 20, last: 20 },
  ])
})

test('a second process on the same folder refuses and leaves the first alone, which SIGTERM ends with code 0', async () => {
  const first = await start()
  const second = runMain(dataDir)
  await expect(second.ready()).rejects.toThrow('al in gebruik door een ander proces')
  expect((await second.exited).code).toBe(1)
  const client = new pg.Client(urlIn(dataDir))
  client.on('error', () => undefined)
  await client.connect()
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(await first.kill('SIGTERM')).toMatchObject({ code: 0 })
})

test('nobody else on the machine reads the rows from disk', async () => {
  expect(((await stat(join(whole, 'database'))).mode & 0o077).toString(8)).toBe('0')
})

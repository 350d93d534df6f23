import { cp, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { until } from '@wervio/testing/until'
import pg from 'pg'
import { copyEmptyCluster } from './empty-cluster.ts'
import { query, runMain, urlIn } from './run-main.ts'
import { canMount, mountDisk } from '@wervio/testing/small-disk'

// Each test starts processes of their own, slow on a busy machine.
jest.setTimeout(120_000)

/** A disk that is full is made by mounting one: without root there is none, and nothing to try. */
const onDisk = canMount() ? test : test.skip

let whole: string
let disk: ReturnType<typeof mountDisk>
let running: ReturnType<typeof runMain>[]

beforeAll(async () => {
  whole = await mkdtemp(join(tmpdir(), 'wervio-database-'))
  await copyEmptyCluster(join(whole, 'database'))
})
afterAll(() => rm(whole, { recursive: true, force: true }))
beforeEach(() => {
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((database) => database.kill('SIGKILL')))
  disk?.unmount()
})

const begin = async (megabytes: number) => {
  disk = mountDisk(megabytes)
  await cp(whole, disk.folder, { recursive: true })
  return start()
}
const start = async () => {
  const database = runMain(disk.folder)
  running.push(database)
  await database.ready()
  return database
}
const ask = (text: string, values?: unknown[]) => query(urlIn(disk.folder), text, values)
const count = async () => (await ask('select count(*)::int as count from note'))[0]
const insert = (id: number) => ask('insert into note values ($1, $2)', [id, 'x'.repeat(4_000)])
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'kept',
    (error: { code?: string }) => error.code,
  )

/** Not compressed, so that a row takes the room its text has. */
const TABLE = 'create table note (id int primary key, body text storage external)'

const untilBallast = () =>
  until(() =>
    stat(join(disk.folder, 'database.ballast')).then(
      ({ size }) => size === 32 * 1_048_576,
      () => false,
    ),
  )

onDisk('somebody else fills the disk: it reads on, refuses writes, loses nothing, and goes on by itself', async () => {
  const database = await begin(256)
  await ask(TABLE)
  for (let id = 1; id <= 50; id++) await insert(id)
  disk.fill()
  await until(async () => (await codeOf(insert(51))) === '25006')
  expect(await count()).toEqual({ count: 50 })
  expect(await codeOf(ask('create table other (id int)'))).toBe('25006')
  expect(database.output()).toContain('De schijf is bijna vol')
  disk.clear()
  await until(async () => (await codeOf(insert(51))) === 'kept')
  expect(await count()).toEqual({ count: 51 })
  expect(database.output()).toContain('De database slaat weer op')
  await database.kill('SIGKILL')
  await start()
  expect(await count()).toEqual({ count: 51 })
})

onDisk('our own writing fills the disk: it stops in time, and everything that was confirmed is there', async () => {
  const database = await begin(192)
  await ask(TABLE)
  const client = new pg.Client(urlIn(disk.folder))
  await client.connect()
  let confirmed = 0
  const fill = async () => {
    for (;;) {
      await client.query(
        'insert into note select g, repeat(md5(g::text), 120) from generate_series($1::int, $1::int + 199) g',
        [confirmed + 1],
      )
      confirmed += 200
    }
  }
  expect(await codeOf(fill())).toBe('25006')
  await client.end()
  expect(await count()).toEqual({ count: confirmed })
  expect(disk.free()).toBeGreaterThan(0)
  await database.kill('SIGKILL')
  await start()
  expect(await count()).toEqual({ count: confirmed })
})

onDisk('one long transaction fills the disk: it is refused in time, and leaves nothing', async () => {
  await begin(192)
  await ask(TABLE)
  const client = new pg.Client(urlIn(disk.folder))
  await client.connect()
  await client.query('begin')
  const fill = async () => {
    for (let id = 1; ; id += 200)
      await client.query(
        'insert into note select g, repeat(md5(g::text), 120) from generate_series($1::int, $1::int + 199) g',
        [id],
      )
  }
  expect(await codeOf(fill())).toBe('25006')
  await client.query('rollback')
  await client.end()
  expect(await count()).toEqual({ count: 0 })
})

onDisk(
  'one statement that is larger than the disk fails, and everything that was confirmed is there, if need be after a restart',
  async () => {
    const database = await begin(192)
    await ask(TABLE)
    for (let id = 1; id <= 50; id++) await insert(id)
    await untilBallast()
    expect(
      await codeOf(ask('insert into note select g, repeat(md5(g::text), 120) from generate_series(1001, 101000) g')),
    ).not.toBe('kept')
    const isReadable = until(async () => (await codeOf(count())) === 'kept').then(() => 'readable')
    // A log that can't be written is a PANIC: the process says so, ends, and the supervisor starts it again.
    if ((await Promise.race([database.exited, isReadable])) !== 'readable') {
      expect(database.output()).toContain('De database is gestopt door een interne fout')
      await start()
    }
    expect(await count()).toEqual({ count: 50 })
    expect(disk.grow(512)).toBe(true)
    await until(async () => (await codeOf(insert(51))) === 'kept')
    expect(await count()).toEqual({ count: 51 })
  },
)

onDisk('killed with the disk full, it starts on it and reads', async () => {
  const database = await begin(256)
  await ask(TABLE)
  for (let id = 1; id <= 50; id++) await insert(id)
  await untilBallast()
  disk.fill()
  await database.kill('SIGKILL')
  await start()
  expect(await count()).toEqual({ count: 50 })
  expect(await codeOf(insert(51))).toBe('25006')
  disk.clear()
  await until(async () => (await codeOf(insert(51))) === 'kept')
})

onDisk('without any room to begin it says so in one line, and begins once there is some', async () => {
  disk = mountDisk(64)
  disk.fill()
  const second = runMain(disk.folder)
  running.push(second)
  const { code, output } = await second.exited
  expect(code).toBe(1)
  expect(output).toMatch(/^De schijf is vol, en daardoor kan de database niet starten: [^\n]*\n/)
  disk.clear()
  await start()
  expect(await ask('select 1 as one')).toEqual([{ one: 1 }])
})

onDisk('a data folder on a read-only disk, or a file in its place, is one clear line', async () => {
  disk = mountDisk(64)
  disk.readOnly()
  const first = runMain(disk.folder)
  const { code, output } = await first.exited
  expect(code).toBe(1)
  expect(output).toMatch(/^De databasemap is niet te lezen of te schrijven: [^\n]*\n$/)
  disk.writable()
  disk.fill(1)
  const second = await runMain(join(disk.folder, 'filler')).exited
  expect(second.code).toBe(1)
  expect(second.output).toMatch(/^De databasemap is niet te lezen of te schrijven: [^\n]*\n$/)
})

onDisk('the log does not grow for ever', async () => {
  await begin(512)
  const write = () =>
    ask("select count(pg_logical_emit_message(false, 'test', repeat('x', 1048576))) from generate_series(1, 16)")
  for (let megabytes = 0; megabytes < 400; megabytes += 16) await write()
  const [written] = await ask("select pg_current_wal_lsn() - '0/0' >= 400 * 1048576 as enough")
  expect(written).toEqual({ enough: true })
  const logSize = async () => (await ask('select sum(size)::int as size from pg_ls_waldir()'))[0] as { size: number }
  await until(async () => (await logSize()).size <= 9 * 16 * 1_048_576)
})

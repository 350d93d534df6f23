import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { until } from '@wervio/testing/until'
import { startDatabase } from '../src/index.ts'
import { query, runMain, urlIn } from './run-main.ts'

jest.setTimeout(120_000)

const NOBODY = 65_534
/**
 * A disk with files open for writing can't be made read-only by hand; one that broke is simulated by taking all rights
 * to write. Those don't bind root, so the database runs as another account, which takes root.
 */
const asNobody = process.getuid?.() === 0 ? test : test.skip

let whole: string
let dataDir: string
let running: ReturnType<typeof runMain>[]

const shell = (...parameters: [string, ...string[]]) =>
  expect(spawnSync(parameters[0], parameters.slice(1)).status).toBe(0)
const start = async () => {
  const database = runMain(dataDir, NOBODY)
  running.push(database)
  await database.ready()
  return database
}
const ask = (text: string) => query(urlIn(dataDir), text)
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'kept',
    (error: { code?: string }) => error.code,
  )

beforeAll(async () => {
  whole = await mkdtemp(join(tmpdir(), 'wervio-database-'))
  const database = await startDatabase({ dataDir: join(whole, 'database') })
  for (const name of ['note', 'other'])
    await query(database.url, `create table ${name} as select generate_series(1, 1000) as id`)
  await database.stop()
})
afterAll(() => rm(whole, { recursive: true, force: true }))
beforeEach(async () => {
  running = []
  dataDir = await mkdtemp(join(tmpdir(), 'wervio-read-only-'))
  await cp(whole, dataDir, { recursive: true })
  shell('chown', '-R', `${NOBODY}:${NOBODY}`, dataDir)
  await chmod(dataDir, 0o700)
})
afterEach(async () => {
  await Promise.all(running.map((database) => database.kill('SIGKILL')))
  await rm(dataDir, { recursive: true, force: true })
})

asNobody(
  'a disk that turns read-only: it reads on, refuses writes, and goes on by itself (needs root, to be another account)',
  async () => {
    const database = await start()
    expect(await ask('select count(*)::int as count from note')).toEqual([{ count: 1000 }])
    shell('chmod', '-R', 'a-w', dataDir)
    // The disk is asked every 50 ms at most: a write before that would find it out by itself, and end the database.
    await until(async () => (await ask('select 1')) && database.output().includes('De schijf is alleen-lezen'))
    expect(await codeOf(ask('insert into note values (0)'))).toBe('25006')
    // This table's file was never opened before.
    expect(await ask('select count(*)::int as count from other')).toEqual([{ count: 1000 }])
    expect(await ask('select id from note order by id desc limit 1')).toEqual([{ id: 1000 }])
    shell('chmod', '-R', 'u+w', dataDir)
    await until(async () => (await codeOf(ask('insert into note values (0)'))) === 'kept')
    expect(await codeOf(ask('insert into other values (0)'))).toBe('kept')
    await database.kill('SIGKILL')
    await start()
    expect(
      await ask('select (select count(*) from note)::int as notes, (select count(*) from other)::int as others'),
    ).toEqual([{ notes: 1001, others: 1001 }])
  },
)

import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { until } from '@wervio/testing/until'
import { lockFolder } from '../src/folder-lock.ts'
import { canMount, mountDisk } from '@wervio/testing/small-disk'

jest.setTimeout(60_000)

/** The shortest the library allows. */
const times = { stale: 2_000, renew: 1_000 }
/** Needs a disk of its own that can be made read-only, which takes root. */
const onDisk = canMount() ? test : test.skip

const cleanUps: (() => unknown)[] = []
let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'wervio-lock-'))
  cleanUps.push(() => rm(parent, { recursive: true, force: true }))
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const lock = async (folder: string) => {
  let losses = 0
  const unlock = await lockFolder(folder, { times, onLost: () => (losses += 1), makeRoom: async () => undefined })
  return { unlock, losses: () => losses }
}
const renewedAt = async (folder: string) => (await stat(`${folder}.lock`)).mtimeMs

onDisk('a lock that can not be renewed because the disk is read-only is kept, and renewed when it can be', async () => {
  const disk = mountDisk(8)
  cleanUps.push(disk.unmount)
  const folder = join(disk.folder, 'database')
  await mkdir(folder)
  const { unlock, losses } = await lock(folder)
  cleanUps.push(unlock)
  expect(disk.readOnly()).toBe(true)
  await until(async () => Date.now() - (await renewedAt(folder)) > times.stale + 3 * times.renew)
  expect(losses()).toBe(0)
  await expect(lock(folder)).rejects.toThrow('al in gebruik door een ander proces')
  expect(disk.writable()).toBe(true)
  const writableSince = Date.now()
  await until(
    async () =>
      (await stat(`${folder}.lock`).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      )) > writableSince,
  )
  expect(losses()).toBe(0)
})

test('a folder that another process has put its name on is lost', async () => {
  const folder = join(parent, 'database')
  await mkdir(folder)
  const { losses } = await lock(folder)
  const owner = JSON.parse(await readFile(`${folder}.owner.json`, 'utf8')) as object
  await writeFile(`${folder}.owner.json`, JSON.stringify({ ...owner, host: 'another-machine' }))
  await rm(`${folder}.lock`, { recursive: true })
  await until(async () => losses() > 0)
  expect(losses()).toBe(1)
})

import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { takeDataFolder } from './data-folder.ts'
import { StartError } from './ports.ts'
import { startProduct } from './start-product.ts'
import { programs } from './testing/programs.ts'
import { canMount, mountDisk, type SmallDisk } from '@wervio/testing/small-disk'
import { startSupervisor, type SupervisorProcess } from './testing/supervisor-process.ts'

const otherwise = 'of kies met WERVIO_DATA een andere map.'

let folder: string
let disk: SmallDisk | null = null
const supervisors: SupervisorProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-data-'))
})
afterEach(async () => {
  await Promise.all(supervisors.splice(0).map((it) => it.kill('SIGKILL')))
  disk?.unmount()
  disk = null
  await rm(folder, { recursive: true, force: true })
})

const begin = (dataDir: string, processes: Record<string, string> = {}) => {
  const supervisor = startSupervisor({ dataDir, folder, processes })
  supervisors.push(supervisor)
  return supervisor
}
/** The message with which a start fails. */
const refusalOf = async (dataDir: string): Promise<string> => {
  const error = await takeDataFolder(dataDir, () => {}).then(
    async (takenFolder) => takenFolder.release().then(() => new Error('it was taken')),
    (reason: Error) => reason,
  )
  expect(error).toBeInstanceOf(StartError)
  expect(error.message).not.toContain('\n')
  return error.message
}
/** Reads every file in another process, because closing a file in ours would release a lock on it. */
const bytesIn = (where: string) =>
  execFileSync('find', [where, '-type', 'f', '-exec', 'sha256sum', '{}', '+'], { encoding: 'utf8' })
    .split('\n')
    .toSorted()

test('a second product on a folder is refused in one line, and changes no byte', async () => {
  const dataDir = join(folder, 'data')
  await begin(dataDir, { serves: programs.serves }).says('up')
  await mkdir(join(dataDir, 'auth'))
  for (const name of ['remotes.json', 'auth/accounts.json', 'auth/secret'])
    await writeFile(join(dataDir, name), `of the first: ${name}`)
  const before = bytesIn(dataDir)
  const lines: string[] = []
  const second = startProduct({ dataDir, env: {}, say: (line) => lines.push(line) })
  await expect(second).rejects.toThrow(
    `De gegevensmap ${dataDir} is in gebruik: daar draait al een Wervio. Stop die eerst, ${otherwise} Er is niets gewijzigd.`,
  )
  expect(bytesIn(dataDir)).toEqual(before)
  expect(lines).toEqual([])
})

test('of several starts at one moment exactly one wins, on a new folder and after kill -9', async () => {
  const dataDir = join(folder, 'data')
  for (let round = 0; round < 2; round += 1) {
    const starts = Array.from({ length: 4 }, () => begin(dataDir))
    const outcomes = await Promise.all(
      starts.map(async (it) =>
        Promise.race([it.says('up').then(() => 'up'), it.says('refused: De gegevensmap').then(() => 'refused')]),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['refused', 'refused', 'refused', 'up'])
    await starts[outcomes.indexOf('up')]?.kill('SIGKILL')
  }
})

test('once it stops, the folder is free, and private', async () => {
  const dataDir = join(folder, 'data')
  await (await takeDataFolder(dataDir, () => {})).release()
  await (await takeDataFolder(dataDir, () => {})).release()
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
})

test('a file in its place is one clear line', async () => {
  await writeFile(join(folder, 'file'), 'mine')
  expect(await refusalOf(join(folder, 'file'))).toBe(
    `${join(folder, 'file')} is een bestand, of ligt in een bestand. Zet WERVIO_DATA op een map.`,
  )
  expect(await refusalOf(join(folder, 'file', 'data'))).toContain('is een bestand, of ligt in een bestand')
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe('mine')
})

// Skipped if this user may not mount, the only way to give root a full or read-only disk.
const onSmallDisk = canMount() ? test : test.skip
const smallDisk = () => {
  disk = mountDisk(1)
  return disk
}

onSmallDisk(
  'a read-only disk is one clear line: an empty one, one that was used, and one where the folder has to be made',
  async () => {
    const { folder: where, readOnly } = smallDisk()
    const used = join(where, 'used')
    await (await takeDataFolder(used, () => {})).release()
    readOnly()
    for (const dataDir of [where, used, join(where, 'new')])
      expect(await refusalOf(dataDir)).toBe(
        `De gegevensmap ${dataDir} staat op een schijf die alleen-lezen is. Maak die schrijfbaar, ${otherwise}`,
      )
  },
)

onSmallDisk('a full disk is no reason: what is stored can be read', async () => {
  const { folder: where, fill } = smallDisk()
  await (await takeDataFolder(where, () => {})).release()
  fill()
  const dataFolder = await takeDataFolder(where, () => {})
  await expect(takeDataFolder(where, () => {})).rejects.toThrow('is in gebruik')
  await dataFolder.release()
})

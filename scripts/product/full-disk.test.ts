import { closeSync, existsSync, openSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { until } from '@wervio/testing/until'
import { type DataFolder, takeDataFolder } from './data-folder.ts'
import { Supervisor } from './supervisor.ts'
import { pidOf, programs, specOf, wordsOf } from './testing/programs.ts'
import { canMount, mountDisk, type SmallDisk } from '@wervio/testing/small-disk'
import { startSupervisor } from './testing/supervisor-process.ts'

// Skipped if this user may not mount, the only way to give root a full or read-only disk.
const onSmallDisk = canMount() ? test : test.skip

let folder: string
let disk: SmallDisk | null = null
let data: DataFolder | undefined
let supervisor: Supervisor | undefined
const spokenLines: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-full-'))
  spokenLines.length = 0
})
afterEach(async () => {
  await supervisor?.stopAll()
  await data?.release()
  disk?.unmount()
  ;[supervisor, data, disk] = [undefined, undefined, null]
  await rm(folder, { recursive: true, force: true })
})

/** Records each start, then keeps writing into the data folder; ends when that fails. */
const WRITES = `
  import { appendFileSync, renameSync, writeFileSync } from 'node:fs'
  appendFileSync(process.env.FOLDER + '/starts', '.')
  const write = () => {
    writeFileSync(process.env.DATA + '/new', Buffer.alloc(32_768))
    renameSync(process.env.DATA + '/new', process.env.DATA + '/written')
  }
  write()
  console.log(process.pid + ' ready')
  setInterval(write, 20)`

onSmallDisk(
  'on a full disk nothing is given up: what dies is tried again until there is room, and all is said once',
  async () => {
    disk = mountDisk(1)
    const dataDir = disk.folder
    const logs = join(dataDir, 'logs')
    data = await takeDataFolder(dataDir, () => {})
    const writes = await specOf(folder, 'writes', WRITES, { env: { ...process.env, FOLDER: folder, DATA: dataDir } })
    const serves = await specOf(folder, 'serves', programs.serves)
    supervisor = new Supervisor([writes, serves], {
      dataDir,
      logFolder: logs,
      guard: data.guard,
      say: (line) => spokenLines.push(line),
      giveUp: (reason) => spokenLines.push(`gave up: ${reason}`),
      restarts: { firstDelay: 10, longestDelay: 100, deaths: 2 },
    })
    await supervisor.startAll()
    const serving = await pidOf(logs, 'serves')
    const filledDisk = disk
    const starts = async () => (await readFile(join(folder, 'starts'))).length
    await until('more deaths than are allowed otherwise', async () => {
      // Filled between its write and its rename, the rename makes room for all that it writes from then on.
      filledDisk.fill()
      return (await starts()) >= 6
    })
    expect(spokenLines).toEqual([
      expect.stringMatching(
        /^De schijf is vol of alleen-lezen: in .* \(ENOSPC\)\. Wat daardoor stopt, wordt opnieuw geprobeerd\.$/,
      ),
    ])
    disk.clear()
    await until('it to say so', () => spokenLines[1])
    const last = await until('it to serve', async () =>
      (await wordsOf(logs, 'writes')).findLast((line) => line.endsWith('ready')),
    )
    expect(spokenLines).toEqual([spokenLines[0], `In ${dataDir} kan weer geschreven worden.`])
    expect(Number(last.split(' ')[0])).toBeGreaterThan(0)
    expect(await pidOf(logs, 'serves')).toBe(serving)
  },
)

test('output that nobody reads, or that goes to a full disk, does not end it', async () => {
  const full = openSync('/dev/full', 'w')
  const dataDir = join(folder, 'data')
  const deaf = startSupervisor({
    dataDir,
    folder,
    processes: { serves: programs.serves },
    stdio: ['ignore', full, full],
  })
  closeSync(full)
  const logs = join(dataDir, 'logs')
  await until('it to be up', () => existsSync(join(folder, 'up')))
  const pid = await pidOf(logs, 'serves')
  // It says something about that, twice.
  process.kill(pid, 'SIGKILL')
  const second = await until('another', async () => {
    const newest = await pidOf(logs, 'serves')
    return newest === pid ? 0 : newest
  })
  process.kill(second, 'SIGKILL')
  await until('a third', async () => ![pid, second].includes(await pidOf(logs, 'serves')))
  await deaf.kill('SIGTERM')
})

import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { embeddedDatabaseUrl, socketFolderOf, socketName } from '@wervio/service-kit/embedded-database'
import { openCluster } from '../src/cluster.ts'
import { Engine } from '../src/engine.ts'
import { defaultLimits } from '../src/limits.ts'
import { serveSocket } from '../src/serve-socket.ts'
import { Turns } from '../src/turns.ts'
import { emptyCluster } from './empty-cluster.ts'
import { socketPathOf } from './raw-client.ts'
import { query } from './run-main.ts'

jest.setTimeout(60_000)

/** One database for all tests; each serves it on a socket of its own. */
let engine: Engine
const turns = new Turns()
let folder: string
let running: { stop: () => Promise<void> }[]

beforeAll(async () => {
  engine = await Engine.open(await openCluster(undefined, await emptyCluster()), (error) => {
    throw error
  })
})
afterAll(() => engine.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-socket-'))
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()))
  await rm(folder, { recursive: true, force: true })
})

const start = async (socketFolder: string): Promise<string> => {
  const server = await serveSocket(socketFolder, {
    engine,
    turns,
    limits: defaultLimits,
    mayGoOn: async () => true,
  })
  running.push(server)
  return server.url
}
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

test('the socket stands in the data folder, for its user alone', async () => {
  const url = await start(socketFolderOf(folder))
  expect(socketPathOf(url)).toBe(join(folder, 'database-socket', socketName))
  expect([await modeOf(dirname(socketPathOf(url))), await modeOf(socketPathOf(url))]).toEqual(['700', '600'])
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a folder that others could read is closed to them', async () => {
  const socketFolder = join(folder, 'database-socket')
  await mkdir(socketFolder)
  await chmod(socketFolder, 0o777)
  await start(socketFolder)
  expect(await modeOf(socketFolder)).toBe('700')
})

const asNobody = process.getuid?.() === 0 ? test : test.skip
asNobody('another account of this machine gets no connection (needs root, to be another account)', async () => {
  await chmod(folder, 0o755)
  const url = await start(socketFolderOf(folder))
  const attempt = `require('node:net').connect(${JSON.stringify(socketPathOf(url))}).on('error', ({ code }) => console.log(code)).on('connect', () => process.exit(9))`
  const { stdout } = spawnSync(process.execPath, ['-e', attempt], { uid: 65_534, gid: 65_534, encoding: 'utf8' })
  expect(stdout.trim()).toBe('EACCES')
})

test('what a killed process left in place of the socket is replaced', async () => {
  const socketFolder = join(folder, 'database-socket')
  await mkdir(socketFolder)
  await writeFile(join(socketFolder, socketName), '')
  expect(await query(await start(socketFolder), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a folder that is a link to elsewhere is refused, and nothing is written there', async () => {
  const otherFolder = join(folder, 'elsewhere')
  await mkdir(otherFolder)
  await symlink(otherFolder, join(folder, 'database-socket'))
  await expect(start(join(folder, 'database-socket'))).rejects.toThrow(
    'is niet van deze gebruiker, of is een verwijzing',
  )
  await expect(stat(join(otherFolder, socketName))).rejects.toThrow('ENOENT')
})

test('below a very deep data folder the socket stands in a temporary folder of the same name every time', async () => {
  const deep = join(folder, ...Array.from({ length: 8 }, () => 'a-folder-name'))
  const socketFolder = socketFolderOf(deep)
  expect(Buffer.byteLength(join(socketFolder, socketName))).toBeLessThanOrEqual(103)
  expect(socketFolderOf(deep)).toBe(socketFolder)
  expect(socketFolderOf(`${deep}x`)).not.toBe(socketFolder)
  expect(await query(await start(socketFolder), 'select 1 as one')).toEqual([{ one: 1 }])
  await rm(socketFolder, { recursive: true })
})

test('a folder with spaces and other signs has an address that finds it', async () => {
  const url = await start(join(folder, 'mijn map & #1 é'))
  expect(url).toBe(embeddedDatabaseUrl(join(folder, 'mijn map & #1 é')))
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

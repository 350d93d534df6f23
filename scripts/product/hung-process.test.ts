import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type DataFolder, takeDataFolder } from './data-folder.ts'
import { listens, responds } from './ready.ts'
import { Supervisor } from './supervisor.ts'
import { freePort, isRunning, pidOf, specOf } from './testing/programs.ts'
import { until } from './testing/until.ts'

/** Shorter than in a product, and long enough for a loaded machine. */
const liveness = { every: 500, answerWithin: 450, silence: 3_000, firstSilence: 30_000, lateness: 500, endWithin: 500 }

let folder: string
let data: DataFolder
let supervisor: Supervisor | undefined
const said: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-hung-'))
  said.length = 0
  data = await takeDataFolder(join(folder, 'data'), (line) => said.push(line))
})
afterEach(async () => {
  await supervisor?.stopAll()
  await data.release()
  await rm(folder, { recursive: true, force: true })
})

/** A server; `/loop` makes it hang in a loop that never ends. */
const SERVER = `
  import { createServer } from 'node:http'
  createServer((request, response) => {
    if (request.url === '/loop') for (;;);
    response.end('ok')
  }).listen(Number(process.env.PORT), '127.0.0.1', () => console.log(process.pid + ' ready'))`

const begin = async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = await specOf(folder, 'server', SERVER, {
    env: { ...process.env, PORT: String(port) },
    alive: responds(url),
  })
  supervisor = new Supervisor([server], {
    dataDir: data.path,
    logFolder: join(folder, 'logs'),
    guard: data.guard,
    say: (line) => said.push(line),
    giveUp: (reason) => said.push(reason),
    liveness,
  })
  await supervisor.startAll()
  return { url, port, pid: await pidOf(join(folder, 'logs'), 'server') }
}

const isReplaced = async ({ url, pid }: { url: string; pid: number }) => {
  await until('it to be replaced', () => said.length)
  await until('it to serve again', responds(url))
  expect(said).toEqual(['server geeft geen antwoord meer en wordt opnieuw gestart.'])
  expect(await isRunning(pid)).toBe(false)
}

test('one that is stopped by a signal is replaced', async () => {
  const server = await begin()
  process.kill(server.pid, 'SIGSTOP')
  // Listening, as the kernel sees it, goes on.
  expect(await listens(server.port)()).toBe(true)
  await isReplaced(server)
})

test('one that hangs in a loop is replaced', async () => {
  const server = await begin()
  await fetch(`${server.url}/loop`, { signal: AbortSignal.timeout(300) }).catch((error: Error) =>
    expect(error.name).toBe('TimeoutError'),
  )
  await isReplaced(server)
})

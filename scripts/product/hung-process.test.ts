import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { freePort } from '@wervio/testing/free-port'
import { until } from '@wervio/testing/until'
import { type DataFolder, takeDataFolder } from './data-folder.ts'
import { listens, responds } from './ready.ts'
import { Supervisor } from './supervisor.ts'
import { isRunning, pidOf, specOf } from './testing/programs.ts'

/**
 * Shorter than in a product, but long enough for a busy machine, which is late all the time: what passes then counts as
 * silence here.
 */
const liveness = {
  every: 500,
  answerWithin: 1_500,
  silence: 4_500,
  firstSilence: 30_000,
  lateness: 60_000,
  endWithin: 500,
}

let folder: string
let data: DataFolder
let supervisor: Supervisor | undefined
const spokenLines: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-hung-'))
  spokenLines.length = 0
  data = await takeDataFolder(join(folder, 'data'), (line) => spokenLines.push(line))
})
afterEach(async () => {
  await supervisor?.stopAll()
  await data.release()
  await rm(folder, { recursive: true, force: true })
})

/** A server that `/loop` puts in an endless loop. */
const SERVER = `
  import { createServer } from 'node:http'
  createServer((request, response) => {
    if (request.url === '/loop') for (;;);
    response.end('ok')
  }).listen(Number(process.env.PORT), '127.0.0.1', () => console.log(process.pid + ' ready'))`

/** Resolves when it has answered in time once, because it has longer before that. */
const begin = async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let hasAnsweredInTime = false
  const alive = async () => {
    const askedAt = Date.now()
    const responded = await responds(url)()
    hasAnsweredInTime ||= responded && Date.now() - askedAt < liveness.answerWithin / 2
    return responded
  }
  const server = await specOf(folder, 'server', SERVER, { env: { ...process.env, PORT: String(port) }, alive })
  supervisor = new Supervisor([server], {
    dataDir: data.path,
    logFolder: join(folder, 'logs'),
    guard: data.guard,
    say: (line) => spokenLines.push(line),
    giveUp: (reason) => spokenLines.push(reason),
    liveness,
  })
  await supervisor.startAll()
  await until('its first answer', () => hasAnsweredInTime)
  return { url, port, pid: await pidOf(join(folder, 'logs'), 'server') }
}

const isReplaced = async ({ url, pid }: { url: string; pid: number }) => {
  await until('it to be replaced', () => spokenLines.length)
  await until('it to serve again', responds(url))
  expect(spokenLines).toEqual(['server geeft geen antwoord meer en wordt opnieuw gestart.'])
  expect(await isRunning(pid)).toBe(false)
}

test('one that is stopped by a signal is replaced', async () => {
  const server = await begin()
  process.kill(server.pid, 'SIGSTOP')
  // The kernel still accepts connections for it.
  expect(await listens(server.port)()).toBe(true)
  await isReplaced(server)
})

test('one that hangs in a loop is replaced', async () => {
  const server = await begin()
  await fetch(`${server.url}/loop`, { signal: AbortSignal.timeout(1_000) }).catch((error: Error) =>
    expect(error.name).toBe('TimeoutError'),
  )
  await isReplaced(server)
})

import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import type { Vacancy } from '@wervio/contracts'
import { startIdentityStandIn, unsignedToken, type IdentityStandIn } from '@wervio/service-kit/identity-stand-in'
import { freePort } from '@wervio/testing/free-port'
import { until } from '@wervio/testing/until'
import { createTestDatabase } from 'database/testing'
import { run, untilHealthy, type Running } from './processes.ts'

jest.setTimeout(60_000)

const started: Running[] = []
const main = (env: Record<string, string>): Running => {
  const service = run('../src/main.ts', env)
  started.push(service)
  return service
}

let provider: IdentityStandIn
let folder: string

beforeAll(async () => {
  provider = await startIdentityStandIn()
  provider.users.set('jan', {})
  folder = await mkdtemp(join(tmpdir(), 'wervio-main-api-'))
})
afterEach(() => Promise.all(started.splice(0).map((service) => service.end('SIGKILL'))))
afterAll(async () => {
  await provider.stop()
  await rm(folder, { recursive: true, force: true })
})

const headers = { authorization: `Bearer ${unsignedToken({ sub: 'jan' })}`, 'content-type': 'application/json' }

/** The embedded database in a process of its own, which is killed too, or one on the server of `TEST_DATABASE_URL`. */
const startStorage = async (): Promise<{
  env: Record<string, string>
  kill: () => Promise<unknown>
  start: () => void
  stop: () => Promise<unknown>
}> => {
  if (process.env['TEST_DATABASE_URL']) {
    const { url, stop } = await createTestDatabase()
    return { env: { DATABASE_URL: url }, kill: () => Promise.resolve(), start: () => undefined, stop }
  }
  const env = { WERVIO_DATA: folder }
  let service: Running
  const start = () => {
    service = run('../../database/src/main.ts', env)
  }
  start()
  return { env, start, kill: () => service.end('SIGKILL'), stop: () => service.end('SIGTERM') }
}

test('kill -9 in the middle of saving loses nothing that was confirmed', async () => {
  const storage = await startStorage()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...storage.env,
    WERVIO_MAIN_API_PORT: String(port),
    FIREBASE_AUTH_EMULATOR_HOST: provider.host,
    LOG_LEVEL: 'error',
  }
  const first = main(env)
  await untilHealthy(first, url)
  expect((await fetch(`${url}/api/register`, { method: 'POST', headers, body: '{"provider":"email"}' })).status).toBe(
    201,
  )

  const confirmed: string[] = []
  const save = async () => {
    for (;;) {
      const body = JSON.stringify({ title: 'Monteur', description: '<p>tekst</p>'.repeat(500) })
      const response = await fetch(`${url}/api/vacancies`, { method: 'POST', headers, body }).catch(() => null)
      if (response?.status !== 201) return
      const newVacancy = await response.json().catch(() => null)
      if (newVacancy) confirmed.push((newVacancy as Vacancy).id)
      if (confirmed.length === 40) void Promise.all([first.end('SIGKILL'), storage.kill()])
    }
  }
  await Promise.all(Array.from({ length: 4 }, save))
  // The next process of the database is refused its folder while this one lives.
  await Promise.all([first.ended, storage.kill()])
  expect(confirmed.length).toBeGreaterThanOrEqual(40)

  storage.start()
  await untilHealthy(main(env), url)
  const storedVacancies = (await (await fetch(`${url}/api/vacancies?limit=500`, { headers })).json()) as Vacancy[]
  expect(storedVacancies.map(({ id }) => id)).toEqual(expect.arrayContaining(confirmed))
  await Promise.all(started.splice(0).map((service) => service.end('SIGTERM')))
  await storage.stop()
}, 180_000)

test.each(['WERVIO_MAIN_API_PORT', 'WERVIO_MAIN_API_METRICS_PORT'])(
  'a taken %s is one clear line that names the variable',
  async (variable) => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await once(squatter, 'listening')
    const { port } = squatter.address() as AddressInfo
    const service = main({
      WERVIO_MAIN_API_PORT: String(await freePort()),
      [variable]: String(port),
      FIREBASE_AUTH_EMULATOR_HOST: provider.host,
      LOG_LEVEL: 'silent',
    })
    expect(await service.ended).toBe(1)
    expect(service.output()).toBe(`Port ${port} is taken. Set ${variable} to a free port.\n`)
    squatter.close()
  },
)

test('every wrong variable is named at once, no value is shown', async () => {
  const service = main({ WERVIO_MAIN_API_PORT: 'deur', DATABASE_URL: 'mysql://geheim@x', WERVIO_ORIGINS: 'localhost' })
  expect(await service.ended).toBe(1)
  expect(service.output()).toMatch(/WERVIO_MAIN_API_PORT.*\n.*DATABASE_URL|DATABASE_URL[\s\S]*WERVIO_MAIN_API_PORT/)
  expect(service.output()).toMatch(/WERVIO_ORIGINS/)
  expect(service.output()).not.toMatch(/geheim|deur/)
})

test('with the emulator it does not start in production', async () => {
  const service = main({ NODE_ENV: 'production', WERVIO_BLOBS_DIR: folder, FIREBASE_AUTH_EMULATOR_HOST: provider.host })
  expect(await service.ended).toBe(1)
  expect(service.output()).toMatch(/FIREBASE_AUTH_EMULATOR_HOST may not be set/)
})

test('on SIGTERM it stops cleanly', async () => {
  const port = await freePort()
  const service = main({
    WERVIO_MAIN_API_PORT: String(port),
    WERVIO_DATA: join(folder, 'nothing-here'),
    FIREBASE_AUTH_EMULATOR_HOST: provider.host,
  })
  await until('it to listen', () => service.output().includes('listening on'))
  expect(await service.end('SIGTERM')).toBe(0)
})

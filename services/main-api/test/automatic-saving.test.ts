import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Candidate, CvImport, ImportItemSummary } from '@wervio/contracts'
import { startIdentityStandIn, unsignedToken, type IdentityStandIn } from '@wervio/service-kit/identity-stand-in'
import { formOf } from '@wervio/service-kit/testing'
import { freePort } from '@wervio/testing/free-port'
import { until } from '@wervio/testing/until'
import type { TestDatabase } from 'database/testing'
import { breakOff, savingSteps, type SavingStep } from './faults.ts'
import { filesOf, PDF } from './files-support.ts'
import { importsOf } from './imports-support.ts'
import { passHeartbeat, passRetryDelay } from './job-time.ts'
import { createMigratedDatabase } from './migrated-database.ts'
import { parsedCv, SECRET, startParserStandIn } from './parser-stand-in.ts'
import { run, untilHealthy } from './processes.ts'
import { startApp } from './start-app.ts'

let parser: Awaited<ReturnType<typeof startParserStandIn>>
let provider: IdentityStandIn
let database: TestDatabase
let folder: string
beforeAll(async () => {
  parser = await startParserStandIn()
  provider = await startIdentityStandIn()
  provider.users.set('jan', {})
  database = await createMigratedDatabase()
  folder = await mkdtemp(join(tmpdir(), 'wervio-automatic-'))
}, 60_000)
afterAll(async () => {
  await parser.stop()
  await provider.stop()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

const app = startApp({ aiService: () => ({ url: parser.url, secret: SECRET }) })
const { call, recruiter } = app
const { begin, add } = importsOf(app)
const { blobs } = filesOf(app)

/** Asks until the one CV of the stack is saved, without waiting for the time between two tries. */
const untilSaved = (databaseUrl: string, ask: () => Promise<CvImport>): Promise<ImportItemSummary> =>
  until(async () => {
    await passRetryDelay(databaseUrl)
    const [item] = (await ask()).items
    return item?.status === 'saved' && item
  })

test.each(Object.keys(savingSteps) as SavingStep[])(
  'broken off where %s, nothing half stays and the next try makes one candidate',
  async (step) => {
    const { token } = await recruiter()
    const before = (await blobs()).length
    const faults = await breakOff(app.databaseUrl(), step, 1)
    const stack = await begin(token, 'automatic')
    await add(token, stack.id)
    const look = async () => (await call(token, { url: `/api/cv-imports/${stack.id}` })).json<CvImport>()
    const candidates = async () => (await call(token, { url: '/api/candidates' })).json<Candidate[]>()
    await until(async () => (await faults.begun()) >= 1)
    const between = { statuses: (await look()).items.map(({ status }) => status), candidates: await candidates() }
    // Unless the next try came first.
    if ((await faults.begun()) === 1) expect(between).toEqual({ statuses: ['reading'], candidates: [] })

    const item = await untilSaved(app.databaseUrl(), look)
    expect(await faults.begun()).toBe(2)
    await faults.mend()
    expect(await candidates()).toEqual([
      expect.objectContaining({ id: item.candidate_id, name: 'Noor Visser', has_cv: true }),
    ])
    expect((await call(token, { url: `/api/candidates/${item.candidate_id}/cv` })).rawPayload.equals(PDF)).toBe(true)
    expect((await blobs()).length).toBe(before + 1)
  },
  60_000,
)

test('kill -9 where it broke off: the next process finishes it, once', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const token = `Bearer ${unsignedToken({ sub: 'jan' })}`
  const env = {
    DATABASE_URL: database.url,
    WERVIO_MAIN_API_PORT: String(port),
    FIREBASE_AUTH_EMULATOR_HOST: provider.host,
    WERVIO_BLOBS_DIR: folder,
    WERVIO_AI_SERVICE_INTERNAL_URL: parser.url,
    WERVIO_SERVICE_SECRET: SECRET,
    LOG_LEVEL: 'error',
  }
  const start = () => run('../src/main.ts', env)
  const ask = async <T>(
    path: string,
    {
      headers,
      ...init
    }: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> } = {},
  ): Promise<T> =>
    (await (await fetch(url + path, { ...init, headers: { authorization: token, ...headers } })).json()) as T
  const post = <T>(path: string, body: object) =>
    ask<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const first = start()
  await untilHealthy(first, url)
  await post('/api/register', { provider: 'email' })
  const faults = await breakOff(database.url, 'the CV is marked as saved', 1_000)
  const stack = await post<CvImport>('/api/cv-imports', { mode: 'automatic' })
  const form = formOf([{ field: 'cv', name: 'cv.pdf', content: PDF }])
  await ask(`/api/cv-imports/${stack.id}/files`, {
    method: 'POST',
    headers: form.headers,
    body: new Uint8Array(form.payload),
  })
  await until(async () => (await faults.begun()) >= 1)
  await first.end('SIGKILL')
  await faults.mend()
  await passHeartbeat(database.url)

  const second = start()
  await untilHealthy(second, url)
  const item = await untilSaved(database.url, () => ask<CvImport>(`/api/cv-imports/${stack.id}`))
  expect(await ask<Candidate[]>('/api/candidates')).toEqual([
    expect.objectContaining({ id: item.candidate_id, name: parsedCv().name, has_cv: true }),
  ])
  expect(await second.end('SIGTERM')).toBe(0)
}, 120_000)

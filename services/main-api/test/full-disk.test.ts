import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { messages, type Attachment, type Vacancy } from '@wervio/contracts'
import { formOf } from '@wervio/service-kit/testing'
import { until } from '@wervio/testing/until'
import { startDatabase } from 'database'
import { createTestDatabase, type TestDatabase } from 'database/testing'
import { canMount, mountDisk } from '@wervio/testing/small-disk'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { PDF } from './files-support.ts'
import { build, newToken, untilReady } from './start-app.ts'

// A database on a disk of its own is made for it, slow on a busy machine.
jest.setTimeout(180_000)

/** A disk that is full is made by mounting one: without root there is none, and nothing to try. */
const onDisk = canMount() ? test : test.skip

const DISK_MB = 256
const BLOB_MB = 4
const token = newToken()
const aiService = { url: 'http://127.0.0.1:1', secret: 's'.repeat(32) }

let disk: ReturnType<typeof mountDisk>
let database: TestDatabase
let apps: FastifyInstance[]

const startApp = async (): Promise<FastifyInstance> => {
  const app = build(database.url, { folder: join(disk.folder, 'blobs'), aiService })
  apps.push(app)
  await untilReady(app)
  return app
}
beforeEach(() => {
  apps = []
})
afterEach(async () => {
  try {
    await Promise.all(apps.map((app) => app.close()))
    await database?.stop()
  } finally {
    disk?.unmount()
  }
})

const callsOn = (app: FastifyInstance) => {
  const call = (options: InjectOptions) =>
    app.inject({ ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } })
  return {
    call,
    register: () => call({ method: 'POST', url: '/api/register', payload: { provider: 'email' } }),
    create: (title: string) => call({ method: 'POST', url: '/api/vacancies', payload: { title } }),
    rename: (id: string, title: string) => call({ method: 'PUT', url: `/api/vacancies/${id}`, payload: { title } }),
    attach: (id: string, content: Buffer) =>
      call({
        method: 'POST',
        url: `/api/vacancies/${id}/attachments`,
        ...formOf([{ field: 'file', name: 'cv.pdf', type: 'application/pdf', content }]),
      }),
    titles: async () => {
      const answer = await call({ url: '/api/vacancies' })
      return answer.statusCode === 200 ? answer.json<Vacancy[]>().map(({ title }) => title) : answer.statusCode
    },
  }
}

const refusal = {
  error: messages.storageUnavailable,
  message: messages.storageUnavailable,
  code: 'storage_unavailable',
}

onDisk(
  'on a full disk reads go on, writes are 503 with the reason, nothing confirmed is lost, and it comes back by itself',
  async () => {
    disk = mountDisk(DISK_MB)
    database = await startDatabase({ dataDir: join(disk.folder, 'database') })
    const app = await startApp()
    const { call, register, create, rename, attach, titles } = callsOn(app)
    expect((await register()).statusCode).toBe(201)
    const { id } = (await create('Monteur')).json<Vacancy>()
    const file = (await attach(id, PDF)).json<Attachment>()

    disk.fill()
    await until(async () => (await create('Te veel')).statusCode === 503)
    for (const answer of [await create('Te veel'), await rename(id, 'Anders'), await attach(id, PDF)]) {
      expect(answer.json()).toEqual(refusal)
      expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([503, expect.any(Number)])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    const reads = [
      '/health',
      `/api/vacancies/${id}`,
      `/api/vacancies/${id}/attachments`,
      `/api/files/${file.id}`,
      '/api/candidates',
      '/api/cv-imports',
    ]
    for (const url of reads) expect([url, (await call({ url })).statusCode]).toEqual([url, 200])
    expect((await call({ url: `/api/files/${file.id}` })).rawPayload.equals(PDF)).toBe(true)
    expect(await titles()).toContain('Monteur')
    // Whoever has an account can still sign in.
    expect((await register()).json()).toMatchObject({ code: 'already_registered' })

    // One that starts now finds its tables up to date and reads too.
    const second = callsOn(await startApp())
    expect(await second.titles()).toContain('Monteur')
    expect((await second.create('Te veel')).json()).toEqual(refusal)

    disk.clear()
    await until(async () => (await create('Loodgieter')).statusCode === 201)
    expect((await attach(id, PDF)).statusCode).toBe(201)
    expect(await titles()).toEqual(expect.arrayContaining(['Monteur', 'Loodgieter']))
  },
)

onDisk('a file that does not fit is 503 with the reason, leaves no bytes, and a smaller one is kept', async () => {
  disk = mountDisk(BLOB_MB)
  // The rows are on another disk here, which has room.
  database = await createTestDatabase()
  const { create, register, attach, call } = callsOn(await startApp())
  await register()
  const { id } = (await create('Monteur')).json<Vacancy>()
  const refused = await attach(id, Buffer.concat([PDF, Buffer.alloc(6 * 1_048_576, 'x')]))
  expect([refused.statusCode, refused.json(), Number(refused.headers['retry-after']) > 0]).toEqual([503, refusal, true])
  expect((await call({ url: `/api/vacancies/${id}/attachments` })).json()).toEqual([])
  expect((await attach(id, PDF)).statusCode).toBe(201)
})

onDisk('a read-only disk for files is 503 with the reason', async () => {
  disk = mountDisk(BLOB_MB)
  database = await createTestDatabase()
  const { create, register, attach } = callsOn(await startApp())
  await register()
  const { id } = (await create('Monteur')).json<Vacancy>()
  expect(disk.readOnly()).toBe(true)
  expect((await attach(id, PDF)).json()).toEqual(refusal)
  expect(disk.writable()).toBe(true)
  expect((await attach(id, PDF)).statusCode).toBe(201)
})

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Attachment, Vacancy } from '@wervio/contracts'
import { startIdentityStandIn, unsignedToken, type IdentityStandIn } from '@wervio/service-kit/identity-stand-in'
import { formOf } from '@wervio/service-kit/testing'
import { freePort } from '@wervio/testing/free-port'
import { until } from '@wervio/testing/until'
import { createTestDatabase, type TestDatabase } from 'database/testing'
import { PDF } from './files-support.ts'
import { run, untilHealthy } from './processes.ts'

let provider: IdentityStandIn
let database: TestDatabase
let folder: string

beforeAll(async () => {
  provider = await startIdentityStandIn()
  provider.users.set('jan', {})
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'wervio-upload-'))
}, 60_000)
afterAll(async () => {
  await provider.stop()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

const token = `Bearer ${unsignedToken({ sub: 'jan' })}`

/** Bytes that have reached the folder of files so far. */
const arrived = async (): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('kill -9 in the middle of an upload leaves no half file, and the next one is kept', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const start = () =>
    run('../src/main.ts', {
      DATABASE_URL: database.url,
      WERVIO_MAIN_API_PORT: String(port),
      FIREBASE_AUTH_EMULATOR_HOST: provider.host,
      WERVIO_BLOBS_DIR: folder,
      LOG_LEVEL: 'error',
    })
  const post = async <T>(path: string, body: object): Promise<T> =>
    (await (
      await fetch(url + path, {
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()) as T
  const first = start()
  await untilHealthy(first, url)
  await post('/api/register', { provider: 'email' })
  const { id } = await post<Vacancy>('/api/vacancies', { title: 'Monteur' })
  const attachments = `/api/vacancies/${id}/attachments`
  const form = formOf([
    { field: 'file', name: 'groot.pdf', content: Buffer.concat([PDF, Buffer.alloc(20_000_000, 'x')]) },
  ])

  const socket = connect(port, '127.0.0.1')
  const broken = new Promise((resolve) => socket.on('error', resolve).on('close', resolve))
  socket.write(
    `POST ${attachments} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${token}\r\ncontent-type: ${form.headers['content-type']}\r\ncontent-length: ${form.payload.length}\r\n\r\n`,
  )
  socket.write(form.payload.subarray(0, 10_000_000))
  await until(arrived)
  await first.end('SIGKILL')
  await broken

  const second = start()
  await untilHealthy(second, url)
  const list = async () =>
    (await (await fetch(url + attachments, { headers: { authorization: token } })).json()) as Attachment[]
  expect(await list()).toEqual([])
  const again = await fetch(url + attachments, {
    method: 'POST',
    headers: { authorization: token, ...form.headers },
    body: new Uint8Array(form.payload),
  })
  expect(again.status).toBe(201)
  expect(await list()).toEqual([await again.json()])
  expect(await second.end('SIGTERM')).toBe(0)
}, 120_000)

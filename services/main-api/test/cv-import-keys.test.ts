import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { limits, type CvImport, type ImportItemSummary } from '@wervio/contracts'
import { formOf } from '@wervio/service-kit/testing'
import pg from 'pg'
import { filesOf, PDF } from './files-support.ts'
import { importsOf } from './imports-support.ts'
import { SECRET, startParserStandIn } from './parser-stand-in.ts'
import { startApp } from './start-app.ts'

let parser: Awaited<ReturnType<typeof startParserStandIn>>
beforeAll(async () => {
  parser = await startParserStandIn()
})
afterAll(() => parser.stop())

const app = startApp({ aiService: () => ({ url: parser.url, secret: SECRET }) })
const { call, recruiter } = app
const { begin, add } = importsOf(app)
const { blobs } = filesOf(app)

const somebody = async () => {
  const { token } = await recruiter()
  return { token, stack: await begin(token) }
}
const send = (token: string, id: string, creation_key: string, content: Buffer = PDF) =>
  add(token, id, 'cv.pdf', content, { creation_key })
const itemsOf = async (token: string, id: string) =>
  (await call(token, { url: `/api/cv-imports/${id}` })).json<CvImport>().items

test('a file that is sent again with its key is the same CV, and nothing more is kept of it', async () => {
  const { token, stack } = await somebody()
  const key = randomUUID()
  const before = (await blobs()).length
  const [first, again] = [await send(token, stack.id, key), await send(token, stack.id, key.toUpperCase())]
  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  expect(again.json<ImportItemSummary>().id).toBe(first.json<ImportItemSummary>().id)
  expect(await itemsOf(token, stack.id)).toHaveLength(1)
  expect((await blobs()).length).toBe(before + 1)
})

test('sent five times at the same moment it is one CV with one file', async () => {
  const { token, stack } = await somebody()
  const key = randomUUID()
  const before = (await blobs()).length
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(token, stack.id, key)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 201])
  expect(new Set(answers.map((answer) => answer.json<ImportItemSummary>().id)).size).toBe(1)
  expect(await itemsOf(token, stack.id)).toHaveLength(1)
  expect((await blobs()).length).toBe(before + 1)
})

test('without a key, and with another one, it is another CV', async () => {
  const { token, stack } = await somebody()
  for (const key of [undefined, undefined, randomUUID(), randomUUID()]) {
    const answer = await (key === undefined ? add(token, stack.id) : send(token, stack.id, key))
    expect(answer.statusCode).toBe(201)
  }
  expect(await itemsOf(token, stack.id)).toHaveLength(4)
})

test('a key counts in its own stack only, and gives nobody the CV of another', async () => {
  const [one, other] = [await somebody(), await somebody()]
  const second = await begin(one.token)
  const key = randomUUID()
  const ids = [
    await send(one.token, one.stack.id, key),
    await send(one.token, second.id, key),
    await send(other.token, other.stack.id, key),
  ].map((answer) => answer.json<ImportItemSummary>().id)
  expect(new Set(ids).size).toBe(3)
  expect((await send(other.token, one.stack.id, key)).statusCode).toBe(404)
  expect(await itemsOf(one.token, one.stack.id)).toHaveLength(1)
})

test('a file refused for what it is may be sent again under its key once it is right', async () => {
  const { token, stack } = await somebody()
  const key = randomUUID()
  expect((await send(token, stack.id, key, Buffer.from('gewoon tekst'))).statusCode).toBe(415)
  expect((await send(token, stack.id, key)).statusCode).toBe(201)
})

test('what was sent before is answered from a full stack too', async () => {
  const { token, stack } = await somebody()
  const key = randomUUID()
  const { id } = (await send(token, stack.id, key)).json<ImportItemSummary>()
  const database = new pg.Pool({ connectionString: app.databaseUrl(), max: 1 })
  await database.query(
    `insert into main.cv_import_items (id, organisation_id, account_id, import_id, file_name, size, status)
     select gen_random_uuid(), organisation_id, account_id, import_id, 'vol.pdf', 1, 'failed' from main.cv_import_items, generate_series(2, $2::int) where id = $1`,
    [id, limits.importItems],
  )
  await database.end()
  expect((await send(token, stack.id, key)).statusCode).toBe(200)
  expect((await send(token, stack.id, randomUUID())).statusCode).toBe(409)
})

test('a key that is none is refused before the file is looked at', async () => {
  const { token, stack } = await somebody()
  const answer = await send(token, stack.id, 'geen-sleutel')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    code: 'validation_failed',
    fields: [{ path: 'creation_key', message: 'Deze sleutel is geen UUID.' }],
  })
  expect(await itemsOf(token, stack.id)).toEqual([])
})

test('over a real connection a large file that is there already is answered, and the connection stays whole', async () => {
  const { token, stack } = await somebody()
  const key = randomUUID()
  const large = Buffer.concat([PDF, Buffer.alloc(8_000_000, 'x')])
  const { id } = (await send(token, stack.id, key, large)).json<ImportItemSummary>()
  await app.app().listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app().server.address() as AddressInfo
  const { payload, headers } = formOf([{ field: 'cv', name: 'cv.pdf', content: large }])
  const sendAgain = () =>
    fetch(`http://127.0.0.1:${port}/api/cv-imports/${stack.id}/files?creation_key=${key}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body: new Uint8Array(payload),
    })
  for (let times = 0; times < 3; times += 1) {
    const answer = await sendAgain()
    expect([answer.status, ((await answer.json()) as ImportItemSummary).id]).toEqual([200, id])
  }
})

import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { addAttachment, messages, type Attachment } from '@wervio/contracts'
import { z } from 'zod'
import type { IncomingFile } from './incoming-file.ts'
import { implement } from './implement.ts'
import { ServiceError } from './service-error.ts'
import { formOf, type Part } from './testing/multipart.ts'
import { closeServices, testService, vacancyRow } from './testing/test-service.ts'

afterEach(closeServices)

const MAXIMUM = 300_000
const endpoint = {
  ...addAttachment,
  upload: { field: 'file', maximum: MAXIMUM, tooLarge: messages.attachmentTooLarge },
} as const
const url = `/api/vacancies/${vacancyRow.id}/attachments`
const storedAttachment: Attachment = {
  id: vacancyRow.id,
  name: '',
  type: '',
  size: 0,
  uploadedAt: vacancyRow.created_at,
  uploadedBy: '',
}

/** A service that answers with what it received, and records how each upload ended. */
const receiving = (before: () => Promise<void> = () => Promise.resolve()) => {
  const { app } = testService()
  const ends: string[] = []
  const readWhole = async ({ content }: IncomingFile) => {
    let size = 0
    try {
      for await (const chunk of content) size += chunk.length
      ends.push('whole')
    } catch (error) {
      ends.push(error instanceof ServiceError ? error.code : String(error))
      throw error
    }
    return size
  }
  implement(app, endpoint, async ({ receive }) => {
    await before()
    const file = await receive()
    return { ...storedAttachment, name: file.name, type: file.declaredType, size: await readWhole(file) }
  })
  return { app, ends }
}

const post = ({ app }: ReturnType<typeof receiving>, parts: Part[], headers = {}) => {
  const form = formOf(parts)
  return app.inject({
    method: 'POST',
    url,
    payload: form.payload,
    headers: { ...form.headers, authorization: 'Bearer good', ...headers },
  })
}

const file = (content: string | Buffer, name = 'cv.pdf'): Part => ({
  field: 'file',
  name,
  type: 'application/pdf',
  content,
})

test('the handler gets name, declared type and every byte', async () => {
  const response = await post(receiving(), [file(Buffer.alloc(MAXIMUM, 'a'), 'Ünïcode 👩🏽‍🔧.pdf')])
  expect(response.statusCode).toBe(201)
  expect(response.json()).toMatchObject({ name: 'Ünïcode 👩🏽‍🔧.pdf', type: 'application/pdf', size: MAXIMUM })
})

test.each([
  [MAXIMUM + 1, 'counted'],
  [MAXIMUM * 2, 'announced'],
])('%i bytes are too many, and the content never ends well', async (size) => {
  const service = receiving()
  const response = await post(service, [file(Buffer.alloc(size, 'a'))])
  expect([
    response.statusCode,
    response.json<{ code: string }>().code,
    response.json<{ error: string }>().error,
  ]).toEqual([413, 'body_too_large', messages.attachmentTooLarge])
  expect(service.ends).not.toContain('whole')
})

const field: Part = { field: 'toelichting', content: 'hallo' }

test.each([
  ['no part at all', []],
  ['only a field', [field]],
  ['two files', [file('a'), file('b')]],
  ['a field after the file', [file('a'), field]],
  ['a field before the file', [field, file('a')]],
  ['a file under another name', [{ ...file('a'), field: 'bestand' }]],
])('%s is refused', async (_what, parts) => {
  const service = receiving()
  const response = await post(service, parts)
  expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([400, 'Stuur één bestand tegelijk.'])
  expect(service.ends).not.toContain('whole')
})

test('a form without its closing boundary is incomplete', async () => {
  const service = receiving()
  const { payload, headers } = formOf([file('a'.repeat(100_000))])
  const response = await service.app.inject({
    method: 'POST',
    url,
    payload: payload.subarray(0, 60_000),
    headers: { ...headers, authorization: 'Bearer good' },
  })
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'upload_incomplete'])
  expect(service.ends).toEqual(['upload_incomplete'])
})

test.each([
  ['multipart/form-data', 400],
  ['application/json', 415],
])('content type %s answers %i', async (type, status) => {
  const response = await post(receiving(), [file('a')], { 'content-type': type })
  expect(response.statusCode).toBe(status)
})

test('nothing is read before the handler asks', async () => {
  const refuse = () => Promise.reject(new ServiceError('not_found'))
  const service = receiving(refuse)
  expect((await post(service, [file('a')])).statusCode).toBe(404)
  expect(
    (await service.app.inject({ method: 'POST', url, headers: { authorization: 'Bearer good' } })).statusCode,
  ).toBe(404)
  expect(service.ends).toEqual([])
})

test('a connection that breaks half-way fails the content, and the service serves on', async () => {
  const service = receiving()
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  const { payload, headers } = formOf([file('a'.repeat(200_000))])
  const socket = connect((service.app.server.address() as AddressInfo).port, '127.0.0.1')
  const head = { host: 'localhost', authorization: 'Bearer good', ...headers, 'content-length': String(payload.length) }
  socket.write(
    `POST ${url} HTTP/1.1\r\n${Object.entries(head)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  )
  socket.write(payload.subarray(0, 100_000), () => socket.destroy())
  await once(socket, 'close')
  while (service.ends.length === 0) await new Promise((resolve) => setImmediate(resolve))
  expect(service.ends).toEqual(['upload_incomplete'])
  expect((await post(service, [file('a')])).statusCode).toBe(201)
})

/** A service whose form has a text field beside the file. */
const withForm = () => {
  const { app } = testService()
  const form = z.object({ vacancy_id: z.uuid({ error: 'Kies een vacature.' }) })
  implement(app, { ...endpoint, form }, async ({ receive, readForm }) => {
    const { content } = await receive()
    let size = 0
    for await (const chunk of content) size += chunk.length
    const { vacancy_id } = await readForm()
    return { ...storedAttachment, name: vacancy_id, size }
  })
  return { app, ends: [] }
}
const vacancyField: Part = { field: 'vacancy_id', content: vacancyRow.id }

test.each([
  ['before', [vacancyField, file('abc')]],
  ['after', [file('abc'), vacancyField]],
  ['among others', [field, file('abc'), vacancyField]],
])('a text field %s the file arrives with it', async (_what, parts) => {
  const response = await post(withForm(), parts)
  expect([response.statusCode, response.json()]).toMatchObject([201, { name: vacancyRow.id, size: 3 }])
})

test.each([
  ['no field', [file('a')]],
  ['a field that is none', [{ ...vacancyField, content: 'x' }, file('a')]],
])('%s says what is missing', async (_what, parts) => {
  const response = await post(withForm(), parts)
  expect([response.statusCode, response.json()]).toMatchObject([
    400,
    { code: 'validation_failed', fields: [{ path: 'vacancy_id', message: 'Kies een vacature.' }] },
  ])
})

test.each([
  ['no file', [vacancyField]],
  ['two files', [file('a'), vacancyField, file('b')]],
  ['a file under another name', [vacancyField, { ...file('a'), field: 'bestand' }]],
  ['a field twice', [vacancyField, vacancyField, file('a')]],
  ['a field that is too long', [vacancyField, { ...field, content: 'x'.repeat(2_001) }, file('a')]],
  ['a name that is too long', [vacancyField, { field: 'x'.repeat(200), content: '' }, file('a')]],
  [
    'too many fields',
    [file('a'), ...Array.from({ length: 30 }, (_, at) => ({ field: `veld${at}`, content: '' })), vacancyField],
  ],
])('%s is refused, and the request ends', async (_what, parts) => {
  const response = await post(withForm(), parts)
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'bad_request'])
})

test('a part without a name is refused, and the service serves on', async () => {
  const { app } = withForm()
  const { payload, headers } = formOf([vacancyField, file('a')])
  const nameless = Buffer.from(
    payload.toString('latin1').replace('form-data; name="vacancy_id"', 'form-data; x'),
    'latin1',
  )
  const { statusCode } = await app.inject({
    method: 'POST',
    url,
    payload: nameless,
    headers: { ...headers, authorization: 'Bearer good' },
  })
  expect(statusCode).toBe(400)
  expect((await post({ app, ends: [] }, [vacancyField, file('a')])).statusCode).toBe(201)
})

import { expect, test } from '@jest/globals'
import { getFile, getRecordingAudio, messages } from '@wervio/contracts'
import { delay, http, HttpResponse } from 'msw'
import { download, downloadPart } from './index.ts'
import { AI, fakeServices, MAIN, server, TOKEN } from './testing/fake-services.ts'
import { row } from './testing/vacancy-row.ts'

fakeServices()

const PATH = `${MAIN}/api/files/:id`
const get = (options = {}) => download(getFile, { params: { id: row.id } }, options)

test('a file comes as a blob of the type the service gives, asked for with the token', async () => {
  server.use(
    http.get(PATH, ({ request }) => {
      expect(request.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
      return new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } })
    }),
  )
  const blob = await get()
  expect(blob.type).toBe('application/pdf')
  expect(await blob.text()).toBe('%PDF')
})

test.each([
  [404, 'not_found', messages.fileNotFound],
  [503, 'file_unavailable', messages.fileUnavailable],
])('status %i %s is told in Dutch', async (status, code, message) => {
  server.use(
    http.get(PATH, () =>
      HttpResponse.json({ error: message, message, code }, { status, headers: { 'retry-after': '0' } }),
    ),
  )
  await expect(get()).rejects.toMatchObject({ name: 'ApiError', status, code, message })
})

const PART = `${AI}/api/recordings/:id/audio`
const getPart = () => downloadPart(getRecordingAudio, { params: { id: row.id } }, { first: 2, last: 4 })

test('a part of a file comes with its place in the whole', async () => {
  server.use(
    http.get(PART, ({ request }) => {
      expect(request.headers.get('range')).toBe('bytes=2-4')
      return new HttpResponse('lui', { status: 206, headers: { 'content-range': 'bytes 2-4/6' } })
    }),
  )
  const { content, ...place } = await getPart()
  expect([await content.text(), place]).toEqual(['lui', { first: 2, total: 6 }])
})

test('a service that knows no parts gives the whole, and a part without a place is none', async () => {
  server.use(http.get(PART, () => new HttpResponse('geluid')))
  expect(await getPart()).toMatchObject({ first: 0, total: 6 })
  server.use(http.get(PART, () => new HttpResponse('lui', { status: 206 })))
  await expect(getPart()).rejects.toMatchObject({ code: 'unexpected_shape' })
})

test('a success the contract does not know is no file', async () => {
  server.use(http.get(PATH, () => new HttpResponse('x', { status: 206 })))
  await expect(get()).rejects.toMatchObject({ code: 'unexpected_shape' })
})

test('stopping it is an AbortError', async () => {
  const controller = new AbortController()
  server.use(http.get(PATH, () => (controller.abort(), delay('infinite'))))
  await expect(get({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

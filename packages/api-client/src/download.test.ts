import { expect, test } from '@jest/globals'
import { getFile, messages } from '@wervio/contracts'
import { delay, http, HttpResponse } from 'msw'
import { download } from './index.ts'
import { fakeServices, MAIN, server, TOKEN } from './testing/fake-services.ts'
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

test('a success the contract does not know is no file', async () => {
  server.use(http.get(PATH, () => new HttpResponse('x', { status: 206 })))
  await expect(get()).rejects.toMatchObject({ code: 'unexpected_shape' })
})

test('stopping it is an AbortError', async () => {
  const controller = new AbortController()
  server.use(http.get(PATH, () => (controller.abort(), delay('infinite'))))
  await expect(get({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

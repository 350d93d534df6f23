import { expect, jest, test } from '@jest/globals'
import { addAttachment, limits, messages, type Attachment } from '@wervio/contracts'
import { connectIdentity, getSession } from '@wervio/session'
import { delay, http, HttpResponse } from 'msw'
import { ApiError, upload } from './index.ts'
import { fakeServices, MAIN, server, TOKEN } from './testing/fake-services.ts'
import { row } from './testing/vacancy-row.ts'

fakeServices()

const PATH = `${MAIN}/api/vacancies/:id/attachments`
const storedAttachment: Attachment = {
  id: row.id,
  name: 'cv.pdf',
  type: 'application/pdf',
  size: 3,
  uploadedAt: row.created_at,
  uploadedBy: 'Sanne',
}
const file = new File(['abc'], 'cv.pdf', { type: 'application/pdf' })

const send = (options = {}, sentFile = file) =>
  upload(addAttachment, { params: { id: row.id }, file: sentFile }, options)
const answer = (status: number, code: string, error = 'Van de server') =>
  HttpResponse.json({ error, message: error, code }, { status })
const accepting = (token: string) =>
  http.post(PATH, ({ request }) =>
    request.headers.get('authorization') === `Bearer ${token}`
      ? HttpResponse.json(storedAttachment, { status: 201 })
      : answer(401, 'session_expired'),
  )

test('the file goes out as the part the contract names, with the token, and its name', async () => {
  server.use(
    http.post(PATH, async ({ request }) => {
      expect(request.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
      expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
      const body = await request.text()
      expect(body).toContain('name="file"; filename="cv.pdf"')
      expect(body).toContain('abc')
      return HttpResponse.json(storedAttachment, { status: 201 })
    }),
  )
  await expect(send()).resolves.toEqual(storedAttachment)
})

test('progress is told as a fraction that ends at one', async () => {
  const onProgress = jest.fn<(fraction: number) => void>()
  server.use(accepting(TOKEN))
  await send({ onProgress })
  const fractions = onProgress.mock.calls.map(([fraction]) => fraction)
  expect(fractions.at(-1)).toBe(1)
  expect(fractions.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true)
})

test('a file over the limit is refused before anything is sent', async () => {
  const huge = new File([''], 'film.mp4')
  Object.defineProperty(huge, 'size', { value: limits.attachment + 1 })
  await expect(send({}, huge)).rejects.toMatchObject({
    status: 413,
    code: 'body_too_large',
    message: messages.attachmentTooLarge,
  })
})

test.each([
  [413, 'body_too_large', messages.attachmentTooLarge, messages.attachmentTooLarge],
  [404, 'not_found', 'Niet gevonden', messages.vacancyNotFound],
  [400, 'upload_incomplete', messages.uploadIncomplete, messages.uploadIncomplete],
])('status %i %s is told in Dutch', async (status, code, error, message) => {
  server.use(http.post(PATH, () => answer(status, code, error)))
  await expect(send()).rejects.toMatchObject({ name: 'ApiError', status, code, message })
})

test('an answer without JSON is its own error, and so is another shape', async () => {
  server.use(http.post(PATH, () => HttpResponse.html('<h1>502</h1>', { status: 502 })))
  await expect(send()).rejects.toMatchObject({ code: 'not_json', message: messages.notJson })
  server.use(http.post(PATH, () => HttpResponse.json({ id: 'x' }, { status: 201 })))
  await expect(send()).rejects.toMatchObject({ code: 'unexpected_shape' })
})

test('an ended session is refreshed once and the file sent again', async () => {
  const refreshToken = jest.fn(() => Promise.resolve('second'))
  connectIdentity({ refreshToken, signOut: () => Promise.resolve() })
  server.use(accepting('second'))
  await expect(send()).resolves.toEqual(storedAttachment)
  expect(refreshToken).toHaveBeenCalledTimes(1)
})

test('without a fresh token the session is over', async () => {
  server.use(accepting('second'))
  await expect(send()).rejects.toMatchObject({ status: 401, message: messages.sessionExpired })
  expect(getSession()).toEqual({ status: 'signed-out', reason: 'expired' })
})

test('a lost connection is an ApiError', async () => {
  server.use(http.post(PATH, () => HttpResponse.error()))
  await expect(send()).rejects.toMatchObject({ status: 0, code: 'network', message: messages.noNetwork })
})

test('a service that keeps silent is a time-out', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const arrival = new Promise<void>((resolve) => {
    server.use(http.post(PATH, () => (resolve(), delay('infinite'))))
  })
  const failure = expect(send()).rejects.toMatchObject({ code: 'timeout', message: messages.timeout })
  await arrival
  await jest.advanceTimersByTimeAsync(60_000)
  await failure
  jest.useRealTimers()
})

test('stopping it is an AbortError, before and while it is sent', async () => {
  const controller = new AbortController()
  server.use(http.post(PATH, () => (controller.abort(), delay('infinite'))))
  const error = await send({ signal: controller.signal }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'AbortError' })
  expect(error).not.toBeInstanceOf(ApiError)
  await expect(send({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

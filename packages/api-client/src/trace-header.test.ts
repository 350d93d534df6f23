import { afterEach, expect, test } from '@jest/globals'
import { addAttachment, followNotifications, listVacancies } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { call, follow, upload } from './index.ts'
import { fakeServices, MAIN, server } from './testing/fake-services.ts'
import { row } from './testing/vacancy-row.ts'

fakeServices()

const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`
afterEach(() => {
  window.wervioTraceparent = undefined
})

/** The `traceparent` of each request that is made. */
const traceparentsOfRequests = () => {
  const headers: (string | null)[] = []
  server.use(
    http.all(`${MAIN}/*`, ({ request }) => {
      headers.push(request.headers.get('traceparent'))
      return HttpResponse.json([])
    }),
  )
  return headers
}

const uploadFile = () =>
  upload(addAttachment, { params: { id: row.id }, file: new File(['x'], 'x.txt') }).catch(() => undefined)

test('calls and uploads are parts of what somebody just did', async () => {
  const headers = traceparentsOfRequests()
  window.wervioTraceparent = traceparent
  await call(listVacancies, {})
  await uploadFile()
  expect(headers).toEqual([traceparent, traceparent])
})

test('what the page asks for by itself names no trace, and neither does a stream that lasts for hours', async () => {
  const headers = traceparentsOfRequests()
  await call(listVacancies, {})
  await uploadFile()
  window.wervioTraceparent = traceparent
  const { signal } = new AbortController()
  await follow(followNotifications, { signal, lastEventId: null, onChange: () => {} }).catch(() => undefined)
  expect(headers).toEqual([null, null, null])
})

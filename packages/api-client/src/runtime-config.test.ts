import { expect, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { runtimeConfig } from './index.ts'
import { testConfig as config } from '@wervio/testing/page-config'
import { fakeServices, server } from './testing/fake-services.ts'

fakeServices()

test('the block inlined in the page is read once', async () => {
  await expect(runtimeConfig()).resolves.toEqual(config)
  document.head.innerHTML = ''
  await expect(runtimeConfig()).resolves.toEqual(config)
})

test('without a block it is fetched, and a failure is not kept', async () => {
  document.head.innerHTML = ''
  server.use(http.get('/config.json', () => new HttpResponse(null, { status: 503 }), { once: true }))
  await expect(runtimeConfig()).rejects.toMatchObject({ name: 'ApiError', message: messages.generic })
  server.use(http.get('/config.json', () => HttpResponse.json(config)))
  await expect(runtimeConfig()).resolves.toEqual(config)
})

test('a configuration of another shape is refused', async () => {
  document.head.innerHTML = ''
  server.use(http.get('/config.json', () => HttpResponse.json({ mainApiUrl: 'geen adres' })))
  await expect(runtimeConfig()).rejects.toMatchObject({ code: 'unexpected_shape' })
})

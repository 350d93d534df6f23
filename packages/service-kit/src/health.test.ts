import { afterEach, expect, test } from '@jest/globals'
import { closeServices, testService } from './testing/test-service.ts'

afterEach(closeServices)

test('a service whose database hangs still answers whether it can serve', async () => {
  const { app } = testService({ ready: () => new Promise(() => {}) })
  const response = await app.inject({ url: '/health' })
  expect(response.statusCode).toBe(503)
  expect(response.json()).toMatchObject({ code: 'unavailable' })
})

test('one whose database answers can', async () => {
  expect((await testService().app.inject({ url: '/health' })).json()).toEqual({ status: 'ok' })
})

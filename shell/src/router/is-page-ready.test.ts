import { expect, test } from '@jest/globals'
import { createMemoryRouter } from '@wervio/routing/testing'
import { isPageReady } from './is-page-ready.ts'

test('a page that is there at once is ready', async () => {
  expect(await isPageReady(createMemoryRouter([{ path: '/', element: 'Welkom' }]))).toBe(true)
})

test('a page that loads is ready once it has', async () => {
  const loading = Promise.withResolvers<{ Component: () => string }>()
  const ready = isPageReady(createMemoryRouter([{ path: '/', lazy: () => loading.promise }]))
  loading.resolve({ Component: () => 'Welkom' })
  expect(await ready).toBe(true)
})

test('a page whose code can not be had is not', async () => {
  const router = createMemoryRouter([{ path: '/', lazy: () => Promise.reject(new Error('down')) }])
  expect(await isPageReady(router)).toBe(false)
})

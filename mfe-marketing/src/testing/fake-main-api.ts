import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import { inlineConfig, testConfig } from '@wervio/testing/page-config'
import { setupServer } from 'msw/node'

export const MAIN = testConfig.mainApiUrl

/** The main API at the wire; each test sets its answers with `server.use`. */
export const server = setupServer()

/** Fakes the main API for every test of the file. */
export const fakeMainApi = (): void => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => inlineConfig())
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}

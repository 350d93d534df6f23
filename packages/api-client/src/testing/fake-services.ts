import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import { connectIdentity, sessionAbsent, sessionStarted } from '@wervio/session'
import { inlineConfig, testConfig } from '@wervio/testing/page-config'
import { setupServer } from 'msw/node'
import { forgetRuntimeConfig } from '../runtime-config.ts'

export const MAIN = testConfig.mainApiUrl
export const AI = testConfig.aiServiceUrl
/** The token in the calls of the signed-in recruiter. */
export const TOKEN = 'token-1'

/** Both services at the wire; each test sets their responses with `server.use`. */
export const server = setupServer()

/** Starts a session of this recruiter. */
export const signIn = (uid = 'u1'): void =>
  sessionStarted({ uid, email: 'sanne@example.nl', displayName: 'Sanne Bakker', photoUrl: null }, TOKEN)

/** An error body as our services send it. */
export const failure = (code = 'internal', error = 'Van de server') => ({ error, message: error, code })

/** Fakes both services at the wire, inlines the configuration and signs a recruiter in, for every test of the file. */
export const fakeServices = (): void => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    forgetRuntimeConfig()
    inlineConfig()
    connectIdentity({ refreshToken: () => Promise.resolve(null), signOut: () => Promise.resolve() })
    signIn()
  })
  afterEach(() => {
    server.resetHandlers()
    sessionAbsent()
  })
  afterAll(() => server.close())
}

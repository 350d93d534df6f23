import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import type { RecruiterProfile } from '@wervio/contracts'
import { connectIdentity, sessionAbsent, sessionStarted } from '@wervio/session'
import { inlineConfig, testConfig } from '@wervio/testing/page-config'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { forgetRuntimeConfig } from '../runtime-config.ts'

export const MAIN = testConfig.mainApiUrl
export const AI = testConfig.aiServiceUrl
/** The token in the calls of the signed-in recruiter. */
export const TOKEN = 'token-1'

/** A profile in which nobody wrote anything. */
export const recruiterProfile = (overrides: Partial<RecruiterProfile> = {}): RecruiterProfile => ({
  display_name: null,
  email: 'sanne@example.nl',
  role: 'owner',
  position: '',
  department: '',
  phone: '',
  location: '',
  bio: '',
  experience: '',
  specialization: '',
  skills: [],
  languages: [],
  mail_signature: '',
  text_language: null,
  photo: null,
  version: 0,
  ...overrides,
})

/** Both services at the wire; each test sets their responses with `server.use`. */
export const server = setupServer(http.get(`${MAIN}/api/profile`, () => HttpResponse.json(recruiterProfile())))

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

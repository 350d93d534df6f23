import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import { connectIdentity, sessionAbsent, sessionStarted } from '@wervio/session'
import { inlineConfig, testConfig } from '@wervio/testing/page-config'
import { setupServer } from 'msw/node'
import { forgetRuntimeConfig } from './index.ts'

export const MAIN = testConfig.mainApiUrl
export const AI = testConfig.aiServiceUrl

export const server = setupServer()

/** Both services faked at the wire, the configuration inlined, a recruiter signed in with the token `first`. */
export const fakeServices = (): void => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    forgetRuntimeConfig()
    inlineConfig()
    connectIdentity({ refreshToken: () => Promise.resolve(null), signOut: () => Promise.resolve() })
    sessionStarted({ uid: 'u1', email: 'sanne@example.nl', displayName: null, photoUrl: null }, 'first')
  })
  afterEach(() => {
    server.resetHandlers()
    sessionAbsent()
  })
  afterAll(() => server.close())
}

export const row = {
  id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11',
  title: 'Planner',
  company: 'Linde',
  location: 'Assen',
  salary: '',
  hours: '36',
  description: '',
  specific_tasks: '',
  benefits: '',
  soft_skills: '',
  hard_skills: '',
  sector: '',
  core_activity: '',
  history: '',
  team_composition: '',
  company_culture: '',
  social_contribution: null,
  mission_vision_values: null,
  status: 'actief',
  thumbnail: null,
  created_at: '2026-01-01T09:00:00.000Z',
  updated_at: '2026-01-01T09:00:00.000Z',
  recruiter_id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d12',
} as const

import { beforeEach } from '@jest/globals'
import { AI, fakeServices as fakeAllServices, MAIN, server } from '@wervio/api-client/testing'
import type { Candidate, CandidateSummary, MatchingStatus } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'

export { AI, failure, MAIN, server } from '@wervio/api-client/testing'

export const matchingStatus: MatchingStatus = {
  state: 'current',
  done: 0,
  total: 0,
  version: 'v1',
  at_least: {},
  failures: [],
  made_by: { engine: 'builtin', model: 'v1', at: '2026-01-01T09:00:00.000Z' },
}

/**
 * The fake services of a test file; without other handlers no stack of CVs is open and nobody fits a vacancy, which
 * many pages ask, and all scores are current.
 */
export const fakeServices = (): void => {
  fakeAllServices()
  beforeEach(() =>
    server.use(
      http.get(`${MAIN}/api/cv-imports`, () => HttpResponse.json([])),
      http.get(`${AI}/api/candidates/:id/vacancy-fits`, () => HttpResponse.json([])),
      http.get(`${AI}/api/vacancies/:id/matching`, () => HttpResponse.json(matchingStatus)),
    ),
  )
}

export const CANDIDATES = `${MAIN}/api/candidates`

export const ID = '5e6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d21'

export const summary = (overrides: Partial<CandidateSummary> = {}): CandidateSummary => ({
  id: ID,
  name: 'Noor de Vries',
  photo: null,
  title: 'Wijkverpleegkundige',
  location: 'Assen',
  skills: ['Wondzorg', 'Indiceren', 'Palliatieve zorg', 'Coachen', 'ECD'],
  email: 'noor@example.nl',
  phone: '+31612345678',
  linkedin: 'https://www.linkedin.com/in/noor-voorbeeld',
  cv_filename: 'cv-noor.pdf',
  has_cv: true,
  experience: [{ position: 'Wijkverpleegkundige', company: 'Zorggroep De Linde', period: '2019 - heden' }],
  experience_years: 7,
  status: 'nieuw',
  shortlisted: false,
  created_at: '2026-01-01T09:00:00.000Z',
  updated_at: '2026-01-01T09:00:00.000Z',
  ...overrides,
})

export const candidate = (overrides: Partial<Candidate> = {}): Candidate => ({
  ...summary(),
  experience: [
    {
      position: 'Wijkverpleegkundige',
      company: 'Zorggroep De Linde',
      period: '2019 - heden',
      start: '2019',
      end: null,
      current: true,
      location: 'Assen',
      description: null,
    },
  ],
  notes: null,
  summary: null,
  education: [],
  languages: [],
  certificates: [],
  driving_licences: [],
  availability: null,
  notice_period: null,
  salary_wish: null,
  hours: null,
  evidence: null,
  edits: {},
  sensitive: [],
  made_by: null,
  source: 'cv',
  retention: 'four_weeks',
  retain_until: '2026-01-29',
  ...overrides,
})

import { beforeEach } from '@jest/globals'
import { AI, fakeServices as fakeBothServices, MAIN, server } from '@wervio/api-client/testing'
import type { GenerateVacancyResponse, MatchingStatus, Vacancy, VacancyCounts, VacancySummary } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'

export { AI, failure, MAIN, server, signIn } from '@wervio/api-client/testing'

export const VACANCIES = `${MAIN}/api/vacancies`
export const SUMMARIES = `${MAIN}/api/vacancy-summaries`
export const COUNTS = `${MAIN}/api/vacancy-counts`
export const GENERATE = `${AI}/api/generate-vacancy`

export const COMPANY_PROFILES = `${MAIN}/api/company-profiles`

const matchingStatus: MatchingStatus = {
  state: 'current',
  done: 0,
  total: 0,
  version: 'v1',
  at_least: {},
  failures: [],
  made_by: { engine: 'builtin', model: 'v1', at: '2026-01-01T09:00:00.000Z' },
}

/**
 * Fakes both services for every test of the file; no vacancy has candidates, and no company a profile, until a test
 * says so.
 */
export const fakeServices = (): void => {
  fakeBothServices()
  beforeEach(() =>
    server.use(
      http.get(`${VACANCIES}/:id/matches`, () => HttpResponse.json([])),
      http.get(COMPANY_PROFILES, () => HttpResponse.json([])),
      http.get(`${AI}/api/vacancies/:id/matching`, () => HttpResponse.json(matchingStatus)),
    ),
  )
}

export const ID = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11'

export const vacancy = (overrides: Partial<Vacancy> = {}): Vacancy => ({
  id: ID,
  title: 'Wijkverpleegkundige',
  company: 'Zorggroep De Linde',
  location: 'Assen',
  salary: '€ 3.250',
  hours: '24–32 uur',
  description: '<h1>Wijkverpleegkundige</h1><p>Tekst van nu.</p>',
  specific_tasks: 'Zorg indiceren\nLeerlingen coachen',
  benefits: '27 vakantiedagen',
  soft_skills: 'Zelfstandig\n\nLuistert goed',
  hard_skills: '- Hbo-V\n- BIG',
  sector: 'Zorg',
  core_activity: 'Zorg aan huis',
  history: 'Sinds 1998',
  team_composition: 'Acht collega’s',
  company_culture: 'Informeel',
  social_contribution: null,
  mission_vision_values: 'Iedereen thuis',
  status: 'actief',
  thumbnail: null,
  created_at: '2026-01-01T09:00:00.000Z',
  updated_at: '2026-01-01T09:00:00.000Z',
  recruiter_id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d12',
  ...overrides,
})

export const summary = (overrides: Partial<VacancySummary> = {}): VacancySummary => {
  const { id, title, company, location, hours, salary, sector, status, thumbnail, created_at, updated_at } = vacancy()
  return {
    id,
    title,
    company,
    location,
    hours,
    salary,
    sector,
    status,
    thumbnail,
    created_at,
    updated_at,
    open_applications: 2,
    has_text: true,
    ...overrides,
  }
}

export const counts = (by_status: Partial<VacancyCounts['by_status']> = {}, archived = 0): VacancyCounts => {
  const all = { actief: 0, gespreksfase: 0, ingevuld: 0, 'on-hold': 0, vervallen: 0, ...by_status }
  return { total: Object.values(all).reduce((sum, count) => sum + count, 0), by_status: all, archived }
}

export const generatedText: GenerateVacancyResponse = {
  html: '<h1>Planner (m/v/x)</h1><p>Kom plannen.</p>',
  vacatureText: 'Planner',
  made_by: { engine: 'builtin', model: 'wervio-1', at: '2026-01-01T09:00:00.000Z' },
  warnings: ['Kijk de uren na.'],
}

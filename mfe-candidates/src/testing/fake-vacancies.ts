import { application as pipelineApplication } from '@wervio/applications/testing'
import type { Application, Match, VacancySummary } from '@wervio/contracts'
import { summary } from './fake-services.ts'

export const VACANCY = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11'
const at = '2026-01-01T09:00:00.000Z'

export const vacancySummary = (overrides: Partial<VacancySummary> = {}): VacancySummary => ({
  id: VACANCY,
  title: 'Wijkverpleegkundige',
  company: 'Zorggroep De Linde',
  location: 'Assen',
  hours: '24 uur',
  salary: '',
  sector: 'Zorg',
  status: 'actief',
  thumbnail: null,
  created_at: at,
  updated_at: at,
  open_applications: 0,
  has_text: true,
  ...overrides,
})

/** The application of a candidate, at the first stage. */
export const application = (candidate_id: string, overrides: Partial<Application> = {}): Application =>
  pipelineApplication(0, { id: `a${candidate_id.slice(1)}`, vacancy_id: VACANCY, candidate_id, ...overrides })

/** Somebody with a score, or in the pipeline, for the vacancy. */
export const match = (overrides: Partial<Match> = {}): Match => ({
  ...summary(),
  matchPercentage: null,
  stage: null,
  application: null,
  ...overrides,
})

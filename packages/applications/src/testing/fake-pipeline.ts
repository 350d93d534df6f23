import type { Application, Match } from '@wervio/contracts'

const uuid = (kind: number, number: number) => `0199d7a1-000${kind}-7000-8000-${String(number).padStart(12, '0')}`
const MOMENT = '2026-11-02T09:00:00.000Z'

export const VACANCY = uuid(0, 1)

/** The application of the candidate with this number, at the first stage. */
export const application = (number: number, overrides: Partial<Application> = {}): Application => ({
  id: uuid(1, number),
  vacancy_id: VACANCY,
  candidate_id: uuid(2, number),
  stage: 1,
  outcome: 'open',
  reason: null,
  history: [],
  created_at: MOMENT,
  updated_at: MOMENT,
  ...overrides,
})

/** The candidate of an application, in the pipeline; `overrides` may take them out of it. */
export const match = (standing: Application, overrides: Partial<Match> = {}): Match => ({
  id: standing.candidate_id,
  name: 'Amira Haddou',
  photo: null,
  title: 'Planner',
  location: 'Utrecht',
  skills: [],
  email: null,
  phone: null,
  linkedin: null,
  cv_filename: null,
  has_cv: false,
  experience: [],
  experience_years: null,
  status: 'new',
  shortlisted: false,
  created_at: MOMENT,
  updated_at: MOMENT,
  matchPercentage: 80,
  stage: standing.stage,
  application: standing,
  ...overrides,
})

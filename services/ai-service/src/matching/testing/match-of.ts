import type { MatchedCandidate } from '../candidate/candidate.ts'
import { prepareCandidate } from '../candidate/prepared.ts'
import { createMatcher } from '../matcher.ts'
import { deriveRequirements, type MatchedVacancy } from '../requirements/derive.ts'

/** The day of every test. */
const TODAY = '2026-11-23'

export const vacancyOf = (fields: Partial<MatchedVacancy>): MatchedVacancy => ({
  title: '',
  location: '',
  hours: '',
  sector: '',
  specific_tasks: '',
  hard_skills: '',
  soft_skills: '',
  description: '',
  ...fields,
})

export const candidateOf = (fields: Partial<MatchedCandidate>): MatchedCandidate => ({
  title: null,
  summary: null,
  skills: [],
  experience: [],
  education: [],
  languages: [],
  certificates: [],
  driving_licences: [],
  location: null,
  hours: null,
  cv_text: '',
  ...fields,
})

/** A job since a year, or between two. */
export const jobOf = (
  position: string,
  [start, end]: readonly [number, number?],
  description: string | null = null,
): MatchedCandidate['experience'][number] => ({
  position,
  company: 'Bedrijf',
  period: null,
  start: String(start),
  end: end === undefined ? null : String(end),
  current: end === undefined,
  location: null,
  description,
})

/** What each requirement of a vacancy comes to for a candidate, by its label, and the score. */
export const matchOf = (vacancy: Partial<MatchedVacancy>, candidate: Partial<MatchedCandidate>) => {
  const { requirements } = deriveRequirements(vacancyOf(vacancy))
  const assessment = createMatcher(requirements, { today: TODAY })(prepareCandidate(candidateOf(candidate), TODAY))
  return {
    requirements,
    ...assessment,
    states: Object.fromEntries(requirements.map(({ label }, at) => [label, assessment.findings[at]?.state])),
    findingOf: (label: string) => assessment.findings[requirements.findIndex((one) => one.label === label)],
  }
}

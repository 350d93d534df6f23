import {
  matchThresholds,
  scoreOfStates,
  type Match,
  type MatchDetails,
  type MatchingStatus,
  type Requirement,
  type RequirementList,
  type RequirementState,
  type Vacancy,
  type VacancySummary,
} from '@wervio/contracts'
import { AI, MAIN, server } from '@wervio/api-client/testing'
import { http, HttpResponse } from 'msw'

export { AI, failure, fakeServices, MAIN, server } from '@wervio/api-client/testing'

export const VACANCY = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11'
export const PATH = `/matching-dashboard?vacancy=${VACANCY}`
const at = '2026-01-01T09:00:00.000Z'
const madeBy = { engine: 'builtin', model: 'wervio-matcher-1', at }

export const idOf = (number: number): string => `5e6c1d52-7f7e-4f0e-8b3c-${String(number).padStart(12, '0')}`

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

export const vacancy = (): Vacancy => ({
  id: VACANCY,
  title: 'Wijkverpleegkundige',
  company: 'Zorggroep De Linde',
  location: 'Assen',
  salary: '',
  hours: '24 uur',
  description: '',
  specific_tasks: 'Zorg indiceren',
  benefits: '',
  soft_skills: '',
  hard_skills: 'BIG-registratie',
  sector: 'Zorg',
  core_activity: '',
  history: '',
  team_composition: '',
  company_culture: '',
  social_contribution: null,
  mission_vision_values: null,
  status: 'actief',
  thumbnail: null,
  created_at: at,
  updated_at: at,
  recruiter_id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d12',
})

const requirement = (
  id: string,
  label: string,
  importance: 'must' | 'nice',
  weight: number,
  kind: Requirement['kind'] = 'skill',
): Requirement => ({ id, label, importance, weight, kind, source: null, edited: false })

/** Three musts and a nice to have: 9 points. */
export const requirements: readonly Requirement[] = [
  requirement('big', 'BIG-registratie', 'must', 3, 'certificate'),
  requirement('indicatie', 'Indicaties stellen', 'must', 3),
  requirement('rijbewijs', 'Rijbewijs B', 'must', 2, 'licence'),
  requirement('omaha', 'Omaha System', 'nice', 1),
]

export const requirementList = (overrides: Partial<RequirementList> = {}): RequirementList => ({
  version: 'v1',
  requirements: [...requirements],
  removed: [],
  warnings: [],
  ...overrides,
})

/** Somebody whose score follows from the states. */
export const scored = (
  number: number,
  name: string,
  states: readonly RequirementState[],
  overrides: Partial<Match> = {},
): Match => {
  const score = scoreOfStates(requirements, states)
  return {
    id: idOf(number),
    name,
    photo: null,
    title: 'Verpleegkundige',
    location: 'Assen',
    skills: [],
    email: 'kandidaat@example.nl',
    phone: null,
    linkedin: null,
    cv_filename: 'cv.pdf',
    has_cv: true,
    experience: [],
    experience_years: 14,
    status: 'nieuw',
    shortlisted: false,
    created_at: at,
    updated_at: at,
    matchPercentage: score.percentage,
    stage: null,
    application: null,
    score: {
      ...score,
      states: [...states],
      version: 'v1',
      strength: 'BIG-registratie',
      gap: states.includes('missing') ? 'Rijbewijs B niet gevonden (staat niet in CV of profiel)' : null,
      computed_at: at,
    },
    ...overrides,
  }
}

export const ilse = scored(1, 'Ilse Hoogveen', ['met', 'met', 'missing', 'met'])
export const kwame = scored(2, 'Kwame Eikelboom', ['met', 'partly', 'met', 'missing'])
export const roos = scored(3, 'Roos Veldkamp', ['met', 'missing', 'missing', 'missing'])

const RECORDING = '0d7c1b52-6f5f-4d9c-9f0e-5a6d1f0b7c11'
/** Why a requirement isn't met, as the service says it. */
const REASONS: Readonly<Record<string, string>> = {
  partly: 'Nog in opleiding',
  missing: 'Staat niet in CV of profiel',
}

/** The details of a candidate, with quotes for all that was found and reasons for what wasn't. */
export const detailsOf = (match: Match): MatchDetails => {
  const { score } = match
  if (!score) throw new Error('no score')
  return {
    candidate_id: match.id,
    vacancy_id: VACANCY,
    score,
    requirements: [...requirements],
    matches: requirements.map(({ id, label, weight }, index) => {
      const state = score.states[index] ?? 'missing'
      const points = state === 'met' ? weight : state === 'partly' ? weight / 2 : 0
      return {
        requirement_id: id,
        state,
        points,
        evidence:
          state === 'missing'
            ? []
            : [
                { source: 'cv', path: `skills.${index}`, quote: `Werkt met ${label}` },
                { source: 'cv', path: 'experience.0.description', quote: `Deed ${label} in de wijk` },
                { source: 'recording', path: RECORDING, quote: `Vertelde over ${label}`, at: 754 },
              ],
        remark: REASONS[state] ?? null,
      }
    }),
    made_by: madeBy,
  }
}

export const matchingStatus = (overrides: Partial<MatchingStatus> = {}): MatchingStatus => ({
  state: 'current',
  done: 3,
  total: 3,
  version: 'v1',
  at_least: { '65': 2, '75': 1, '85': 0 },
  failures: [],
  made_by: madeBy,
  ...overrides,
})

/** How many candidates reach each threshold. */
const countsOf = (matches: readonly Match[]) =>
  Object.fromEntries(
    matchThresholds.map((threshold) => [
      threshold,
      matches.filter(({ matchPercentage }) => (matchPercentage ?? 0) >= threshold).length,
    ]),
  )

const orderOf: Record<string, (a: Match, b: Match) => number> = {
  score: (a, b) => (b.matchPercentage ?? -1) - (a.matchPercentage ?? -1),
  recent: (a, b) => b.updated_at.localeCompare(a.updated_at),
  experience: (a, b) => (b.experience_years ?? -1) - (a.experience_years ?? -1),
}

/** Both services with these candidates, sorted and filtered as the services do. Returns the queries of the list. */
export const stubMatching = (matches: readonly Match[] = [ilse, kwame, roos], list = requirementList()) => {
  const queries: Record<string, string>[] = []
  server.use(
    http.get(`${MAIN}/api/vacancy-summaries`, () => HttpResponse.json([vacancySummary()])),
    http.get(`${MAIN}/api/vacancies/:id`, () => HttpResponse.json(vacancy())),
    http.get(`${MAIN}/api/vacancies/:id/matches`, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      queries.push(query)
      const { order = 'score', minimum = '0', q = '' } = query
      return HttpResponse.json(
        matches
          .filter(
            ({ matchPercentage, name }) =>
              (matchPercentage ?? 0) >= Number(minimum) && name.toLowerCase().includes(q.toLowerCase()),
          )
          .toSorted(orderOf[order]),
      )
    }),
    http.get(`${AI}/api/vacancies/:id/requirements`, () => HttpResponse.json(list)),
    http.get(`${AI}/api/vacancies/:id/matching`, () =>
      HttpResponse.json(matchingStatus({ total: matches.length, done: matches.length, at_least: countsOf(matches) })),
    ),
    http.get(`${AI}/api/vacancies/:id/matching/:candidate/proposals`, () =>
      HttpResponse.json({ state: 'off', proposals: [], made_by: null }),
    ),
    http.get(`${AI}/api/vacancies/:id/matching/:candidate`, ({ params }) => {
      const match = matches.find(({ id }) => id === params['candidate'])
      return match
        ? HttpResponse.json(detailsOf(match))
        : HttpResponse.json({ error: 'Weg', code: 'not_found' }, { status: 404 })
    }),
  )
  return { queries }
}

import type { Application, Match } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { ID, MAIN, VACANCIES, vacancy } from './fake-services.ts'

export const APPLICATIONS = `${MAIN}/api/applications`
export const MATCHES = `${VACANCIES}/:id/matches`

const uuid = (kind: string, number: number) => `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const at = '2026-03-01T10:00:00.000Z'

/** An application at a stage, reached step by step, a day each, by Sanne. */
export const application = (number: number, given: Partial<Application> = {}): Application => {
  const stage = given.stage ?? 1
  const history = Array.from({ length: stage }, (_, index) => ({
    at: `2026-03-0${index + 1}T10:00:00.000Z`,
    by: 'Sanne',
    stage: index + 1,
    outcome: 'open' as const,
    reason: null,
  }))
  return {
    id: uuid('a', number),
    vacancy_id: ID,
    candidate_id: uuid('c', number),
    stage,
    outcome: 'open',
    reason: null,
    history,
    created_at: at,
    updated_at: at,
    ...given,
  }
}

/** A candidate in the pipeline of the vacancy; `given` may take him out again. */
export const match = (
  number: number,
  name: string,
  given: Partial<Match> = {},
  way: Partial<Application> = {},
): Match => {
  const own = application(number, way)
  return {
    id: uuid('c', number),
    name,
    photo: null,
    title: 'Planner',
    location: 'Assen',
    skills: ['Excel', 'Plannen'],
    email: null,
    phone: null,
    linkedin: null,
    cv_filename: null,
    has_cv: false,
    experience: [{ position: 'Planner', company: 'Transport Noord' }],
    experience_years: 1,
    status: 'nieuw',
    shortlisted: false,
    created_at: at,
    updated_at: at,
    matchPercentage: null,
    stage: own.stage,
    application: own,
    ...given,
  }
}

/** A service that keeps these candidates: lists them, changes and removes applications. */
export const pipelineOf = (matches: Match[]) => {
  const kept = new Map(matches.map((it) => [it.application?.id ?? it.id, it]))
  return [
    http.get(`${VACANCIES}/:id`, () => HttpResponse.json(vacancy())),
    http.get(MATCHES, () => HttpResponse.json([...kept.values()])),
    http.patch<{ id: string }, Partial<Application>>(`${APPLICATIONS}/:id`, async ({ params, request }) => {
      const now = kept.get(params.id)
      if (!now?.application) return HttpResponse.json({ error: '', message: '', code: 'not_found' }, { status: 404 })
      const changed = { ...now.application, ...(await request.json()) }
      const saved = {
        ...changed,
        history: [
          ...changed.history,
          {
            at: '2026-03-09T10:00:00.000Z',
            by: 'Sanne',
            stage: changed.stage,
            outcome: changed.outcome,
            reason: changed.reason,
          },
        ],
      }
      kept.set(params.id, { ...now, stage: saved.stage, application: saved })
      return HttpResponse.json(saved)
    }),
    http.delete<{ id: string }>(
      `${APPLICATIONS}/:id`,
      ({ params }) => (kept.delete(params.id), new HttpResponse(null, { status: 204 })),
    ),
  ]
}

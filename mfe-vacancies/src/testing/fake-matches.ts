import { application as pipelineApplication, match as pipelineMatch } from '@wervio/applications/testing'
import type { Application, Match } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { ID, MAIN, VACANCIES, vacancy } from './fake-services.ts'

export const APPLICATIONS = `${MAIN}/api/applications`
export const MATCHES = `${VACANCIES}/:id/matches`

const uuid = (kind: string, number: number) => `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const at = '2026-03-01T10:00:00.000Z'

/** An application at a stage, reached step by step, a day each, by Sanne. */
export const application = (number: number, overrides: Partial<Application> = {}): Application => {
  const stage = overrides.stage ?? 1
  const history = Array.from({ length: stage }, (_, index) => ({
    at: `2026-03-0${index + 1}T10:00:00.000Z`,
    by: 'Sanne',
    stage: index + 1,
    outcome: 'open' as const,
    reason: null,
  }))
  return pipelineApplication(number, {
    id: uuid('a', number),
    vacancy_id: ID,
    candidate_id: uuid('c', number),
    history,
    created_at: at,
    updated_at: at,
    ...overrides,
  })
}

/** A candidate in the pipeline of the vacancy; `overrides` may take them out again. */
export const match = (
  number: number,
  name: string,
  overrides: Partial<Match> = {},
  applicationOverrides: Partial<Application> = {},
): Match =>
  pipelineMatch(application(number, applicationOverrides), {
    name,
    location: 'Assen',
    skills: ['Excel', 'Plannen'],
    experience: [{ position: 'Planner', company: 'Transport Noord' }],
    experience_years: 1,
    status: 'nieuw',
    created_at: at,
    updated_at: at,
    matchPercentage: null,
    ...overrides,
  })

/** A service that keeps these candidates: lists them, changes and removes applications. */
export const pipelineOf = (matches: Match[]) => {
  const matchesById = new Map(matches.map((row) => [row.application?.id ?? row.id, row]))
  return [
    http.get(`${VACANCIES}/:id`, () => HttpResponse.json(vacancy())),
    http.get(MATCHES, () => HttpResponse.json([...matchesById.values()])),
    http.patch<{ id: string }, Partial<Application>>(`${APPLICATIONS}/:id`, async ({ params, request }) => {
      const current = matchesById.get(params.id)
      if (!current?.application)
        return HttpResponse.json({ error: '', message: '', code: 'not_found' }, { status: 404 })
      const changedApplication = { ...current.application, ...(await request.json()) }
      const savedApplication = {
        ...changedApplication,
        history: [
          ...changedApplication.history,
          {
            at: '2026-03-09T10:00:00.000Z',
            by: 'Sanne',
            stage: changedApplication.stage,
            outcome: changedApplication.outcome,
            reason: changedApplication.reason,
          },
        ],
      }
      matchesById.set(params.id, { ...current, stage: savedApplication.stage, application: savedApplication })
      return HttpResponse.json(savedApplication)
    }),
    http.delete<{ id: string }>(
      `${APPLICATIONS}/:id`,
      ({ params }) => (matchesById.delete(params.id), new HttpResponse(null, { status: 204 })),
    ),
  ]
}

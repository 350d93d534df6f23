import { afterAll, beforeAll } from '@jest/globals'
import { createDatabase, type Database } from '../src/platform/database.ts'

type Kept = {
  organisationId: string
  vacancyId: string
  candidateId: string
  percentage: number
  degree?: number
  years?: number | null
  version?: string
}

/** Scores as ai-service keeps them in the same database, written past its policies. */
export const scoresOf = (databaseUrl: () => string) => {
  let database: Database
  beforeAll(() => {
    database = createDatabase({ url: databaseUrl(), connections: 2, onLostConnection: () => undefined })
  })
  afterAll(() => database.close())
  return {
    query: (text: string, values: unknown[] = []) => database.pool.query<Record<string, unknown>>(text, values),
    score: ({ organisationId, vacancyId, candidateId, percentage, degree = 0.5, years = 3, version = 'v1' }: Kept) =>
      database.pool.query(
        `insert into ai.match_results (vacancy_id, candidate_id, organisation_id, version, questions, revision, matcher, percentage, points, maximum, degree, states, strength, gap, findings, years)
          values ($1, $2, $3, $4, 'q', now(), 'wervio-matcher-1/2026-11', $5::integer, $5::integer / 10.0, 10, $6, '{met,missing}', 'Excel', 'Rijbewijs B niet gevonden', '[[1, null, true], [0, "Alleen rijbewijs AM", false]]', $7)
          on conflict (vacancy_id, candidate_id) do update set percentage = excluded.percentage, version = excluded.version`,
        [vacancyId, candidateId, organisationId, version, percentage, degree, years],
      ),
    /** The requirements of a version. */
    list: (organisationId: string, vacancyId: string, version = 'v1') =>
      database.pool.query(
        `insert into ai.match_lists (vacancy_id, version, organisation_id, requirements) values ($1, $2, $3, $4) on conflict do nothing`,
        [
          vacancyId,
          version,
          organisationId,
          JSON.stringify([
            { id: 'a', kind: 'skill', label: 'Excel', importance: 'must', weight: 7, source: null, edited: false },
            {
              id: 'b',
              kind: 'licence',
              label: 'Rijbewijs B',
              importance: 'nice',
              weight: 3,
              source: null,
              edited: false,
            },
          ]),
        ],
      ),
  }
}

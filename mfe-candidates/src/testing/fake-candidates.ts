import {
  addedSpans,
  candidateStatuses,
  type CandidateCounts,
  type CandidateSummary,
  type SearchExplanation,
} from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { CANDIDATES, MAIN, server, summary } from './fake-services.ts'

export const COUNTS = `${MAIN}/api/candidate-counts`

const uuid = (number: number) => `c0000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A candidate with an id and address made from `number`. */
export const person = (number: number, name: string, overrides: Partial<CandidateSummary> = {}): CandidateSummary =>
  summary({ id: uuid(number), name, email: `${number}@example.nl`, ...overrides })

/** The counts that the service answers for these candidates. */
export const countsOf = (rows: readonly CandidateSummary[]): CandidateCounts => {
  const countByValue = (values: string[]) =>
    [...new Set(values)].map((value) => ({ value, count: values.filter((other) => other === value).length }))
  return {
    total: rows.length,
    by_status: Object.fromEntries(
      candidateStatuses.map((status) => [status, rows.filter((row) => row.status === status).length]),
    ) as CandidateCounts['by_status'],
    has_cv: { true: rows.filter((row) => row.has_cv).length, false: rows.filter((row) => !row.has_cv).length },
    added: Object.fromEntries(
      Object.entries(addedSpans).map(([span, days]) => [
        span,
        rows.filter((row) => Date.now() - Date.parse(row.created_at) <= days * 86_400_000).length,
      ]),
    ) as CandidateCounts['added'],
    locations: countByValue(rows.flatMap(({ location }) => (location ? [location] : []))),
    skills: countByValue(rows.flatMap(({ skills }) => skills)),
    estimated: false,
  }
}

/** The explanation of a search that was read as it was typed. */
export const explanation = (overrides: Partial<SearchExplanation> = {}): SearchExplanation => ({
  asks_for_something: true,
  excluded: [],
  synonyms: [],
  literal_q: null,
  required_words: [],
  ...overrides,
})

type Query = Record<string, string>
const matchesQuery = (row: CandidateSummary, query: Query): boolean =>
  (!query['status'] || row.status === query['status']) &&
  (!query['location'] || row.location === query['location']) &&
  (!query['skill'] || row.skills.includes(query['skill'])) &&
  (!query['has_cv'] || String(row.has_cv) === query['has_cv']) &&
  (!query['shortlisted'] || String(row.shortlisted) === query['shortlisted'])

/**
 * Stubs a service that stores these candidates: it lists, counts and shortlists them. Returns the query of every list
 * call.
 */
export const stubCandidates = (people: CandidateSummary[]): Query[] => {
  const storedRows = new Map(people.map((row) => [row.id, row]))
  const queries: Query[] = []
  const queryOf = (request: Request): Query => Object.fromEntries(new URL(request.url).searchParams)
  const rows = (query: Query) => [...storedRows.values()].filter((row) => matchesQuery(row, query))
  const shortlist = (id: string, shortlisted: boolean) => {
    const row = storedRows.get(id)
    if (row) storedRows.set(id, { ...row, shortlisted })
    return new HttpResponse(null, { status: 204 })
  }
  server.use(
    http.get(CANDIDATES, ({ request }) => {
      queries.push(queryOf(request))
      return HttpResponse.json(rows(queryOf(request)))
    }),
    http.get(`${CANDIDATES}/search/explanation`, () => HttpResponse.json(explanation())),
    http.get(COUNTS, ({ request }) => HttpResponse.json(countsOf(rows(queryOf(request))))),
    http.put<{ id: string }>(`${CANDIDATES}/:id/shortlist`, ({ params }) => shortlist(params.id, true)),
    http.delete<{ id: string }>(`${CANDIDATES}/:id/shortlist`, ({ params }) => shortlist(params.id, false)),
  )
  return queries
}

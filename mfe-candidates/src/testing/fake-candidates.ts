import { addedSpans, candidateStatuses, type CandidateCounts, type CandidateSummary } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { CANDIDATES, MAIN, server, summary } from './fake-services.ts'

export const COUNTS = `${MAIN}/api/candidate-counts`

const uuid = (number: number) => `c0000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A candidate told apart by number. */
export const person = (number: number, name: string, given: Partial<CandidateSummary> = {}): CandidateSummary =>
  summary({ id: uuid(number), name, email: `${number}@example.nl`, ...given })

/** What the service counts of these. */
export const countsOf = (rows: readonly CandidateSummary[]): CandidateCounts => {
  const by = (values: string[]) =>
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
    locations: by(rows.flatMap(({ location }) => (location ? [location] : []))),
    skills: by(rows.flatMap(({ skills }) => skills)),
  }
}

type Query = Record<string, string>
const leaves = (row: CandidateSummary, query: Query): boolean =>
  (!query['status'] || row.status === query['status']) &&
  (!query['location'] || row.location === query['location']) &&
  (!query['skill'] || row.skills.includes(query['skill'])) &&
  (!query['has_cv'] || String(row.has_cv) === query['has_cv']) &&
  (!query['shortlisted'] || String(row.shortlisted) === query['shortlisted'])

/** A service that keeps these candidates: lists, counts and shortlists them. Gives every list that was asked for. */
export const candidatesOf = (people: CandidateSummary[]): Query[] => {
  const kept = new Map(people.map((row) => [row.id, row]))
  const asked: Query[] = []
  const queryOf = (request: Request): Query => Object.fromEntries(new URL(request.url).searchParams)
  const rows = (query: Query) => [...kept.values()].filter((row) => leaves(row, query))
  const shortlist = (id: string, shortlisted: boolean) => {
    const row = kept.get(id)
    if (row) kept.set(id, { ...row, shortlisted })
    return new HttpResponse(null, { status: 204 })
  }
  server.use(
    http.get(CANDIDATES, ({ request }) => {
      asked.push(queryOf(request))
      return HttpResponse.json(rows(queryOf(request)))
    }),
    http.get(COUNTS, ({ request }) => HttpResponse.json(countsOf(rows(queryOf(request))))),
    http.put<{ id: string }>(`${CANDIDATES}/:id/shortlist`, ({ params }) => shortlist(params.id, true)),
    http.delete<{ id: string }>(`${CANDIDATES}/:id/shortlist`, ({ params }) => shortlist(params.id, false)),
  )
  return asked
}

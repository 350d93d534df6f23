import type { Candidate, Duplicate, ParsedCv } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { AI, candidate, CANDIDATES, failure, MAIN } from './fake-services.ts'
import { parsedCv } from './fake-parsed-cv.ts'

type Given = { parsed?: ParsedCv; doubles?: Duplicate[]; saved?: Candidate }

/** The calls of an addition, answered and counted. */
export const addingCalls = ({ parsed = parsedCv(), doubles = [], saved = candidate() }: Given = {}) => {
  const calls: string[] = []
  const bodies: Record<string, unknown>[] = []
  const handlers = [
    http.post(
      `${CANDIDATES}/upload-cv`,
      () => (calls.push('upload'), HttpResponse.json({ filename: 'f1.pdf' }, { status: 201 })),
    ),
    http.post(`${AI}/api/parse-cv`, () => (calls.push('parse'), HttpResponse.json(parsed))),
    http.post(`${CANDIDATES}/duplicates`, () => (calls.push('doubles'), HttpResponse.json(doubles))),
    http.post(CANDIDATES, async ({ request }) => {
      calls.push('save')
      bodies.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json(saved, { status: 201 })
    }),
    // The dashboard, where an addition ends.
    http.get(CANDIDATES, () => HttpResponse.json([])),
    http.get(`${MAIN}/api/candidate-counts`, () =>
      HttpResponse.json({
        total: 0,
        by_status: { nieuw: 0, in_proces: 0, aangenomen: 0, afgewezen: 0 },
        has_cv: { true: 0, false: 0 },
        added: { week: 0, month: 0, quarter: 0, year: 0 },
        locations: [],
        skills: [],
      }),
    ),
  ]
  return { calls, bodies, handlers }
}

const addresses = {
  upload: `${CANDIDATES}/upload-cv`,
  parse: `${AI}/api/parse-cv`,
  doubles: `${CANDIDATES}/duplicates`,
  save: CANDIDATES,
}

/** One of the calls without a connection, once. */
export const cutOnce = (call: keyof typeof addresses) =>
  http.post(addresses[call], () => HttpResponse.error(), { once: true })

/** One of the calls that fails without saying why, once. */
export const failOnce = (call: keyof typeof addresses) =>
  http.post(addresses[call], () => HttpResponse.json(failure('internal', ''), { status: 500 }), { once: true })

/** The reading refused with this code, always. */
export const unreadable = (code: string, error: string) =>
  http.post(addresses.parse, () => HttpResponse.json(failure(code, error), { status: 422 }))

import type { Candidate, Duplicate, ImportItemSummary, ParsedCv } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { parsedCv } from './fake-parsed-cv.ts'
import { candidate, CANDIDATES, failure, MAIN } from './fake-services.ts'
import { IMPORTS, ITEMS, STACK_ID, stackItem } from './fake-stack.ts'

const at = '2026-03-01T10:00:00.000Z'

type AddingFixture = {
  /** What is read, or why nothing can be read. */
  read?: ParsedCv | { problem: string }
  /** How often the service says that it is still reading. */
  pollsBeforeRead?: number
  duplicates?: Duplicate[]
  saved?: Candidate
}

/** The dashboard, where an addition ends. */
const dashboard = [
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

/** The calls of an addition, answered and counted. `keys`: those of the files that were sent. */
export const addingCalls = ({
  read = parsedCv(),
  pollsBeforeRead = 0,
  duplicates = [],
  saved = candidate(),
}: AddingFixture = {}) => {
  const calls: string[] = []
  const bodies: Record<string, unknown>[] = []
  const keys = new Set<string | null>()
  let pollCount = 0
  /** Whether there is a stack with a CV that isn't saved. */
  let isOpen = false
  const summary = (): ImportItemSummary => {
    const item = stackItem(1, { file_name: 'cv-noor.pdf' })
    if (pollCount <= pollsBeforeRead) return { ...item, status: 'reading', name: null, title: null }
    return 'problem' in read
      ? { ...item, status: 'failed', problem: read.problem, name: null, title: null }
      : { ...item, name: read.name, title: read.title, has_duplicates: duplicates.length > 0 }
  }
  const stack = () => ({ id: STACK_ID, mode: 'review', created_at: at, items: [summary()] })
  const saveCandidate = async (request: Request, status: number) => {
    calls.push('save')
    isOpen = false
    bodies.push((await request.json()) as Record<string, unknown>)
    return HttpResponse.json(saved, { status })
  }
  const handlers = [
    http.get(IMPORTS, () => HttpResponse.json(isOpen ? [stack()] : [])),
    http.post(IMPORTS, () =>
      HttpResponse.json({ id: STACK_ID, mode: 'review', created_at: at, items: [] }, { status: 201 }),
    ),
    http.delete(`${IMPORTS}/:id`, () => {
      calls.push('discard')
      isOpen = false
      return new HttpResponse(null, { status: 204 })
    }),
    http.post(`${IMPORTS}/:id/files`, ({ request }) => {
      calls.push('upload')
      isOpen = true
      keys.add(new URL(request.url).searchParams.get('creation_key'))
      return HttpResponse.json(stackItem(1, { status: 'waiting', name: null, title: null }), { status: 201 })
    }),
    http.get(`${IMPORTS}/:id`, () => {
      pollCount += 1
      return HttpResponse.json(stack())
    }),
    http.get(`${ITEMS}/:id`, () => {
      calls.push('read')
      return HttpResponse.json({ ...summary(), parsed: 'problem' in read ? null : read, duplicates })
    }),
    http.get(`${ITEMS}/:id/cv`, () => new HttpResponse('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })),
    http.post(`${ITEMS}/:id/save`, ({ request }) => saveCandidate(request, 200)),
    http.delete(`${ITEMS}/:id`, () => (calls.push('drop'), new HttpResponse(null, { status: 204 }))),
    http.post(`${CANDIDATES}/duplicates`, () => (calls.push('duplicates'), HttpResponse.json(duplicates))),
    http.post(CANDIDATES, ({ request }) => saveCandidate(request, 201)),
    ...dashboard,
  ]
  return { calls, bodies, keys, handlers }
}

const stepHandlers = {
  upload: (answer: () => Response) => http.post(`${IMPORTS}/:id/files`, answer),
  read: (answer: () => Response) => http.get(`${IMPORTS}/:id`, answer),
  save: (answer: () => Response) => http.post(`${ITEMS}/:id/save`, answer),
}

/** One of the steps without a connection. */
export const failToConnect = (name: keyof typeof stepHandlers) => stepHandlers[name](() => HttpResponse.error())

/** One of the steps that fails without saying why. */
export const failWithError = (name: keyof typeof stepHandlers) =>
  stepHandlers[name](() => HttpResponse.json(failure('internal', ''), { status: 500 }))

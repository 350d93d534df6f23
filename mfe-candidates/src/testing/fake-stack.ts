import type { CvImport, ImportItem, ImportItemSummary } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { candidate, MAIN } from './fake-services.ts'
import { parsedCv } from './fake-parsed-cv.ts'

export const IMPORTS = `${MAIN}/api/cv-imports`
export const ITEMS = `${MAIN}/api/cv-import-items`
export const STACK_ID = '7a6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d31'

const at = '2026-03-01T10:00:00.000Z'

/** The `number`th CV of the stack, read and waiting to be looked at. */
export const stackItem = (number: number, overrides: Partial<ImportItemSummary> = {}): ImportItemSummary => ({
  id: `d0000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  import_id: STACK_ID,
  file_name: `cv-${number}.pdf`,
  size: 20_000,
  status: 'ready',
  problem: null,
  name: `Kandidaat ${number}`,
  title: 'Planner',
  has_duplicates: false,
  candidate_id: null,
  created_at: at,
  updated_at: at,
  ...overrides,
})

/** No stack is open. */
export const noStacks = http.get(IMPORTS, () => HttpResponse.json([]))

/** The handlers of a service that stores a stack of these CVs; CVs sent later are read at once. */
export const stackOf = (
  items: ImportItemSummary[],
  detailsOf: (item: ImportItemSummary) => Partial<ImportItem> = () => ({}),
) => {
  const storedItems = new Map(items.map((item) => [item.id, item]))
  const savedDrafts: unknown[] = []
  const stack = (): CvImport => ({ id: STACK_ID, mode: 'review', created_at: at, items: [...storedItems.values()] })
  const notFound = () =>
    HttpResponse.json(
      { error: 'Deze stapel of dit CV is er niet meer', message: '', code: 'not_found' },
      { status: 404 },
    )
  const handlers = [
    http.get(IMPORTS, () => HttpResponse.json(storedItems.size > 0 ? [stack()] : [])),
    http.post(IMPORTS, () => HttpResponse.json(stack(), { status: 201 })),
    http.get(`${IMPORTS}/:id`, ({ params }) => (params['id'] === STACK_ID ? HttpResponse.json(stack()) : notFound())),
    http.delete(`${IMPORTS}/:id`, () => (storedItems.clear(), new HttpResponse(null, { status: 204 }))),
    http.post(`${IMPORTS}/:id/files`, async ({ request }) => {
      const file = (await request.formData()).get('cv')
      const item = stackItem(storedItems.size + 1, { file_name: file instanceof File ? file.name : '' })
      storedItems.set(item.id, item)
      return HttpResponse.json(item, { status: 201 })
    }),
    http.get<{ id: string }>(`${ITEMS}/:id`, ({ params }) => {
      const item = storedItems.get(params.id)
      if (!item) return notFound()
      return HttpResponse.json({
        ...item,
        parsed: item.status === 'ready' ? parsedCv({ name: item.name }) : null,
        duplicates: [],
        ...detailsOf(item),
      })
    }),
    http.get(`${ITEMS}/:id/cv`, () => new HttpResponse('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })),
    http.post<{ id: string }>(`${ITEMS}/:id/save`, async ({ params, request }) => {
      const body = (await request.json()) as { name: string }
      savedDrafts.push(body)
      const item = storedItems.get(params.id)
      if (!item) return notFound()
      const newCandidate = candidate({ id: item.id.replace(/^d/, 'c'), name: body.name })
      storedItems.set(item.id, { ...item, status: 'saved', name: body.name, candidate_id: newCandidate.id })
      return HttpResponse.json(newCandidate)
    }),
    http.post<{ id: string }>(`${ITEMS}/:id/retry`, ({ params }) => {
      const item = storedItems.get(params.id)
      if (!item) return notFound()
      storedItems.set(item.id, { ...item, status: 'ready', problem: null })
      return HttpResponse.json(storedItems.get(item.id))
    }),
    http.delete<{ id: string }>(`${ITEMS}/:id`, ({ params }) =>
      storedItems.delete(params.id) ? new HttpResponse(null, { status: 204 }) : notFound(),
    ),
  ]
  return { handlers, saved: savedDrafts, items: () => [...storedItems.values()] }
}

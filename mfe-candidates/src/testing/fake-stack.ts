import type { CvImport, ImportItem, ImportItemSummary } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { candidate, MAIN } from './fake-services.ts'
import { parsedCv } from './fake-parsed-cv.ts'

export const IMPORTS = `${MAIN}/api/cv-imports`
export const ITEMS = `${MAIN}/api/cv-import-items`
export const STACK_ID = '7a6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d31'

const at = '2026-03-01T10:00:00.000Z'

/** The `number`th CV of the stack, read and waiting to be looked at. */
export const stackItem = (number: number, given: Partial<ImportItemSummary> = {}): ImportItemSummary => ({
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
  ...given,
})

/** No stack is open. */
export const noStacks = http.get(IMPORTS, () => HttpResponse.json([]))

/** A service that keeps a stack of these CVs; what is sent to it afterwards is read at once. */
export const stackOf = (
  items: ImportItemSummary[],
  full: (item: ImportItemSummary) => Partial<ImportItem> = () => ({}),
) => {
  const kept = new Map(items.map((item) => [item.id, item]))
  const saved: unknown[] = []
  const stack = (): CvImport => ({ id: STACK_ID, mode: 'review', created_at: at, items: [...kept.values()] })
  const missing = () =>
    HttpResponse.json(
      { error: 'Deze stapel of dit CV is er niet meer', message: '', code: 'not_found' },
      { status: 404 },
    )
  const handlers = [
    http.get(IMPORTS, () => HttpResponse.json(kept.size > 0 ? [stack()] : [])),
    http.post(IMPORTS, () => HttpResponse.json(stack(), { status: 201 })),
    http.get(`${IMPORTS}/:id`, ({ params }) => (params['id'] === STACK_ID ? HttpResponse.json(stack()) : missing())),
    http.delete(`${IMPORTS}/:id`, () => (kept.clear(), new HttpResponse(null, { status: 204 }))),
    http.post(`${IMPORTS}/:id/files`, async ({ request }) => {
      const sent = (await request.formData()).get('cv')
      const item = stackItem(kept.size + 1, { file_name: sent instanceof File ? sent.name : '' })
      kept.set(item.id, item)
      return HttpResponse.json(item, { status: 201 })
    }),
    http.get<{ id: string }>(`${ITEMS}/:id`, ({ params }) => {
      const item = kept.get(params.id)
      if (!item) return missing()
      return HttpResponse.json({
        ...item,
        parsed: item.status === 'ready' ? parsedCv({ name: item.name }) : null,
        duplicates: [],
        ...full(item),
      })
    }),
    http.get(`${ITEMS}/:id/cv`, () => new HttpResponse('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })),
    http.post<{ id: string }>(`${ITEMS}/:id/save`, async ({ params, request }) => {
      const body = (await request.json()) as { name: string }
      saved.push(body)
      const item = kept.get(params.id)
      if (!item) return missing()
      const made = candidate({ id: item.id.replace(/^d/, 'c'), name: body.name })
      kept.set(item.id, { ...item, status: 'saved', name: body.name, candidate_id: made.id })
      return HttpResponse.json(made)
    }),
    http.post<{ id: string }>(`${ITEMS}/:id/retry`, ({ params }) => {
      const item = kept.get(params.id)
      if (!item) return missing()
      kept.set(item.id, { ...item, status: 'ready', problem: null })
      return HttpResponse.json(kept.get(item.id))
    }),
    http.delete<{ id: string }>(`${ITEMS}/:id`, ({ params }) =>
      kept.delete(params.id) ? new HttpResponse(null, { status: 204 }) : missing(),
    ),
  ]
  return { handlers, saved, items: () => [...kept.values()] }
}

import type { Attachment } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { MAIN, VACANCIES, vacancy } from './fake-services.ts'

export const ATTACHMENTS = `${VACANCIES}/:id/attachments`
export const FILES = `${MAIN}/api/files/:id`

export const attachment = (number: number, name: string, given: Partial<Attachment> = {}): Attachment => ({
  id: `f0000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  name,
  type: 'application/pdf',
  size: 1_258_291,
  uploadedAt: `2026-03-${String(number).padStart(2, '0')}T10:00:00.000Z`,
  uploadedBy: 'Sanne',
  ...given,
})

/** A service that keeps these attachments: lists, takes, deletes and restores them. Every content is `content`. */
export const attachmentsOf = (attachments: Attachment[], content: BodyInit = 'inhoud') => {
  const kept = new Map(attachments.map((it) => [it.id, it]))
  const deleted = new Map<string, Attachment>()
  const newestFirst = () => [...kept.values()].toSorted((a, b) => b.uploadedAt.localeCompare(a.uploadedAt))
  return [
    http.get(`${VACANCIES}/:id`, () => HttpResponse.json(vacancy())),
    http.get(ATTACHMENTS, () => HttpResponse.json(newestFirst())),
    http.post(ATTACHMENTS, async ({ request }) => {
      const file = (await request.formData()).get('file') as File
      const added = attachment(kept.size + 10, file.name, { size: file.size, type: file.type })
      kept.set(added.id, added)
      return HttpResponse.json(added, { status: 201 })
    }),
    http.get<{ id: string }>(
      FILES,
      ({ params }) => new HttpResponse(content, { headers: { 'content-type': kept.get(params.id)?.type ?? '' } }),
    ),
    http.delete<{ id: string }>(FILES, ({ params }) => {
      const gone = kept.get(params.id)
      if (gone) deleted.set(params.id, gone)
      kept.delete(params.id)
      return new HttpResponse(null, { status: 204 })
    }),
    http.post<{ id: string }>(`${FILES}/restore`, ({ params }) => {
      const back = deleted.get(params.id)
      if (!back) return HttpResponse.json({ error: '', message: '', code: 'not_found' }, { status: 404 })
      kept.set(params.id, back)
      return HttpResponse.json(back)
    }),
  ]
}

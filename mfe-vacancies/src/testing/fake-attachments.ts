import type { Attachment } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { MAIN, VACANCIES, vacancy } from './fake-services.ts'

export const ATTACHMENTS = `${VACANCIES}/:id/attachments`
export const FILES = `${MAIN}/api/files/:id`

export const attachment = (number: number, name: string, overrides: Partial<Attachment> = {}): Attachment => ({
  id: `f0000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  name,
  type: 'application/pdf',
  size: 1_258_291,
  uploadedAt: `2026-03-${String(number).padStart(2, '0')}T10:00:00.000Z`,
  uploadedBy: 'Sanne',
  ...overrides,
})

/** A service that keeps these attachments: lists, takes, deletes and restores them. Every content is `content`. */
export const attachmentsOf = (attachments: Attachment[], content: BodyInit = 'inhoud') => {
  const attachmentsById = new Map(attachments.map((initial) => [initial.id, initial]))
  const deletedById = new Map<string, Attachment>()
  const newestFirst = () => [...attachmentsById.values()].toSorted((a, b) => b.uploadedAt.localeCompare(a.uploadedAt))
  return [
    http.get(`${VACANCIES}/:id`, () => HttpResponse.json(vacancy())),
    http.get(ATTACHMENTS, () => HttpResponse.json(newestFirst())),
    http.post(ATTACHMENTS, async ({ request }) => {
      const file = (await request.formData()).get('file') as File
      const newAttachment = attachment(attachmentsById.size + 10, file.name, { size: file.size, type: file.type })
      attachmentsById.set(newAttachment.id, newAttachment)
      return HttpResponse.json(newAttachment, { status: 201 })
    }),
    http.get<{ id: string }>(
      FILES,
      ({ params }) =>
        new HttpResponse(content, { headers: { 'content-type': attachmentsById.get(params.id)?.type ?? '' } }),
    ),
    http.delete<{ id: string }>(FILES, ({ params }) => {
      const deletedAttachment = attachmentsById.get(params.id)
      if (deletedAttachment) deletedById.set(params.id, deletedAttachment)
      attachmentsById.delete(params.id)
      return new HttpResponse(null, { status: 204 })
    }),
    http.post<{ id: string }>(`${FILES}/restore`, ({ params }) => {
      const deletedAttachment = deletedById.get(params.id)
      if (!deletedAttachment) return HttpResponse.json({ error: '', message: '', code: 'not_found' }, { status: 404 })
      attachmentsById.set(params.id, deletedAttachment)
      return HttpResponse.json(deletedAttachment)
    }),
  ]
}

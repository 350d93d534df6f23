import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits, megabytes } from './limits.ts'
import { messages } from './messages.ts'
import { roles } from './roles.ts'
import { vacancy, vacancyId } from './vacancies.ts'

/** A file of a vacancy. */
export const attachment = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** Media type found in the content, not the one the browser states; `application/octet-stream` when unknown. */
    type: z.string(),
    /** Bytes. */
    size: z.int().nonnegative(),
    uploadedAt: z.iso.datetime(),
    /** Name or mail address of the recruiter. */
    uploadedBy: z.string(),
  })
  .meta({ id: 'Attachment' })
export type Attachment = z.infer<typeof attachment>

export const thumbnailTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/**
 * What is wrong with a picture, in Dutch, before it is sent; null when nothing is. `size` in bytes. The service looks
 * at its content too.
 */
export const pictureProblem = ({ type, size }: { type: string; size: number }): string | null => {
  if (!thumbnailTypes.some((allowedType) => allowedType === type)) return messages.thumbnailRefused
  if (size === 0) return messages.attachmentEmpty
  return size > limits.thumbnail ? messages.thumbnailTooLarge : null
}

const fileId = z.object({ id: z.string().max(100) })

export const listAttachments = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/vacancies/{id}/attachments',
  personal: { unlogged: 'names of files; each file that is opened is logged' },
  auth: 'recruiter',
  summary: 'De bijlagen van een vacature, nieuwste eerst.',
  params: vacancyId,
  row: 'vacancy',
  responses: { 200: z.array(attachment) },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.attachmentsFailed },
})

export const addAttachment = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/vacancies/{id}/attachments',
  auth: 'recruiter',
  summary: `Voegt een bestand van hoogstens ${megabytes(limits.attachment)} toe aan een vacature.`,
  params: vacancyId,
  row: 'vacancy',
  upload: { field: 'file', maximum: limits.attachment, tooLarge: messages.attachmentTooLarge },
  responses: { 201: attachment },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.attachmentSaveFailed },
})

export const saveThumbnail = defineEndpoint({
  service: 'main',
  method: 'PUT',
  path: '/api/vacancies/{id}/thumbnail',
  auth: 'recruiter',
  summary: `Zet de afbeelding van een vacature (PNG, JPG of WebP, hoogstens ${megabytes(limits.thumbnail)}).`,
  params: vacancyId,
  row: 'vacancy',
  upload: { field: 'file', maximum: limits.thumbnail, tooLarge: messages.thumbnailTooLarge },
  responses: { 200: vacancy },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.thumbnailFailed },
})

export const deleteThumbnail = defineEndpoint({
  service: 'main',
  method: 'DELETE',
  path: '/api/vacancies/{id}/thumbnail',
  auth: 'recruiter',
  summary: 'Haalt de afbeelding van een vacature weg.',
  params: vacancyId,
  row: 'vacancy',
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, 404: messages.vacancyNotFound, fallback: messages.thumbnailFailed },
})

export const getFile = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/files/{id}',
  personal: { shows: 'file' },
  auth: 'recruiter',
  roles,
  summary: 'De inhoud van een bestand. Wat een browser zou uitvoeren gaat alleen als download de deur uit.',
  params: fileId,
  row: 'file',
  file: true,
  responses: { 200: null },
  messages: { 401: messages.sessionExpired, 404: messages.fileNotFound, fallback: messages.fileFailed },
})

export const deleteFile = defineEndpoint({
  service: 'main',
  method: 'DELETE',
  path: '/api/files/{id}',
  auth: 'recruiter',
  summary: 'Verwijdert een bestand; een dag lang is dat terug te draaien.',
  params: fileId,
  row: 'file',
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, 404: messages.fileNotFound, fallback: messages.attachmentDeleteFailed },
})

export const restoreFile = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/files/{id}/restore',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary: 'Zet een verwijderd bestand terug.',
  params: fileId,
  row: 'file',
  responses: { 200: attachment },
  messages: { 401: messages.sessionExpired, 404: messages.fileNotFound, fallback: messages.attachmentSaveFailed },
})

import './jitless.ts'
import { z } from 'zod'
import { candidate, candidateId } from './candidate.ts'
import { parsedCv } from './cv.ts'
import { defineEndpoint } from './endpoint.ts'
import { limits, megabytes } from './limits.ts'
import { messages } from './messages.ts'

/** Kinds of file a CV may be. */
export const cvTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const
/** What a file picker for CVs accepts. */
export const cvExtensions = '.pdf,.doc,.docx'

const upload = { field: 'cv', maximum: limits.cv, tooLarge: messages.cvTooLarge } as const
const uploadMessages = {
  401: messages.sessionExpired,
  404: messages.candidateNotFound,
  fallback: messages.cvUploadFailed,
} as const

export const uploadCv = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/candidates/upload-cv',
  personal: { unlogged: 'holds what the caller just sent' },
  auth: 'recruiter',
  summary: 'Bewaart een CV (PDF of Word) waar nog geen kandidaat bij is; na een dag zonder kandidaat verdwijnt het.',
  upload,
  responses: {
    201: z.object({ /** For `cv_filename` of the new candidate. */ filename: z.string() }).meta({ id: 'UploadedCv' }),
  },
  messages: { 401: messages.sessionExpired, fallback: messages.cvUploadFailed },
})

export const getCv = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/candidates/{id}/cv',
  personal: { shows: 'cv' },
  auth: 'recruiter',
  summary: 'Het CV van een kandidaat.',
  params: candidateId,
  row: 'candidate',
  file: true,
  responses: { 200: null },
  messages: { 401: messages.sessionExpired, fallback: messages.cvLoadFailed },
})

export const saveCv = defineEndpoint({
  service: 'main',
  method: 'PUT',
  path: '/api/candidates/{id}/cv',
  personal: { shows: 'profile' },
  auth: 'recruiter',
  summary: 'Zet of vervangt het CV van een kandidaat (PDF of Word).',
  params: candidateId,
  row: 'candidate',
  upload,
  responses: { 200: candidate },
  messages: uploadMessages,
})

export const deleteCv = defineEndpoint({
  service: 'main',
  method: 'DELETE',
  path: '/api/candidates/{id}/cv',
  personal: { shows: 'profile' },
  auth: 'recruiter',
  summary: 'Verwijdert het CV van een kandidaat, met de tekst waarin gezocht wordt.',
  params: candidateId,
  row: 'candidate',
  responses: { 200: candidate },
  messages: uploadMessages,
})

/** What a stored CV says. */
const cvReading = parsedCv
  .extend({
    /**
     * The file that was read, for `cv_file` of the change that takes values over. A service of before 1.1 answers none.
     */
    cv_file: z.uuid().optional(),
  })
  .meta({ id: 'CvReading' })

export const readCandidateCv = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/candidates/{id}/cv/reading',
  personal: { shows: 'cv' },
  auth: 'recruiter',
  summary: 'Leest het bewaarde CV van een kandidaat, als voorstel; er wordt niets gewijzigd.',
  params: candidateId,
  row: 'candidate',
  responses: { 200: cvReading },
  messages: { 401: messages.sessionExpired, fallback: messages.cvParseFailed },
})

export const savePhoto = defineEndpoint({
  service: 'main',
  method: 'PUT',
  path: '/api/candidates/{id}/photo',
  personal: { shows: 'profile' },
  auth: 'recruiter',
  summary: `Zet de foto van een kandidaat (PNG, JPG of WebP, hoogstens ${megabytes(limits.thumbnail)}).`,
  params: candidateId,
  row: 'candidate',
  upload: { field: 'file', maximum: limits.thumbnail, tooLarge: messages.thumbnailTooLarge },
  responses: { 200: candidate },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.thumbnailFailed },
})

export const deletePhoto = defineEndpoint({
  service: 'main',
  method: 'DELETE',
  path: '/api/candidates/{id}/photo',
  personal: { shows: 'profile' },
  auth: 'recruiter',
  summary: 'Haalt de foto van een kandidaat weg.',
  params: candidateId,
  row: 'candidate',
  responses: { 200: candidate },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.thumbnailFailed },
})

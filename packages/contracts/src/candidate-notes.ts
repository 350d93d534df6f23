import './jitless.ts'
import { z } from 'zod'
import { candidateId } from './candidate.ts'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { requiredText } from './text.ts'

/** A note about a candidate, for everybody of the organisation to read. */
export const candidateNote = z
  .object({
    id: z.uuid(),
    text: z.string(),
    /** Name or mail address of the author; null once the account is gone. */
    by: z.string().nullable(),
    /** Whether the recruiter who asks wrote it: only the author may change it. */
    yours: z.boolean(),
    /** Whether the recruiter who asks may delete it: the author, or anybody once the author's account is gone. */
    deletable: z.boolean(),
    /** Rises with every change of the text. */
    version: z.int().positive(),
    created_at: z.iso.datetime(),
    /** The last change of the text; null while it stands as it was first written. */
    edited_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CandidateNote' })
export type CandidateNote = z.infer<typeof candidateNote>

/** What a 409 `note_conflict` carries beside the error: the note as it stands now. */
export const noteConflict = z.object({ current: candidateNote })

export const noteText = requiredText(limits.longText, 'Schrijf eerst een notitie.')

const noteId = z.object({ id: z.string().max(100) })
const version = 'Geef de versie als heel getal.'
const missingCandidate = { 401: messages.sessionExpired, 404: messages.candidateNotFound } as const
const missingNote = { 401: messages.sessionExpired, 404: messages.noteNotFound } as const

export const listNotes = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/candidates/{id}/notes',
  personal: { shows: 'notes' },
  auth: 'recruiter',
  summary: 'De notities over een kandidaat, nieuwste eerst.',
  params: candidateId,
  row: 'candidate',
  responses: { 200: z.array(candidateNote) },
  messages: { ...missingCandidate, fallback: messages.notesFailed },
})

export const addNote = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/candidates/{id}/notes',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary: 'Schrijft een notitie over een kandidaat; dezelfde `creation_key` nog eens geeft de notitie die er al is.',
  params: candidateId,
  row: 'candidate',
  body: z
    .object({
      text: noteText,
      /** Chosen by the caller for one act of writing. */
      creation_key: z.uuid({ error: 'Deze sleutel is geen UUID.' }).optional(),
    })
    .meta({ id: 'NewNote' }),
  responses: { 200: candidateNote, 201: candidateNote },
  messages: { ...missingCandidate, fallback: messages.noteSaveFailed },
})

export const editNote = defineEndpoint({
  service: 'main',
  method: 'PUT',
  path: '/api/candidate-notes/{id}',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary:
    'Wijzigt een eigen notitie. Met `version` is het antwoord 409 met de notitie van nu als die intussen gewijzigd is.',
  params: noteId,
  row: 'candidate_note',
  body: z
    .object({ text: noteText, version: z.int({ error: version }).positive({ error: version }).optional() })
    .meta({ id: 'NoteChange' }),
  responses: { 200: candidateNote },
  messages: { ...missingNote, fallback: messages.noteSaveFailed },
})

export const deleteNote = defineEndpoint({
  service: 'main',
  method: 'DELETE',
  path: '/api/candidate-notes/{id}',
  auth: 'recruiter',
  summary:
    'Verwijdert een eigen notitie, of een waarvan de schrijver geen account meer heeft; nog een dag terug te zetten. Met `version` is het antwoord 409 als die intussen gewijzigd is.',
  params: noteId,
  row: 'candidate_note',
  query: z.object({ version: z.coerce.number({ error: version }).int({ error: version }).positive().optional() }),
  responses: { 204: null },
  messages: { ...missingNote, fallback: messages.noteDeleteFailed },
})

export const restoreNote = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/candidate-notes/{id}/restore',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary: 'Zet een verwijderde notitie terug, tot een dag erna.',
  params: noteId,
  row: 'candidate_note',
  responses: { 200: candidateNote },
  messages: { ...missingNote, fallback: messages.noteRestoreFailed },
})

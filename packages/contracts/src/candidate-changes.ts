import './jitless.ts'
import { z } from 'zod'
import { cvText, profileFields } from './candidate-fields.ts'
import { candidateName, retentionField, sensitiveField } from './candidate-request-fields.ts'
import { candidateStatuses } from './candidate-status.ts'
import { candidate, candidateId } from './candidate.ts'
import { cvEvidence } from './cv.ts'
import { defineEndpoint } from './endpoint.ts'
import { madeByDraft } from './made-by.ts'
import { messages } from './messages.ts'
import { closedEnum, openEnum } from './open-enum.ts'
import { longText, shortText } from './text.ts'
import { typedAddress } from './web-address.ts'

const {
  title,
  summary,
  skills,
  experience,
  education,
  languages,
  certificates,
  driving_licences,
  availability,
  notice_period,
  salary_wish,
  hours,
} = profileFields
const profile = {
  title,
  summary,
  skills,
  experience,
  education,
  languages,
  certificates,
  driving_licences,
  availability,
  notice_period,
  salary_wish,
  hours,
}
const editableFields = {
  name: candidateName,
  email: shortText().nullable(),
  phone: shortText().nullable(),
  location: shortText().nullable(),
  linkedin: typedAddress().nullable(),
  notes: longText().nullable(),
  ...profile,
}
/**
 * The same fields as they were when a change was begun; without it the last one wins. A stored row that is older than
 * the check of addresses holds any text.
 */
const basedOn = z
  .object({ ...editableFields, linkedin: shortText().nullable() })
  .partial()
  .optional()

/**
 * What a 409 `candidate_conflict` carries beside the error: the fields that somebody else changed too, and what they
 * say now.
 */
export const candidateConflict = z.object({
  current: candidate,
  conflicts: z.array(openEnum(Object.keys(editableFields) as (keyof typeof editableFields)[])),
})
export type CandidateConflict = z.output<typeof candidateConflict>

/**
 * The `PUT` of the specification (2, the table of calls), with its body and its answer: the forms of a profile save
 * with it. It says less than `changeCandidate`, so that nobody sets a status or a term by it. Both are one change
 * behind the route.
 */
export const updateCandidate = defineEndpoint({
  service: 'main',
  method: 'PUT',
  path: '/api/candidates/{id}',
  personal: { shows: 'profile' },
  auth: 'recruiter',
  summary:
    'Wijzigt naam, contactgegevens, notities of profiel; wat ontbreekt blijft zoals het is. Wijzigde een ander intussen hetzelfde, dan 409 met de kandidaat van nu erbij.',
  params: candidateId,
  row: 'candidate',
  body: z
    .object({
      ...editableFields,
      based_on: basedOn,
      /** Of values that are put back to what the CV says. */
      evidence: cvEvidence.nullable(),
    })
    .partial()
    .meta({ id: 'CandidateContact' }),
  responses: { 200: candidate },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.candidateChangeFailed },
})

/**
 * What the `PUT` of the specification has no place for: the status, the term, and what a machine read from a CV. A call
 * of its own, so that the body of the `PUT` stays as specified.
 */
export const changeCandidate = defineEndpoint({
  service: 'main',
  method: 'PATCH',
  path: '/api/candidates/{id}',
  personal: { shows: 'profile' },
  auth: 'recruiter',
  summary:
    'Wijzigt de status, de bewaartermijn, de gegevens of het profiel; wat ontbreekt blijft zoals het is. Met `made_by` is het wat een machine las. Wijzigde een ander intussen hetzelfde als `based_on` noemt, dan 409 met de kandidaat van nu erbij.',
  params: candidateId,
  row: 'candidate',
  body: z
    .object({
      status: closedEnum(candidateStatuses, 'Kies een status uit de lijst.'),
      /** Gives up the status a recruiter chose: it follows the procedures again. */
      follow_procedures: z.literal(true),
      retention: retentionField,
      ...editableFields,
      based_on: basedOn,
      /** Of a CV that was replaced, once it has been read. */
      cv_text: cvText().nullable(),
      sensitive: sensitiveField,
      /**
       * Of a CV that was read again; it takes the place of what there was, except for fields that changed since
       * `based_on`.
       */
      evidence: cvEvidence.nullable(),
      made_by: madeByDraft.nullable(),
      /** The file that was read; the change is refused when the candidate has another CV by now. */
      cv_file: z.uuid({ error: 'Dit is geen bestand van een CV.' }),
    })
    .partial()
    .meta({ id: 'CandidateChange' }),
  responses: { 200: candidate },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.candidateChangeFailed },
})

import './jitless.ts'
import { z } from 'zod'
import { candidateSources, cvText, profileFields } from './candidate-fields.ts'
import { candidateName, retentionField, sensitiveField } from './candidate-request-fields.ts'
import { candidate } from './candidate.ts'
import { cvEvidence } from './cv.ts'
import { defineEndpoint } from './endpoint.ts'
import { madeByDraft } from './made-by.ts'
import { messages } from './messages.ts'
import { longText, shortText } from './text.ts'
import { typedAddress } from './web-address.ts'

/**
 * A candidate as a caller sends it: what `POST /api/parse-cv` answered, with the `filename` of
 * `POST /api/candidates/upload-cv`.
 */
export const candidateDraft = z
  .object({
    name: candidateName,
    ...profileFields,
    linkedin: typedAddress()
      .nullish()
      .transform((value) => value ?? null),
    notes: longText()
      .nullish()
      .transform((value) => value || null),
    /** Names an uploaded CV that has no candidate yet; the new candidate gets it. */
    cv_filename: shortText()
      .nullish()
      .transform((value) => value || null),
    cv_text: cvText()
      .nullish()
      .transform((value) => value || null),
    evidence: cvEvidence.nullish().transform((value) => value ?? null),
    sensitive: sensitiveField.nullish().transform((value) => value ?? []),
    made_by: madeByDraft.nullish().transform((value) => value ?? null),
    source: z.enum(candidateSources, { error: 'Kies een herkomst uit de lijst.' }).optional(),
    retention: retentionField.default('four_weeks'),
    /** Chosen by the caller; the same key again gives the candidate it made before. */
    creation_key: z.uuid({ error: 'Deze sleutel is geen UUID.' }).optional(),
  })
  .meta({ id: 'CandidateDraft' })
export type CandidateDraft = z.input<typeof candidateDraft>

/** An existing candidate who gets the CV, and the values they lack, instead of a new candidate. */
export const mergeWith = { merge_with: z.uuid({ error: 'Kies een kandidaat.' }).nullish() } as const

export const createCandidate = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/candidates',
  personal: { unlogged: 'holds what the caller just sent' },
  auth: 'recruiter',
  jobs: true,
  summary:
    'Slaat een kandidaat op, met het CV dat `cv_filename` noemt; met `merge_with` krijgt een kandidaat die er al is het CV en wat hij nog niet had.',
  body: candidateDraft.extend(mergeWith).meta({ id: 'NewCandidate' }),
  responses: { 200: candidate, 201: candidate },
  messages: { 401: messages.sessionExpired, fallback: messages.candidateSaveFailed },
})

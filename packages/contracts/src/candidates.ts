import './jitless.ts'
import { z } from 'zod'
import { candidateSources, cvText, profileFields, retentionBases } from './candidate-fields.ts'
import { cvEvidence, sensitiveKinds } from './cv.ts'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { madeBy } from './made-by.ts'
import { messages } from './messages.ts'
import { longText, requiredText, shortText } from './text.ts'
import { typedAddress } from './web-address.ts'

/** The four statuses of a candidate in the order screens show them. */
export const candidateStatuses = ['nieuw', 'in_proces', 'aangenomen', 'afgewezen'] as const
export type CandidateStatus = (typeof candidateStatuses)[number]

export const candidateStatusLabels: Record<CandidateStatus, string> = {
  nieuw: 'Nieuw',
  in_proces: 'In Proces',
  aangenomen: 'Aangenomen',
  afgewezen: 'Afgewezen',
}

const status = z.enum(candidateStatuses, { error: 'Kies een status uit de lijst.' })
const retention = z.enum(retentionBases, { error: 'Kies een bewaartermijn uit de lijst.' })
const name = requiredText(limits.shortText, 'Vul een naam in.')
/** What was read of the CV; only which sensitive kinds it holds is kept. */
const sensitive = z.array(z.object({ kind: z.enum(sensitiveKinds) })).max(100)
const notes = longText()
  .nullish()
  .transform((value) => value || null)

/** A candidate as a caller sends it: what `POST /api/parse-cv` answered, with the `filename` of `POST /api/candidates/upload-cv`. */
export const candidateDraft = z
  .object({
    name,
    ...profileFields,
    linkedin: typedAddress()
      .nullish()
      .transform((value) => value ?? null),
    notes,
    /** Names an uploaded CV that has no candidate yet; the new candidate gets it. */
    cv_filename: shortText()
      .nullish()
      .transform((value) => value || null),
    cv_text: cvText()
      .nullish()
      .transform((value) => value || null),
    evidence: cvEvidence.nullish().transform((value) => value ?? null),
    sensitive: sensitive.nullish().transform((value) => value ?? []),
    made_by: madeBy.nullish().transform((value) => value ?? null),
    source: z.enum(candidateSources, { error: 'Kies een herkomst uit de lijst.' }).optional(),
    retention: retention.default('four_weeks'),
    /** Chosen by the caller; the same key again gives the candidate it made before. */
    creation_key: z.uuid({ error: 'Deze sleutel is geen UUID.' }).optional(),
  })
  .meta({ id: 'CandidateDraft' })
export type CandidateDraft = z.input<typeof candidateDraft>

/** Somebody who is already there and gets the CV, and what he doesn't have yet, instead of a new candidate. */
export const mergeWith = { merge_with: z.uuid({ error: 'Kies een kandidaat.' }).nullish() } as const

/** A candidate as lists show him. */
export const candidateSummary = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** Address of the picture (`/api/files/{id}`); null for initials. */
    photo: z.string().nullable(),
    title: z.string().nullable(),
    location: z.string().nullable(),
    skills: z.array(z.string()),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    linkedin: z.string().nullable(),
    cv_filename: z.string().nullable(),
    /** Whether there is a CV to look at. */
    has_cv: z.boolean(),
    /** Newest first. */
    experience: z.array(z.object({ position: z.string(), company: z.string(), period: z.string().nullish() })),
    /** Years of work by the periods, the number of jobs where no period is known; null without jobs. */
    experience_years: z.number().nonnegative().nullable(),
    status: z.enum(candidateStatuses),
    /** Whether the recruiter who asks keeps him on the shortlist. */
    shortlisted: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'CandidateSummary' })
export type CandidateSummary = z.infer<typeof candidateSummary>

/** What a person changed by hand, by the path of the field as evidence has it: `phone`, `experience.0`, `skills.3`. */
const edits = z.record(
  z.string(),
  z.object({ at: z.iso.datetime(), /** Whether it was the recruiter who asks. */ yours: z.boolean() }),
)

/** All that is kept of a candidate, except the text of the CV. */
export const candidate = candidateSummary
  .extend({
    ...profileFields,
    notes: z.string().nullable(),
    evidence: cvEvidence.nullable(),
    edits,
    sensitive: z.array(z.object({ kind: z.enum(sensitiveKinds) })),
    made_by: madeBy.nullable(),
    source: z.enum(candidateSources),
    retention: z.enum(retentionBases),
    /** Day on which the term ends, counted from the creation or the change of the term. */
    retain_until: z.iso.date(),
  })
  .meta({ id: 'Candidate' })
export type Candidate = z.output<typeof candidate>

export const candidateId = z.object({ id: z.string().max(100) })

export const createCandidate = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/candidates',
  auth: 'recruiter',
  summary:
    'Slaat een kandidaat op, met het CV dat `cv_filename` noemt; met `merge_with` krijgt een kandidaat die er al is het CV en wat hij nog niet had.',
  body: candidateDraft.extend(mergeWith).meta({ id: 'NewCandidate' }),
  responses: { 200: candidate, 201: candidate },
  messages: { 401: messages.sessionExpired, fallback: messages.candidateSaveFailed },
})

export const getCandidate = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/candidates/{id}',
  auth: 'recruiter',
  summary: 'Eén kandidaat.',
  params: candidateId,
  row: 'candidate',
  responses: { 200: candidate },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.candidateFailed },
})

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
const editable = {
  name,
  email: shortText().nullable(),
  phone: shortText().nullable(),
  location: shortText().nullable(),
  linkedin: typedAddress().nullable(),
  notes: longText().nullable(),
  ...profile,
}
/** What a row says that is older than the check of addresses. */
const asStored = { ...editable, linkedin: shortText().nullable() }

/** What a 409 `candidate_conflict` carries beside the error: the fields that somebody else changed too, and what they say now. */
export const candidateConflict = z.object({
  current: candidate,
  conflicts: z.array(z.enum(Object.keys(editable) as (keyof typeof editable)[])),
})
export type CandidateConflict = z.output<typeof candidateConflict>

export const updateCandidate = defineEndpoint({
  service: 'main',
  method: 'PUT',
  path: '/api/candidates/{id}',
  auth: 'recruiter',
  summary:
    'Wijzigt naam, contactgegevens, notities of profiel; wat ontbreekt blijft zoals het is. Wijzigde een ander intussen hetzelfde, dan 409 met de kandidaat van nu erbij.',
  params: candidateId,
  row: 'candidate',
  body: z
    .object({
      ...editable,
      /** The same fields as they were when the change was begun; without it the last one wins. */
      based_on: z.object(asStored).partial().optional(),
      /** Of values that are put back to what the CV says. */
      evidence: cvEvidence.nullable(),
    })
    .partial()
    .meta({ id: 'CandidateContact' }),
  responses: { 200: candidate },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.candidateChangeFailed },
})

export const changeCandidate = defineEndpoint({
  service: 'main',
  method: 'PATCH',
  path: '/api/candidates/{id}',
  auth: 'recruiter',
  summary: 'Wijzigt de status, de bewaartermijn of het profiel; wat ontbreekt blijft zoals het is.',
  params: candidateId,
  row: 'candidate',
  body: z
    .object({
      status,
      retention,
      ...profile,
      /** Of a CV that was replaced, once it has been read. */ cv_text: cvText().nullable(),
      sensitive,
      /** Of a CV that was read again; it takes the place of what there was. */ evidence: cvEvidence.nullable(),
      made_by: madeBy.nullable(),
    })
    .partial()
    .meta({ id: 'CandidateChange' }),
  responses: { 200: candidate },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.candidateChangeFailed },
})

export const shortlistCandidate = defineEndpoint({
  service: 'main',
  method: 'PUT',
  path: '/api/candidates/{id}/shortlist',
  auth: 'recruiter',
  summary: 'Zet een kandidaat op je eigen shortlist.',
  params: candidateId,
  row: 'candidate',
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.shortlistFailed },
})

export const unlistCandidate = defineEndpoint({
  service: 'main',
  method: 'DELETE',
  path: '/api/candidates/{id}/shortlist',
  auth: 'recruiter',
  summary: 'Haalt een kandidaat van je eigen shortlist.',
  params: candidateId,
  row: 'candidate',
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.shortlistFailed },
})
